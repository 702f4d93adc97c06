//! # Ominous Omino (Google Code Jam 2015, Qualification Round, problem D)
//!
//! Richard picks an X-omino: X cells joined by edges. Gabriel must fill an R × C grid with X-ominoes, without overlap or
//! overhang, using Richard's at least once; he may turn and flip them. Richard wins if Gabriel cannot.
//!
//! ## Insight
//!
//! Apart from the one he must use, Gabriel's ominoes may have any shape, so he only has to cut what is left into
//! connected pieces of X cells. Richard wins with an omino that cuts off an area that is no multiple of X wherever it
//! lies, or that does not fit.
//!
//! ## Theorem
//!
//! Let S = min(R, C) and L = max(R, C). **Richard wins iff one of these holds:**
//!
//! | X | Richard wins if | with |
//! |---|---|---|
//! | any | X does not divide R·C | anything |
//! | 3 | S = 1 | the L, which is 2 wide |
//! | 4 | S ≤ 2 | the T, which cuts a board 2 wide into two areas of odd size |
//! | 5 | S ≤ 2, or S = 3 and L = 5 | the W, which is 3 wide and cuts off corners |
//! | 6 | S ≤ 3 | `##. / .## / .##`, which on a board 3 wide cuts it into two areas that are no multiples of 6 |
//! | ≥ 7 | always | one with a hole |
//!
//! *X ≥ 7.* The eight cells around a cell, less one corner, are a connected set of seven that encloses the cell. With any
//! X − 7 cells attached outside, a hole of one cell stays, which no X-omino fills.
//!
//! *X ≤ 6.* Where Gabriel wins, the board holds a small one (1 × 1 for X = 1, 1 × 2 for 2, 2 × 3 for 3, 3 × 4 for 4,
//! 4 × 5 or 3 × 10 for 5, 4 × 6 for 6) that a search tiles with the omino, and a snake through all other cells is cut
//! into runs of X. Where Richard wins, every placement of one omino leaves a component of the wrong size, as [`search`]
//! finds, or it does not fit. The tests check both cell by cell up to 20 × 20; `docs/proofs.md` has the argument for all
//! sizes.
//!
//! ## Complexity
//!
//! O(1) a case.

pub mod rules;
pub mod search;

use common::judge::{Error, Reader};
use std::fmt::Write;

/// Whether Richard wins with X-ominoes on a board of `rows` × `columns`. All are at least 1 and less than 2³².
///
/// ```
/// assert!(ominous_omino::richard_wins(4, 4, 1));
/// assert!(!ominous_omino::richard_wins(3, 2, 3));
/// ```
pub fn richard_wins(x: u64, rows: u64, columns: u64) -> bool {
    let (short, long) = (rows.min(columns), rows.max(columns));
    if rows * columns % x != 0 {
        return true;
    }
    match x {
        1 | 2 => false,
        3 => short == 1,
        4 => short <= 2,
        5 => short <= 2 || (short, long) == (3, 5),
        6 => short <= 3,
        _ => true,
    }
}

/// Solves an input: T, then T lines `X R C` of positive 32-bit numbers. O(T).
///
/// ```
/// let output = "Case #1: GABRIEL\nCase #2: RICHARD\n";
/// assert_eq!(ominous_omino::solve("2\n2 2 2\n2 1 3\n"), Ok(output.into()));
/// ```
///
/// # Errors
/// When a number is missing, malformed or out of range.
pub fn solve(input: &str) -> Result<String, Error> {
    const LARGEST: u64 = u32::MAX as u64;
    let mut input = Reader::new(input);
    let cases = input.number("the number of cases", 0..=u64::MAX)?;
    let mut output = String::new();
    for case in 1..=cases {
        let x = input.number(format_args!("X of case {case}"), 1..=LARGEST)?;
        let rows = input.number(format_args!("R of case {case}"), 1..=LARGEST)?;
        let columns = input.number(format_args!("C of case {case}"), 1..=LARGEST)?;
        let winner = if richard_wins(x, rows, columns) { "RICHARD" } else { "GABRIEL" };
        writeln!(output, "Case #{case}: {winner}").expect("a string grows as needed");
    }
    Ok(output)
}
