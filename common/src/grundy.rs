//! Combinatorial games, in which whoever cannot move loses, or wins under misère play.
//!
//! - [`mex`] and [`nim_sum`], the two operations of the Sprague–Grundy theorem.
//! - [`Impartial`]: a game in which both players have the same options; [`Solver`] finds Grundy values, outcomes and
//!   winning options, [`WinSolver`] outcomes alone, under misère play too.
//! - [`Filling`]: an impartial game of filling empty cells of a board; [`OnBoard`] makes it an [`Impartial`] one, in which
//!   connected parts are summands and symmetries do not matter.
//! - [`PlacementGame`]: pieces laid on a small board, solved for every set of empty cells.
//! - [`Subtraction`] and [`Octal`]: games of heaps, and the periods of their Grundy values.
//! - [`Partizan`]: a game in which the options of the players may differ; [`PartizanSolver`] finds outcome classes.
//!
//! The definitions are those of Siegel, *Combinatorial Game Theory* (2013).
//!
//! ```
//! use common::grundy::{Impartial, Outcome, Solver};
//!
//! /// Kayles: a position is a row of pins; a player knocks down one pin or two neighbours.
//! struct Kayles;
//!
//! impl Impartial for Kayles {
//!     type Position = Vec<u32>; // the lengths of the rows
//!
//!     fn options(&self, rows: &Vec<u32>, options: &mut Vec<Vec<u32>>) {
//!         for (i, &pins) in rows.iter().enumerate() {
//!             for hit in 1..=pins.min(2) {
//!                 for left in 0..=pins - hit {
//!                     let mut option = rows.clone();
//!                     option[i] = left;
//!                     option.push(pins - hit - left);
//!                     options.push(option);
//!                 }
//!             }
//!         }
//!     }
//!
//!     fn summands(&self, rows: &Vec<u32>, summands: &mut Vec<Vec<u32>>) {
//!         summands.extend(rows.iter().map(|&pins| vec![pins]));
//!     }
//! }
//!
//! let mut kayles = Solver::new(Kayles);
//! let values: Vec<u32> = (0..8).map(|pins| kayles.grundy(&vec![pins]).unwrap()).collect();
//! assert_eq!(values, [0, 1, 2, 3, 1, 4, 3, 2]); // OEIS A002186
//! assert_eq!(kayles.outcome(&vec![4, 1]), Ok(Outcome::P));
//! ```

mod board;
mod hash;
mod heaps;
mod impartial;
mod partizan;
mod placement;
mod play_out;
mod solver;
mod winner;

pub use board::{Board, Filling, OnBoard};
pub use heaps::{Octal, OctalError, Period, Subtraction};
pub use impartial::{Impartial, Outcome};
pub use partizan::{OutcomeClass, Partizan, PartizanSolver, Player};
pub use placement::{PlacementGame, Wins};
pub use solver::Solver;
pub use winner::{Play, WinSolver};

use std::error::Error;
use std::fmt;

/// The minimal excludant: the least number that is not among `values`.
///
/// O(number of values), in one bitset; nothing is allocated unless there are values of 64 or more.
///
/// ```
/// use common::grundy::mex;
///
/// assert_eq!(mex([0, 1, 3, 1]), 2);
/// assert_eq!(mex([]), 0);
/// ```
pub fn mex(values: impl IntoIterator<Item = u32>) -> u32 {
    let mut low = 0_u64;
    let mut high = Vec::new();
    for value in values {
        if value < 64 {
            low |= 1 << value;
        } else {
            high.push(value as usize - 64);
        }
    }
    if low < u64::MAX {
        return low.trailing_ones();
    }
    // The result is at most the number of values, so larger ones do not matter.
    let mut seen = vec![0_u64; high.len() / 64 + 1];
    for &value in high.iter().filter(|&&value| value < high.len()) {
        seen[value / 64] |= 1 << (value % 64);
    }
    let full = seen.iter().take_while(|&&word| word == u64::MAX).count();
    64 * (full as u32 + 1) + seen[full].trailing_ones()
}

/// The nim-sum: the Grundy value of a disjunctive sum, from those of its summands (Sprague–Grundy theorem).
///
/// ```
/// use common::grundy::nim_sum;
///
/// assert_eq!(nim_sum([3, 5]), 6);
/// assert_eq!(nim_sum([]), 0);
/// ```
pub fn nim_sum(values: impl IntoIterator<Item = u32>) -> u32 {
    values.into_iter().fold(0, |sum, value| sum ^ value)
}

/// A game is not finite: play leads from this position back to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cycle<P>(pub P);

impl<P: fmt::Debug> fmt::Display for Cycle<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the game is not finite: play leads from {:?} back to it", self.0)
    }
}

impl<P: fmt::Debug> Error for Cycle<P> {}
