//! What the example draws, and the moves it draws against the rules.

#[path = "../examples/explain.rs"]
#[allow(dead_code, reason = "the example's `main`")]
mod example;

use common::grundy::{Impartial, Outcome, Solver};
use example::explain;
use itertools::{iproduct, Itertools};
use std::collections::HashSet;
use testing::picture::{plain, read_pictures};
use tetris_game::rules::{Position, Rules};
use tetris_game::{first_player_wins, solve};

testing::explain_tests!(explain, solve);

/// The positions that a picture goes through, the empty board first, each an option of the one before.
fn game(rules: &Rules, empty: Position, picture: &[Vec<char>]) -> Vec<Position> {
    let cells = picture.concat();
    let mut game = vec![empty];
    for number in 1..=cells.iter().filter_map(|cell| cell.to_digit(10)).max().unwrap_or(0) {
        let position = *game.last().expect("the empty board");
        let drawn = cells.iter().positions(|cell| cell.to_digit(10) == Some(number));
        let covered = drawn.fold(position.covered, |covered, index| covered | 1 << index);
        game.push(options(rules, position).into_iter().find(|option| option.covered == covered).expect("a legal move"));
    }
    game
}

fn options(rules: &Rules, position: Position) -> Vec<Position> {
    let mut options = Vec::new();
    rules.options(&position, &mut options);
    options
}

/// The eight images of a set of cells of the board.
fn images(cells: u64) -> HashSet<u64> {
    let at = |row, column| cells >> (4 * row + column) & 1;
    let image = |place: fn(usize, usize) -> (usize, usize)| {
        iproduct!(0..4, 0..4).fold(0, |image, (row, column)| {
            let (from_row, from_column) = place(row, column);
            image | at(from_row, from_column) << (4 * row + column)
        })
    };
    let turns =
        [image(|r, c| (r, c)), image(|r, c| (c, 3 - r)), image(|r, c| (3 - r, 3 - c)), image(|r, c| (3 - c, r))];
    let flips =
        [image(|r, c| (c, r)), image(|r, c| (r, 3 - c)), image(|r, c| (3 - r, c)), image(|r, c| (3 - c, 3 - r))];
    [turns, flips].concat().into_iter().collect()
}

/// The winner's moves leave a lost position, the last leaves no move, and no move of the loser is left out.
#[test]
fn the_moves_drawn_win_for_all_sixteen() {
    let mut referee = Solver::new(Rules::new(4, 4));
    for (t, l) in iproduct!(0..=3, 0..=3) {
        let text = plain(&explain(&format!("{t} {l}\n")).unwrap());
        let empty = Position { covered: 0, left: [t, l] };
        let games = read_pictures(&text).iter().map(|picture| game(referee.game(), empty, picture)).collect_vec();
        let (winner, loser) = if first_player_wins(t, l) { (1, 2) } else { (2, 1) };
        for position in games.iter().flat_map(|game| game.iter().skip(winner).step_by(2)) {
            assert_eq!(referee.outcome(position), Ok(Outcome::P), "{text}");
        }
        // If Alice wins, the first picture is of her move alone.
        let lost = if winner == 1 { games[0][1] } else { empty };
        let answered = &games[winner % 2..];
        assert!(answered.iter().all(|game| game.len() == loser + 2), "{text}");
        assert!(answered.iter().all(|game| options(referee.game(), game[loser + 1]).is_empty()), "{text}");
        let drawn: HashSet<u64> = answered.iter().flat_map(|game| images(game[loser].covered)).collect();
        assert!(options(referee.game(), lost).iter().all(|option| drawn.contains(&option.covered)), "{text}");
    }
}
