//! Polyominoes: finite, edge-connected sets of cells of the square grid.
//!
//! A [`Polyomino`] is *fixed*: moved to the corner of the grid, but neither turned nor flipped. Two fixed polyominoes
//! are the same *one-sided* polyomino when a rotation takes one to the other, and the same *free* polyomino when a
//! rotation or reflection does; [`Kind`] says which is meant.
//!
//! ```
//! use common::polyomino::{polyominoes, Kind, Polyomino};
//!
//! let tetrominoes = polyominoes(4, Kind::Free).unwrap();
//! assert_eq!(tetrominoes.len(), 5);
//!
//! let l: Polyomino = "###\n#..".parse().unwrap();
//! assert!(tetrominoes.contains(&l.canonical(Kind::Free)));
//! assert_eq!(l.orientations(Kind::Free).len(), 8);
//! assert_eq!(l.placements(4, 4).len(), 6);
//! ```

pub(crate) mod art;
mod enumerate;
mod holes;
mod mask;
mod placement;
mod sheet;
mod square;
mod symmetry;

pub use art::ParseError;
pub use enumerate::{count, polyominoes, visit, BitRows, Enumeration, OutOfRange};
pub use sheet::{side_by_side, write_svg, write_text};
pub use symmetry::{Kind, Symmetry};

use std::error::Error;
use std::fmt;

/// A cell of the square grid, counted from the top left corner, (0, 0).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cell {
    /// The row, downwards.
    pub row: usize,
    /// The column, to the right.
    pub column: usize,
}

/// A fixed polyomino whose bounding box has at most 64 cells.
///
/// Every polyomino of at most 15 cells is one. It takes 16 bytes and is copied, compared and hashed as such.
///
/// Polyominoes are ordered by height, then width, then cells, so the canonical form of a free one is never higher than
/// it is wide.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Polyomino {
    pub(crate) height: u8,
    pub(crate) width: u8,
    /// Bit `row * width + column` is set where the cell belongs to the polyomino.
    pub(crate) cells: u64,
}

/// Why a set of cells is not a [`Polyomino`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotAPolyomino {
    /// There is no cell.
    Empty,
    /// The cells are not connected by edges.
    Disconnected,
    /// The bounding box has more than 64 cells.
    TooLarge,
}

impl fmt::Display for NotAPolyomino {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Empty => "there is no cell",
            Self::Disconnected => "the cells are not connected by edges",
            Self::TooLarge => "the bounding box has more than 64 cells",
        })
    }
}

impl Error for NotAPolyomino {}

impl Polyomino {
    /// The polyomino made of these cells, moved to the corner; a cell given twice counts once. O(cells given), and
    /// at most 64 steps to see whether they are connected.
    ///
    /// ```
    /// use common::polyomino::{Cell, NotAPolyomino, Polyomino};
    ///
    /// let domino = Polyomino::new([Cell { row: 7, column: 4 }, Cell { row: 7, column: 5 }]);
    /// assert_eq!(domino.unwrap().to_string(), "##\n");
    /// assert_eq!(Polyomino::new([]), Err(NotAPolyomino::Empty));
    /// ```
    ///
    /// # Errors
    /// When there is no cell, the cells are not connected, or their bounding box has more than 64 cells.
    pub fn new(cells: impl IntoIterator<Item = Cell>) -> Result<Self, NotAPolyomino> {
        let cells: Vec<Cell> = cells.into_iter().collect();
        let top = cells.iter().map(|cell| cell.row).min().ok_or(NotAPolyomino::Empty)?;
        let left = cells.iter().map(|cell| cell.column).min().unwrap_or(0);
        let last_row = cells.iter().map(|cell| cell.row - top).max().unwrap_or(0);
        let last_column = cells.iter().map(|cell| cell.column - left).max().unwrap_or(0);
        if last_row >= 64 || last_column >= 64 || (last_row + 1) * (last_column + 1) > 64 {
            return Err(NotAPolyomino::TooLarge);
        }
        let (height, width) = (last_row + 1, last_column + 1);
        let bits = cells.iter().fold(0, |bits, cell| bits | 1 << ((cell.row - top) * width + cell.column - left));
        let polyomino = Self { height: height as u8, width: width as u8, cells: bits };
        if mask::component(polyomino.width, bits, mask::lowest(bits)) != bits {
            return Err(NotAPolyomino::Disconnected);
        }
        Ok(polyomino)
    }

    /// The polyominoes that the set bits of `cells` make on a board of `height` × `width` cells, where bit
    /// `row * width + column` stands for a cell; in the order of their first cells. At most 64 steps each.
    ///
    /// ```
    /// use common::polyomino::Polyomino;
    ///
    /// // ##.
    /// // ..#
    /// let parts: Vec<_> = Polyomino::components(2, 3, 0b100_011).map(|p| p.size()).collect();
    /// assert_eq!(parts, [2, 1]);
    /// ```
    ///
    /// # Panics
    /// When the board has no cell or more than 64, or when a set bit lies outside it.
    pub fn components(height: usize, width: usize, cells: u64) -> impl Iterator<Item = Self> {
        Self::components_from(1, height, width, cells)
    }

    /// The same without those of fewer than `smallest` cells.
    pub(crate) fn components_from(
        smallest: u32,
        height: usize,
        width: usize,
        cells: u64,
    ) -> impl Iterator<Item = Self> {
        assert!(height <= 64 && width <= 64, "a board of {height} x {width} cells");
        assert!((1..=64).contains(&(height * width)), "a board of {height} x {width} cells");
        assert_eq!(cells & !mask::full(height * width), 0, "a cell outside the board of {height} x {width} cells");
        let (on_square, width) = (height <= 8 && width <= 8, width as u8);
        let mut rest = if on_square { square::spread(cells, width) } else { cells };
        if on_square && smallest > 1 {
            rest &= square::neighbours(rest);
        }
        std::iter::from_fn(move || {
            while rest != 0 {
                let component =
                    if on_square { square::component(rest) } else { mask::component(width, rest, mask::lowest(rest)) };
                rest &= !component;
                if component.count_ones() < smallest {
                    continue;
                }
                if on_square {
                    return Some(square::trimmed(component));
                }
                let (height, width, cells) = mask::trimmed(width, component);
                return Some(Self { height, width, cells });
            }
            None
        })
    }

    /// Height of the bounding box.
    pub fn height(&self) -> usize {
        self.height.into()
    }

    /// Width of the bounding box.
    pub fn width(&self) -> usize {
        self.width.into()
    }

    /// The cells as a mask of the bounding box: bit `row * width + column`.
    pub fn mask(&self) -> u64 {
        self.cells
    }

    /// A row of the bounding box as a mask: bit `column`. There is no cell in a row outside the box.
    #[inline]
    pub fn row(&self, row: usize) -> u64 {
        if row < self.height() {
            self.cells >> (row * self.width()) & mask::full(self.width())
        } else {
            0
        }
    }

    /// The number of cells.
    pub fn size(&self) -> usize {
        self.cells.count_ones() as usize
    }

    /// The cells, row by row.
    pub fn cells(&self) -> impl Iterator<Item = Cell> {
        let width = self.width();
        mask::indices(self.cells).map(move |i| Cell { row: i / width, column: i % width })
    }

    /// Whether `cell` of the bounding box belongs to the polyomino; no cell outside the box does.
    pub fn contains(&self, cell: Cell) -> bool {
        cell.row < self.height()
            && cell.column < self.width()
            && self.cells >> (cell.row * self.width() + cell.column) & 1 == 1
    }
}
