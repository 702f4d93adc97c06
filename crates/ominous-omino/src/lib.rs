//! Ominous Omino.

use common::judge::{Error, Reader};

/// Whether Richard wins.
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

/// Solves the problem.
///
/// # Errors
/// When a number is missing, malformed or not positive.
pub fn solve(input: &str) -> Result<String, Error> {
    const LARGEST: u64 = u32::MAX as u64;
    let mut input = Reader::new(input);
    let cases = input.number("the number of cases", 0..=u64::MAX)?;
    let mut output = String::new();
    for case in 1..=cases {
        let x = input.number("X", 1..=LARGEST)?;
        let rows = input.number("R", 1..=LARGEST)?;
        let columns = input.number("C", 1..=LARGEST)?;
        let winner = if richard_wins(x, rows, columns) { "RICHARD" } else { "GABRIEL" };
        output += &format!("Case #{case}: {winner}\n");
    }
    Ok(output)
}
