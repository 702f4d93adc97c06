//! # Amateur Chess Players (Codeforces gym 102606, problem A)
//!
//! White and black pieces stand on a chess board. Cuber QQ owns white and moves first; Quber CC owns black. A move
//! removes one of one's own pieces, or several that all lie on one straight line of any slope. Whoever has no piece to
//! remove loses.
//!
//! ## Insight
//!
//! Neither player can touch the other's pieces, so this is no impartial game: a move uses up one's own supply and nothing
//! else. Nobody gains by removing two pieces at once.
//!
//! ## Theorem
//!
//! Let n be the number of white pieces and m that of black ones. **Cuber QQ wins iff n > m.**
//!
//! A player with p pieces can make p moves, by removing one at a time, and no more than p, since each removes at least
//! one. Cuber QQ, moving first, wins with one at a time if n > m: before his i-th move, i ≤ m + 1, he still has a piece,
//! and Quber CC makes at most m moves. If n ≤ m, Quber CC does the same: she has a piece for each of the at most n moves
//! she has to answer. In the terms of the field, the position is the integer n − m, and Left, moving first, wins an
//! integer iff it is positive.
//!
//! ## Complexity
//!
//! O(n + m) to read the input.

pub mod rules;

use common::judge::{Error, Reader};

/// The most pieces of one colour.
const LARGEST: u64 = 16;

/// Whether Cuber QQ, moving first with `white` pieces, wins against `black` ones.
///
/// ```
/// assert!(amateur_chess_players::first_player_wins(4, 3));
/// assert!(!amateur_chess_players::first_player_wins(4, 4));
/// ```
pub fn first_player_wins(white: u64, black: u64) -> bool {
    white > black
}

/// Solves an input: n and n squares from `A1` to `H8`, then m and m squares, all distinct; n and m from 0 to 16.
/// O(n + m).
///
/// ```
/// assert_eq!(amateur_chess_players::solve("1\nA1\n2\nB1 C1\n"), Ok("Quber CC\n".into()));
/// ```
///
/// # Errors
/// When a number or a square is missing, malformed or out of range, or a square is named twice.
pub fn solve(input: &str) -> Result<String, Error> {
    let mut input = Reader::new(input);
    let mut occupied = [[false; 8]; 8];
    let white = read_pieces(&mut input, "white", &mut occupied)?;
    let black = read_pieces(&mut input, "black", &mut occupied)?;
    let winner = if first_player_wins(white, black) { "Cuber QQ" } else { "Quber CC" };
    Ok(format!("{winner}\n"))
}

/// Reads the number of pieces of one colour and their squares; the number.
fn read_pieces(input: &mut Reader, colour: &str, occupied: &mut [[bool; 8]; 8]) -> Result<u64, Error> {
    let pieces = input.number(format_args!("the number of {colour} pieces"), 0..=LARGEST)?;
    for piece in 1..=pieces {
        let expected = format!("the square of {colour} piece {piece} (A1 to H8)");
        let square = parse_square(input.word(&expected)?);
        let (file, rank) = square.ok_or_else(|| input.error(&expected))?;
        if occupied[rank][file] {
            return Err(input.error(format_args!("{expected}, not named before")));
        }
        occupied[rank][file] = true;
    }
    Ok(pieces)
}

/// File and rank of a square such as `C5`, counted from 0.
fn parse_square(name: &str) -> Option<(usize, usize)> {
    match *name.as_bytes() {
        [file @ b'A'..=b'H', rank @ b'1'..=b'8'] => Some(((file - b'A').into(), (rank - b'1').into())),
        _ => None,
    }
}
