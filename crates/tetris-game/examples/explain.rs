//! Draws why the winner wins: Alice's first move, or Bob's answer to each of hers. Numbers are the order of the moves.
//!
//! ```sh
//! echo '0 3' | cargo run --quiet --example explain-tetris-game
//! ```

use common::grundy::{Impartial, Solver};
use common::judge::{run, Error};
use itertools::Itertools;
use std::process::ExitCode;
use testing::picture::{for_stdout, side_by_side, Picture, FIRST, SECOND};
use tetris_game::rules::{Position, Rules};
use tetris_game::solve;

const SIDE: usize = 4;

fn main() -> ExitCode {
    run(|input| explain(input).map(for_stdout))
}

/// The answer and, indented, why.
///
/// # Errors
/// As for [`solve`].
pub(crate) fn explain(input: &str) -> Result<String, Error> {
    let winner = solve(input)?;
    let numbers = input.split_ascii_whitespace().map(|token| token.parse().expect("solve has read it"));
    let (t, l) = numbers.take(2).collect_tuple().expect("solve has read them");
    let mut search = Solver::new(Rules::new(SIDE, SIDE));
    let empty = Position { covered: 0, left: [t, l] };
    let pieces = format!("    {t} T and {l} L. ");
    let why = match search.winning_option(&empty).expect("a finite game") {
        Some(option) => alice_wins(&mut search, empty, option),
        None => bob_wins(&mut search, empty),
    };
    Ok(winner + &pieces + &why)
}

/// Alice's winning move, and her answers to Bob's replies.
fn alice_wins(search: &mut Solver<Rules>, empty: Position, first: Position) -> String {
    let first_move = side_by_side(&[picture(&[empty, first])]);
    let answers = answers(search, &[empty, first]);
    let rest = if answers.is_empty() {
        "    Bob cannot move.\n".to_owned()
    } else {
        format!(
            "    To each reply of Bob, up to symmetry, an answer of Alice that leaves no move:\n\n{}",
            side_by_side(&answers)
        )
    };
    format!("Alice begins:\n\n{first_move}\n{rest}")
}

/// Bob's answers to Alice's first moves.
fn bob_wins(search: &mut Solver<Rules>, empty: Position) -> String {
    let answers = answers(search, &[empty]);
    if answers.is_empty() {
        return "Alice cannot move.\n".to_owned();
    }
    format!(
        "To each move of Alice, up to symmetry, an answer of Bob that leaves no move:\n\n{}",
        side_by_side(&answers)
    )
}

/// Pictures of the moves in a lost position, the last of a game: each, up to symmetry, with an answer that wins. In this
/// game such an answer leaves no move, as a test holds.
fn answers(search: &mut Solver<Rules>, game: &[Position]) -> Vec<Picture> {
    let classes = options(search, &game[game.len() - 1]).into_iter().unique_by(|p| (canonical(p.covered), p.left));
    let answered = classes.map(|reply| {
        let answer = search.winning_option(&reply).expect("a finite game").expect("the position is lost");
        picture(&[game, &[reply, answer]].concat())
    });
    answered.collect()
}

fn options(search: &Solver<Rules>, position: &Position) -> Vec<Position> {
    let mut options = Vec::new();
    search.game().options(position, &mut options);
    options
}

/// The pieces laid from one position to the next, with the numbers of the moves.
fn picture(game: &[Position]) -> Picture {
    let mut picture = Picture::new(SIDE, SIDE);
    for (number, (before, after)) in ('1'..).zip(game.iter().tuple_windows()) {
        picture.set_all(after.covered & !before.covered, number, if number == '2' { SECOND } else { FIRST });
    }
    picture
}

/// The least image of the covered cells under the symmetries of the board.
fn canonical(covered: u64) -> u64 {
    let mut image = covered;
    let images = (0..8).map(|index| {
        image = if index % 2 == 0 { transposed(image) } else { upside_down(image) };
        image
    });
    images.min().unwrap_or(covered)
}

fn transposed(cells: u64) -> u64 {
    let set = (0..SIDE * SIDE).filter(|cell| cells >> cell & 1 == 1);
    set.fold(0, |image, cell| image | 1 << (cell % SIDE * SIDE + cell / SIDE))
}

fn upside_down(cells: u64) -> u64 {
    (0..SIDE).fold(0, |image, row| image | (cells >> (SIDE * row) & 0xF) << (SIDE * (SIDE - 1 - row)))
}
