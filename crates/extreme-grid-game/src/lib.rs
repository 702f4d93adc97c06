//! Extreme Grid Game.

use common::judge::{Error, Reader};

/// Whether the first player wins on an `n` × `m` board with rectangles of at most `k` cells.
pub fn first_player_wins(n: u64, m: u64, k: u64) -> bool {
    let smallest_central = (2 - n % 2) * (2 - m % 2);
    k >= smallest_central
}

/// Solves the problem.
///
/// # Errors
/// When a number is missing, malformed or not positive.
pub fn solve(input: &str) -> Result<String, Error> {
    let mut input = Reader::new(input);
    let games = input.number("the number of games", 0..=u64::MAX)?;
    let mut output = String::new();
    for _ in 0..games {
        let n = input.number("n", 1..=u64::MAX)?;
        let m = input.number("m", 1..=u64::MAX)?;
        let k = input.number("k", 1..=u64::MAX)?;
        output += if first_player_wins(n, m, k) { "Munir\n" } else { "Matthew\n" };
    }
    Ok(output)
}
