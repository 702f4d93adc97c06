//! All polyominoes of a size.

use super::{Cell, Kind, Polyomino};
use std::collections::BTreeSet;
use std::error::Error;
use std::fmt;

/// A number of cells for which polyominoes cannot be enumerated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OutOfRange {
    /// The number asked for.
    pub cells: usize,
    /// The largest number possible.
    pub largest: usize,
}

impl fmt::Display for OutOfRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected a number of cells from 1 to {}, found {}", self.largest, self.cells)
    }
}

impl Error for OutOfRange {}

/// All polyominoes of `n` cells in canonical form, sorted.
///
/// # Errors
/// When `n` is 0 or more than 15.
pub fn polyominoes(n: usize, kind: Kind) -> Result<Vec<Polyomino>, OutOfRange> {
    if !(1..=15).contains(&n) {
        return Err(OutOfRange { cells: n, largest: 15 });
    }
    let mut level = BTreeSet::from([Polyomino { height: 1, width: 1, cells: 1 }]);
    for _ in 1..n {
        level = level.iter().flat_map(grown).map(|p| p.canonical(kind)).collect();
    }
    Ok(level.into_iter().collect())
}

/// The polyominoes with one cell more.
fn grown(polyomino: &Polyomino) -> Vec<Polyomino> {
    let shifted: Vec<Cell> =
        polyomino.cells().map(|cell| Cell { row: cell.row + 1, column: cell.column + 1 }).collect();
    let mut grown = Vec::new();
    for row in 0..polyomino.height() + 2 {
        for column in 0..polyomino.width() + 2 {
            let cell = Cell { row, column };
            if !shifted.contains(&cell) {
                grown.extend(Polyomino::new(shifted.iter().copied().chain([cell])));
            }
        }
    }
    grown
}
