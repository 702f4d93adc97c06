//! All polyominoes of a size.
//!
//! Both walks here are Redelmeier's (D. H. Redelmeier, *Counting polyominoes: yet another attack*, Discrete Mathematics
//! 36, 1981). Fix the first cell of a polyomino in its lowest row as the origin, and grow it cell by cell, each from a
//! list of *untried* neighbours; a cell that was tried and left out is never tried again below that point. Each fixed
//! polyomino is then met exactly once, in O(n) memory and without looking anything up.

mod canonical;
mod count;
mod visit;

pub(super) use visit::holes;
pub use visit::BitRows;

use super::{Kind, Polyomino};
use std::error::Error;
use std::fmt;

/// The largest size whose polyominoes all fit a [`Polyomino`].
const LARGEST_LISTED: usize = 15;
/// The largest size for counting and visiting: twice as many columns fit a word.
const LARGEST: usize = 32;

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

fn in_range(cells: usize, largest: usize) -> Result<(), OutOfRange> {
    if (1..=largest).contains(&cells) {
        Ok(())
    } else {
        Err(OutOfRange { cells, largest })
    }
}

/// All polyominoes of `n` cells, each in [canonical form](Polyomino::canonical), in the order of the walk.
///
/// Time is in proportion to the number of fixed polyominoes (OEIS A001168), about 4ⁿ, whatever the kind.
///
/// ```
/// use common::polyomino::{polyominoes, Kind};
///
/// assert_eq!(polyominoes(5, Kind::Free).unwrap().len(), 12);
/// assert_eq!(polyominoes(5, Kind::OneSided).unwrap().len(), 18);
/// ```
///
/// # Errors
/// When `n` is 0 or more than 15.
pub fn polyominoes(n: usize, kind: Kind) -> Result<Vec<Polyomino>, OutOfRange> {
    in_range(n, LARGEST_LISTED)?;
    let mut list = Vec::new();
    visit::visit(n, kind, &mut |rows: &BitRows| list.push(rows.polyomino()));
    Ok(list)
}

/// Calls `visitor` with the rows of every polyomino of `n` cells, each once: of a free or one-sided one, with its
/// canonical form.
///
/// The rows are valid during the call. Memory is O(n); time is in proportion to the number of fixed polyominoes.
///
/// ```
/// use common::polyomino::{visit, Kind};
///
/// // Of the 12 free pentominoes, those that fit into a box of 2 × 4.
/// let mut flat = 0;
/// visit(5, Kind::Free, |rows| flat += usize::from(rows.height() <= 2 && rows.width() <= 4)).unwrap();
/// assert_eq!(flat, 5);
/// ```
///
/// # Errors
/// When `n` is 0 or more than 32.
pub fn visit(n: usize, kind: Kind, mut visitor: impl FnMut(&BitRows)) -> Result<(), OutOfRange> {
    in_range(n, LARGEST)?;
    visit::visit(n, kind, &mut visitor);
    Ok(())
}

/// The number of polyominoes of `n` cells: OEIS A000105, A000988 and A001168.
///
/// Fixed ones are counted without being met: the last two cells of each are counted at once, so the time is in
/// proportion to the number of fixed polyominoes of n − 2 cells. The others are visited.
///
/// ```
/// use common::polyomino::{count, Kind};
///
/// assert_eq!(count(10, Kind::Fixed), Ok(36446));
/// assert_eq!(count(10, Kind::Free), Ok(4655));
/// ```
///
/// # Errors
/// When `n` is 0 or more than 32.
pub fn count(n: usize, kind: Kind) -> Result<u64, OutOfRange> {
    in_range(n, LARGEST)?;
    if kind == Kind::Fixed {
        return Ok(count::count_fixed(n));
    }
    let mut number = 0;
    visit::visit(n, kind, &mut |_: &BitRows| number += 1);
    Ok(number)
}
