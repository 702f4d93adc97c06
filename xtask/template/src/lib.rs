//! # HEADING
//!
//! TODO: the statement, in your own words.
//!
//! ## Insight
//!
//! TODO: what makes it easy.
//!
//! ## Theorem
//!
//! TODO: the answer, and why it is right.
//!
//! ## Complexity
//!
//! TODO: time and memory.

pub mod rules;

use common::judge::{Error, Reader};

/// Solves an input. TODO: what it holds, with the ranges of its numbers.
///
/// # Errors
/// When a token is missing, malformed or out of range.
pub fn solve(input: &str) -> Result<String, Error> {
    let mut input = Reader::new(input);
    input.word("TODO: the first token")?;
    Ok(String::new())
}
