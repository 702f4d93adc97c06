//! The polyomino of a search as rows and as columns, and whether it is the least of its images.
//!
//! All eight images can be read off the rows, the columns and their mirror images, forwards or backwards. These four are
//! kept up to date, so that nothing is turned to be compared. The order is that of [`Polyomino`]: first the height,
//! then the width, then the last row that differs, as a number in which bit `column` stands for a cell.
//!
//! [`Polyomino`]: crate::polyomino::Polyomino

use super::board::{COLUMNS, ROOT, ROOT_ROW};
use super::BitRows;

/// The kinds, as what a function can be compiled for.
pub(super) const FIXED: u8 = 0;
pub(super) const ONE_SIDED: u8 = 1;
pub(super) const FREE: u8 = 2;

/// The bounding box: its first row, and its first and last column on the board. The last row is always the root's.
#[derive(Clone, Copy)]
pub(super) struct Frame {
    top: usize,
    left: usize,
    right: usize,
}

impl Frame {
    /// The root alone.
    pub(super) const ROOT: Self = Self { top: ROOT_ROW, left: ROOT % COLUMNS, right: ROOT % COLUMNS };

    /// With a cell in it.
    #[inline]
    pub(super) fn with(self, cell: usize) -> Self {
        let (row, column) = (cell / COLUMNS, cell % COLUMNS);
        Self { top: self.top.min(row), left: self.left.min(column), right: self.right.max(column) }
    }

    #[inline]
    pub(super) fn height(self) -> usize {
        ROOT_ROW + 1 - self.top
    }

    #[inline]
    pub(super) fn width(self) -> usize {
        self.right + 1 - self.left
    }
}

/// The cells chosen. All but the rows stay empty for fixed polyominoes.
pub(super) struct Lines {
    /// Bit `column` of each row of the board.
    rows: [u64; 32],
    /// Bit `63 - column` of each row.
    mirrored_rows: [u64; 32],
    /// Bit `row` of each column.
    columns: [u64; COLUMNS],
    /// Bit `ROOT_ROW - row` of each column.
    mirrored_columns: [u64; COLUMNS],
}

impl Lines {
    /// No cell.
    pub(super) const EMPTY: Self =
        Self { rows: [0; 32], mirrored_rows: [0; 32], columns: [0; COLUMNS], mirrored_columns: [0; COLUMNS] };

    /// Puts a cell in or takes it out.
    #[inline]
    pub(super) fn flip<const KIND: u8>(&mut self, cell: usize) {
        self.flip_in_rows::<KIND>(cell);
        if KIND != FIXED {
            self.flip_in_columns(cell);
        }
    }

    /// The same in the rows alone, which are enough for [`are_least`](Self::are_least) and [`view`](Self::view).
    #[inline]
    pub(super) fn flip_in_rows<const KIND: u8>(&mut self, cell: usize) {
        let (row, column) = (cell / COLUMNS % 32, cell % COLUMNS);
        self.rows[row] ^= 1 << column;
        if KIND != FIXED {
            self.mirrored_rows[row] ^= 1 << (63 - column);
        }
    }

    #[inline]
    fn flip_in_columns(&mut self, cell: usize) {
        let (row, column) = (cell / COLUMNS % 32, cell % COLUMNS);
        self.columns[column] ^= 1 << row;
        self.mirrored_columns[column] ^= 1 << (ROOT_ROW as u32).wrapping_sub(row as u32);
    }

    /// What a visitor sees.
    #[inline]
    pub(super) fn view(&self, frame: Frame) -> BitRows<'_> {
        BitRows::new(&self.rows[frame.top..=ROOT_ROW], frame.left, frame.width())
    }

    /// Whether the polyomino is the least of its images under the symmetries of its kind, when it is not higher than
    /// wide. `newest` is a cell that the rows have and the columns have not yet.
    #[inline]
    pub(super) fn are_least<const KIND: u8>(&mut self, frame: Frame, newest: usize) -> bool {
        if KIND == FIXED {
            return true;
        }
        if !self.are_least_of_flips::<KIND>(frame) {
            return false;
        }
        // A quarter turn of what is wider than high is higher, so it is not less.
        if frame.height() < frame.width() {
            return true;
        }
        self.flip_in_columns(newest);
        let least = self.are_least_of_turns::<KIND>(frame);
        self.flip_in_columns(newest);
        least
    }

    /// The images of the same height: flipped rows, flipped columns, and both.
    #[inline]
    fn are_least_of_flips<const KIND: u8>(&self, frame: Frame) -> bool {
        let Frame { top, left, right } = frame;
        // Moves the mirrored rows to the columns of the rows.
        let aside = 127_u32.wrapping_sub((left + right) as u32 + 64);
        let mirrored = |row: usize| self.mirrored_rows[row % 32].rotate_right(aside);
        let ours = |k| self.rows[(ROOT_ROW - k) % 32];
        let height = frame.height();
        is_least(height, ours, |k| mirrored(top + k))
            && (KIND == ONE_SIDED
                || is_least(height, ours, |k| self.rows[(top + k) % 32])
                    && is_least(height, ours, |k| mirrored(ROOT_ROW - k)))
    }

    /// The images whose rows are the columns.
    fn are_least_of_turns<const KIND: u8>(&self, frame: Frame) -> bool {
        let Frame { top, left, right } = frame;
        let ours = |k| self.rows[(ROOT_ROW - k) % 32] >> left;
        let columns = |column: usize| self.columns[column % COLUMNS] >> top;
        let mirrored = |column: usize| self.mirrored_columns[column % COLUMNS];
        let height = frame.height();
        is_least(height, ours, |k| columns(left + k))
            && is_least(height, ours, |k| mirrored(right - k))
            && (KIND == ONE_SIDED
                || is_least(height, ours, |k| columns(right - k)) && is_least(height, ours, |k| mirrored(left + k)))
    }
}

/// Whether our lines are not greater than an image's, the last row first.
#[inline]
fn is_least(height: usize, ours: impl Fn(usize) -> u64, image: impl Fn(usize) -> u64) -> bool {
    for k in 0..height {
        let (ours, image) = (ours(k), image(k));
        if ours != image {
            return ours < image;
        }
    }
    true
}
