//! What the example draws, and the moves it draws against the rules.

#[path = "../examples/explain.rs"]
#[allow(dead_code, reason = "the example's `main`")]
mod example;

use common::grundy::{Impartial, Outcome, Solver};
use example::explain;
use extreme_grid_game::rules::{Board, Rules};
use extreme_grid_game::{first_player_wins, solve};
use itertools::{iproduct, Itertools};
use testing::picture::{plain, read_pictures};

testing::explain_tests!(explain, solve);

#[test]
fn the_readme_shows_what_is_written() {
    let explanation = plain(&explain("1  3 4 6\n").unwrap());
    assert!(include_str!("../../../README.md").contains(&explanation), "{explanation}");
}

/// Each move drawn is legal, and after each of the winner's the other player has lost.
#[test]
fn the_moves_drawn_win_on_every_board_of_at_most_12_cells() {
    for k in 1..=12 {
        let mut referee = Solver::new(Rules { k });
        for (n, m) in iproduct!(1..=12, 1..=12).filter(|(n, m)| n * m <= 12) {
            let text = plain(&explain(&format!("1\n{n} {m} {k}\n")).unwrap());
            let picture = read_pictures(&text).into_iter().exactly_one().expect("one picture").concat();
            let winner = if first_player_wins(n as u64, m as u64, k.into()) { 1 } else { 2 };
            let moves = picture.iter().filter_map(|cell| cell.to_digit(10)).max().unwrap_or(0);
            assert!(moves >= winner, "{text}");
            let mut board = Board::new(n, m);
            for number in 1..=moves {
                let drawn = picture.iter().positions(|cell| cell.to_digit(10) == Some(number));
                let mut options = Vec::new();
                referee.game().options(&board, &mut options);
                board = board.without(drawn.fold(0, |cells, index| cells | 1 << index));
                assert!(options.contains(&board), "{text}");
                assert!(number % 2 != winner % 2 || referee.outcome(&board) == Ok(Outcome::P), "{text}");
            }
        }
    }
}
