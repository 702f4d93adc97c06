//! The definition: taking four cells of the board that make a T or an L.

use crate::{L, T};
use common::grundy::Impartial;
use common::polyomino::{Cell, Kind, Polyomino};
use itertools::{iproduct, Itertools};
use once_cell::sync::Lazy;

/// The T and the L as free polyominoes, in canonical form.
static SORTS: Lazy<[Polyomino; 2]> =
    Lazy::new(|| [T, L].map(|art| art.parse::<Polyomino>().expect("a polyomino").canonical(Kind::Free)));

/// The rules on a board of some size.
#[derive(Clone, Debug)]
pub struct Rules {
    /// Each set of four cells that makes a piece, as a mask, with the piece's sort: 0 for the T, 1 for the L.
    pieces: Vec<(u64, usize)>,
}

/// A position: what is covered, and how many pieces of each sort are left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// Bit `row * columns + column` is set where the cell is covered.
    pub covered: u64,
    /// The number of T-tetrominoes left, then of L-tetrominoes.
    pub left: [usize; 2],
}

impl Rules {
    /// The rules on a board of `rows` × `columns`, at most 64 cells. O((rows · columns)⁴).
    ///
    /// # Panics
    /// When the board has more than 64 cells.
    pub fn new(rows: usize, columns: usize) -> Self {
        assert!(rows <= 64 && columns <= 64 && rows * columns <= 64, "a board of {rows} x {columns} cells");
        let cells = iproduct!(0..rows, 0..columns).map(|(row, column)| Cell { row, column });
        let mask = |four: &[Cell]| four.iter().fold(0, |mask, cell| mask | 1 << (cell.row * columns + cell.column));
        let pieces = cells.combinations(4).filter_map(|four| Some((mask(&four), sort(&four)?))).collect();
        Self { pieces }
    }
}

/// The sort of the piece that four cells make, turned and flipped at will.
fn sort(four: &[Cell]) -> Option<usize> {
    let piece = Polyomino::new(four.iter().copied()).ok()?.canonical(Kind::Free);
    SORTS.iter().position(|&sort| sort == piece)
}

impl Impartial for Rules {
    type Position = Position;

    /// Covers four cells that are free and make a piece of a sort of which one is left.
    fn options(&self, position: &Position, options: &mut Vec<Position>) {
        for &(cells, sort) in &self.pieces {
            if position.left[sort] > 0 && position.covered & cells == 0 {
                let mut left = position.left;
                left[sort] -= 1;
                options.push(Position { covered: position.covered | cells, left });
            }
        }
    }
}
