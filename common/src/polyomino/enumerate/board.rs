//! The board on which polyominoes grow, shared by all searches of this folder.
//!
//! Redelmeier's rule keeps every polyomino from being met twice: the first cell, the *root*, is the leftmost one of the
//! last row, so all others lie above it or to its right in the same row. The board is large enough for every one of
//! them and has a border all around; a cell is one number, `row * 64 + column`, so neighbours are a constant away.

/// The largest number of cells: 2 · 30 - 1 columns and 30 rows fit on the board with its border.
pub(super) const LARGEST: usize = 30;

/// The number of cells of the board, 32 rows of 64.
pub(super) const CELLS: usize = 32 * COLUMNS;
pub(super) const COLUMNS: usize = 64;

/// From a cell to its neighbours: right, up, left, down. Adding `COLUMNS` or 1 backwards wraps around the board.
pub(super) const NEIGHBOURS: [usize; 4] = [1, CELLS - COLUMNS, CELLS - 1, COLUMNS];

/// The root's row, the last one inside the border, and its column, in the middle.
pub(super) const ROOT_ROW: usize = LARGEST;
pub(super) const ROOT: usize = ROOT_ROW * COLUMNS + ROOT_COLUMN;
const ROOT_COLUMN: usize = LARGEST + 1;

/// The cell at an offset; staying within the board spares the bounds check.
#[inline]
pub(super) fn at(cell: usize, offset: usize) -> usize {
    (cell + offset) % CELLS
}

/// Whether a polyomino with its root on [`ROOT`] may have this cell: not on the border, above the root or to its right.
pub(super) fn is_allowed(cell: usize) -> bool {
    let (row, column) = (cell / COLUMNS, cell % COLUMNS);
    let in_last_row = row == ROOT_ROW && column >= ROOT_COLUMN;
    (in_last_row || (1..ROOT_ROW).contains(&row)) && (1..COLUMNS - 1).contains(&column)
}

/// The untried cells of every node on the way down, each node's list behind its parent's.
///
/// A node's list is a part of it: from its first untried cell that is not yet dealt with to its end. A cell enters at
/// most once on a way down, and every cell of a polyomino adds 3 at most to the root's one.
pub(super) type Untried = [u16; 128];
