//! Sets of cells on a board of any size, for rules and referees.
//!
//! ```
//! use common::polyomino::Cell;
//! use common::region::Region;
//!
//! let region: Region = "##.#\n#..#".parse().unwrap();
//! let sizes: Vec<usize> = region.components().iter().map(Region::size).collect();
//! assert_eq!(sizes, [3, 2]);
//! assert!(region.component(Cell { row: 1, column: 3 }).contains(Cell { row: 0, column: 3 }));
//! ```

use crate::polyomino::{art, Cell, Polyomino};
use bitvec::vec::BitVec;
use std::error::Error;
use std::fmt;
use std::str::FromStr;

/// A set of cells of a board of `rows` × `columns` cells.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Region {
    rows: usize,
    columns: usize,
    cells: BitVec,
}

impl Region {
    /// No cell of a board of `rows` × `columns`.
    ///
    /// # Panics
    /// When the board has more cells than a `BitVec` can hold.
    pub fn empty(rows: usize, columns: usize) -> Self {
        let cells = rows.checked_mul(columns).expect("a board with at most usize::MAX cells");
        Self { rows, columns, cells: BitVec::repeat(false, cells) }
    }

    /// Every cell of a board of `rows` × `columns`.
    ///
    /// # Panics
    /// When the board has more cells than a `BitVec` can hold.
    pub fn full(rows: usize, columns: usize) -> Self {
        let mut region = Self::empty(rows, columns);
        region.cells.fill(true);
        region
    }

    /// The number of rows of the board.
    pub fn rows(&self) -> usize {
        self.rows
    }

    /// The number of columns of the board.
    pub fn columns(&self) -> usize {
        self.columns
    }

    /// The number of cells in the set. O(rows · columns / 64).
    pub fn size(&self) -> usize {
        self.cells.count_ones()
    }

    /// Whether there is no cell in the set.
    pub fn is_empty(&self) -> bool {
        self.cells.not_any()
    }

    /// Whether `cell` is in the set; no cell outside the board is.
    pub fn contains(&self, cell: Cell) -> bool {
        cell.row < self.rows && cell.column < self.columns && self.cells[self.index(cell)]
    }

    /// Puts `cell` into the set.
    ///
    /// # Panics
    /// When it is not on the board.
    pub fn insert(&mut self, cell: Cell) {
        let index = self.index(cell);
        self.cells.set(index, true);
    }

    /// Takes `cell` out of the set.
    ///
    /// # Panics
    /// When it is not on the board.
    pub fn remove(&mut self, cell: Cell) {
        let index = self.index(cell);
        self.cells.set(index, false);
    }

    /// The cells of the set, row by row.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + '_ {
        self.cells.iter_ones().map(|index| self.cell(index))
    }

    /// The cells that `polyomino` covers when the corner of its box lies on `corner`, if all of them are in the set.
    pub fn placement(&self, polyomino: &Polyomino, corner: Cell) -> Option<Vec<Cell>> {
        polyomino
            .cells()
            .map(|cell| Cell { row: corner.row + cell.row, column: corner.column + cell.column })
            .map(|cell| self.contains(cell).then_some(cell))
            .collect()
    }

    /// All cells of the set that a path of neighbours inside it joins to `start`; empty when `start` is not in the
    /// set. O(rows · columns), without recursion.
    pub fn component(&self, start: Cell) -> Self {
        let mut component = Self::empty(self.rows, self.columns);
        let mut reached = Vec::from_iter(self.contains(start).then_some(start));
        while let Some(cell) = reached.pop() {
            if self.contains(cell) && !component.contains(cell) {
                component.insert(cell);
                reached.extend(neighbours(cell));
            }
        }
        component
    }

    /// The connected components, in the order of their first cells. O(components · rows · columns).
    pub fn components(&self) -> Vec<Self> {
        let mut rest = self.clone();
        let mut components = Vec::new();
        while let Some(index) = rest.cells.first_one() {
            let component = self.component(self.cell(index));
            rest.cells &= !component.cells.clone();
            components.push(component);
        }
        components
    }

    fn index(&self, cell: Cell) -> usize {
        assert!(cell.row < self.rows && cell.column < self.columns, "{cell:?} is not on the board");
        cell.row * self.columns + cell.column
    }

    fn cell(&self, index: usize) -> Cell {
        Cell { row: index / self.columns, column: index % self.columns }
    }
}

/// The cells that share an edge with `cell`; those above and left of the board are left out.
fn neighbours(cell: Cell) -> impl Iterator<Item = Cell> {
    let Cell { row, column } = cell;
    let up = row.checked_sub(1).map(|row| Cell { row, column });
    let left = column.checked_sub(1).map(|column| Cell { row, column });
    let down = Cell { row: row + 1, column };
    let right = Cell { row, column: column + 1 };
    [up, left, Some(down), Some(right)].into_iter().flatten()
}

/// Why a text is not a [`Region`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParseError {
    /// A character that is neither `#` nor `.`, with its line and column, counted from 1.
    Character(char, usize, usize),
    /// A line, counted from 1, that is not as long as the first.
    Ragged(usize),
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Character(found, line, column) => {
                write!(f, "line {line}, column {column}: expected '#' or '.', found {found:?}")
            }
            Self::Ragged(line) => write!(f, "line {line}: expected as many characters as in line 1"),
        }
    }
}

impl Error for ParseError {}

impl FromStr for Region {
    type Err = ParseError;

    /// Reads a picture: `#` for a cell of the set, `.` for another cell of the board, a line a row.
    fn from_str(art: &str) -> Result<Self, ParseError> {
        let cells = art::parse(art).map_err(|(found, line, column)| ParseError::Character(found, line, column))?;
        let columns = art.lines().next().unwrap_or_default().len();
        if let Some(row) = art.lines().position(|line| line.len() != columns) {
            return Err(ParseError::Ragged(row + 1));
        }
        let mut region = Self::empty(art.lines().count(), columns);
        for cell in cells {
            region.insert(cell);
        }
        Ok(region)
    }
}

impl fmt::Display for Region {
    /// A line a row, each with its end.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        art::draw(f, self.rows, self.columns, |cell| self.contains(cell))
    }
}

impl fmt::Debug for Region {
    /// On one line, with `/` between the rows.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Region({})", self.to_string().trim_end().replace('\n', "/"))
    }
}
