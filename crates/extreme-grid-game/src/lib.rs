//! # Extreme Grid Game (Codeforces gym 106407, problem A)
//!
//! On an empty n × m board, a move paints an axis-aligned rectangle of empty cells, of area at most k. Whoever cannot
//! move loses. Munir moves first, Matthew second. Who wins?
//!
//! ## Insight
//!
//! The board has a centre, and the half turn about it takes each empty cell to an empty cell as long as the moves come
//! in pairs of a rectangle and its image. So each player would like to answer with images, and the one obstacle is a
//! rectangle that overlaps its own image.
//!
//! ```text
//! n, m odd: 1 cell     n odd, m even: 2 cells     n, m even: 4 cells
//!  . . .                . . . .                    . . . .
//!  . o .                . o o .                    . o o .
//!  . . .                . . . .                    . o o .
//!                                                  . . . .
//! ```
//!
//! ## Theorem
//!
//! Let c = (n odd ? 1 : 2) · (m odd ? 1 : 2), the number of central cells. **Munir wins iff k ≥ c.**
//!
//! A rectangle that shares a cell with its image under the half turn holds, with that cell, the cell's image. So it holds
//! rows r and n − 1 − r, counted from 0, and all between, the central ones among them; and likewise columns. Hence it
//! holds all c central cells.
//!
//! *k ≥ c.* Munir paints the central cells. What is left is its own image under the half turn, and no rectangle that
//! Matthew paints holds a central cell. So Matthew's rectangle shares no cell with its image, which is therefore still
//! empty, and Munir paints it. He always has an answer, and Matthew runs out first.
//!
//! *k < c.* A rectangle that shares a cell with its image is too large. So the image of Munir's rectangle is still
//! empty, and Matthew answers with it from the start.
//!
//! ## Complexity
//!
//! O(1) a game.

pub mod rules;

use common::judge::{Error, Reader};

/// Whether the first player wins on an `n` × `m` board with rectangles of at most `k` cells. All are at least 1.
///
/// ```
/// assert!(!extreme_grid_game::first_player_wins(2, 3, 1));
/// assert!(extreme_grid_game::first_player_wins(3, 3, 4));
/// ```
pub fn first_player_wins(n: u64, m: u64, k: u64) -> bool {
    let central_cells = (2 - n % 2) * (2 - m % 2);
    k >= central_cells
}

/// Solves an input: t, then t lines `n m k` of positive 64-bit numbers. O(t).
///
/// ```
/// assert_eq!(extreme_grid_game::solve("2\n2 3 1\n3 3 4\n"), Ok("Matthew\nMunir\n".into()));
/// ```
///
/// # Errors
/// When a number is missing, malformed or out of range.
pub fn solve(input: &str) -> Result<String, Error> {
    let mut input = Reader::new(input);
    let games = input.number("the number of games", 0..=u64::MAX)?;
    let mut output = String::new();
    for game in 1..=games {
        let n = input.number(format_args!("n of game {game}"), 1..=u64::MAX)?;
        let m = input.number(format_args!("m of game {game}"), 1..=u64::MAX)?;
        let k = input.number(format_args!("k of game {game}"), 1..=u64::MAX)?;
        output += if first_player_wins(n, m, k) { "Munir\n" } else { "Matthew\n" };
    }
    Ok(output)
}
