//! Draws the board and counts the moves in hand, which decide.
//!
//! ```sh
//! echo '2 A1 B2  1 H8' | cargo run --quiet --example explain-amateur-chess-players
//! ```

use amateur_chess_players::{first_player_wins, solve};
use common::judge::{run, Error};
use common::polyomino::Cell;
use std::process::ExitCode;
use testing::picture::{for_stdout, side_by_side, Picture, FIRST, PLAIN, SECOND};

fn main() -> ExitCode {
    run(|input| explain(input).map(for_stdout))
}

/// The answer and, indented, why.
///
/// # Errors
/// As for [`solve`].
pub(crate) fn explain(input: &str) -> Result<String, Error> {
    let winner = solve(input)?;
    let mut words = input.split_ascii_whitespace();
    let mut read_pieces = || {
        let count = words.next().and_then(|word| word.parse().ok()).expect("solve has read it");
        words.by_ref().take(count).map(cell).collect::<Vec<_>>()
    };
    let (white, black) = (read_pieces(), read_pieces());
    let board = side_by_side(&[picture(&white, &black)]);
    Ok(format!("{winner}\n{board}\n{}", in_hand(white.len(), black.len())))
}

/// Where a square such as `C5` lies in the picture, which has the ranks on its left.
fn cell(square: &str) -> Cell {
    let [file, rank] = *square.as_bytes() else { panic!("solve has read {square}") };
    Cell { row: (b'8' - rank).into(), column: (file - b'A' + 1).into() }
}

fn picture(white: &[Cell], black: &[Cell]) -> Picture {
    let mut picture = Picture::new(9, 9);
    picture.set(Cell { row: 8, column: 0 }, ' ', PLAIN);
    for (index, (rank, file)) in ('1'..='8').rev().zip('A'..='H').enumerate() {
        picture.set(Cell { row: index, column: 0 }, rank, PLAIN);
        picture.set(Cell { row: 8, column: index + 1 }, file, PLAIN);
    }
    for (cells, letter, player) in [(white, 'w', FIRST), (black, 'b', SECOND)] {
        for &cell in cells {
            picture.set(cell, letter, player);
        }
    }
    picture
}

/// The moves in hand of both, one above the other.
fn in_hand(white: usize, black: usize) -> String {
    let why = if first_player_wins(white as u64, black as u64) {
        format!("{white} > {black}: removing one piece a move, Cuber QQ still has one when Quber CC has none.")
    } else {
        format!("{white} <= {black}: removing one piece a move, Quber CC has an answer to each move of Cuber QQ.")
    };
    let (white_moves, black_moves) = (" w".repeat(white), " b".repeat(black));
    format!(
        "    A move uses up one's own pieces and nothing else, so p pieces are p moves in hand.\n    {why}\n\n    \
         Cuber QQ {white:>2}{FIRST}{white_moves}{FIRST:#}\n    Quber CC {black:>2}{SECOND}{black_moves}{SECOND:#}\n"
    )
}
