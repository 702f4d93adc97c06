//! The polyomino of a search as rows and as columns, and whether it is the least of its images.
//!
//! Four images can be read off the rows and their mirror images, forwards or backwards. These are kept up to date, so
//! that nothing is turned to be compared. The other four matter for squares only, and few get so far. The order is that of [`Polyomino`]: first the height,
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

    /// By how many bits, backwards and around, the mirrored rows lie beside the rows.
    #[inline]
    fn aside(self) -> u32 {
        63_u32.wrapping_sub((self.left + self.right) as u32)
    }
}

/// The cells chosen.
pub(super) struct Lines {
    /// Bit `column` of each row of the board.
    rows: [u64; 32],
    /// Bit `63 - column` of each row; empty for fixed polyominoes.
    mirrored_rows: [u64; 32],
}

impl Lines {
    /// No cell.
    pub(super) const EMPTY: Self = Self { rows: [0; 32], mirrored_rows: [0; 32] };

    /// Puts a cell in or takes it out.
    #[inline]
    pub(super) fn flip<const KIND: u8>(&mut self, cell: usize) {
        let (row, column) = (cell / COLUMNS % 32, cell % COLUMNS);
        self.rows[row] ^= 1 << column;
        if KIND != FIXED {
            self.mirrored_rows[row] ^= 1 << (63 - column);
        }
    }

    /// What a visitor sees.
    #[inline]
    pub(super) fn view(&self, frame: Frame) -> BitRows<'_> {
        BitRows::new(&self.rows[frame.top..=ROOT_ROW], frame.left, frame.width())
    }

    /// Whether the last row alone leaves it open that the polyomino is the least of its flipped images. `newest` is a
    /// cell that no line has yet. This sorts most of them out.
    #[inline]
    pub(super) fn may_be_least<const KIND: u8>(&self, frame: Frame, newest: usize) -> bool {
        if KIND == FIXED {
            return true;
        }
        let (newest_row, newest_column) = (newest / COLUMNS, newest % COLUMNS);
        let row = |row: usize| self.rows[row % 32] | u64::from(row == newest_row) << newest_column;
        let mirrored = |row: usize| {
            let mirrored = self.mirrored_rows[row % 32] | u64::from(row == newest_row) << (63 - newest_column);
            mirrored.rotate_right(frame.aside())
        };
        // The outcome is hard to predict, so it is found without jumps.
        let mut bound = mirrored(frame.top);
        if KIND == FREE {
            bound = bound.min(row(frame.top)).min(mirrored(ROOT_ROW));
        }
        row(ROOT_ROW) <= bound
    }

    /// Whether the polyomino is the least of its images under the symmetries of its kind, when it is not higher than
    /// wide.
    #[inline]
    pub(super) fn are_least<const KIND: u8>(&self, frame: Frame) -> bool {
        // A quarter turn of what is wider than high is higher, so it is not less.
        KIND == FIXED
            || self.are_least_of_flips::<KIND>(frame)
                && (frame.height() < frame.width() || self.are_least_of_turns::<KIND>(frame))
    }

    /// The images of the same height: flipped rows, flipped columns, and both.
    #[inline]
    fn are_least_of_flips<const KIND: u8>(&self, frame: Frame) -> bool {
        let top = frame.top;
        let mirrored = |row: usize| self.mirrored_rows[row % 32].rotate_right(frame.aside());
        let ours = |k| self.rows[(ROOT_ROW - k) % 32];
        let height = frame.height();
        is_least(height, ours, |k| mirrored(top + k))
            && (KIND == ONE_SIDED
                || is_least(height, ours, |k| self.rows[(top + k) % 32])
                    && is_least(height, ours, |k| mirrored(ROOT_ROW - k)))
    }

    /// The images whose rows are the columns, when the box is a square.
    fn are_least_of_turns<const KIND: u8>(&self, frame: Frame) -> bool {
        let Frame { top, left, .. } = frame;
        let last = frame.height() - 1;
        // Each column from the top down and from the bottom up. A square of more than half as many rows and columns as
        // there can be cells does not occur.
        let (mut columns, mut mirrored) = ([0_u64; 16], [0_u64; 16]);
        for row in 0..=last {
            let mut cells = self.rows[(top + row) % 32] >> left;
            while cells != 0 {
                let column = cells.trailing_zeros() as usize % 16;
                columns[column] |= 1 << row;
                mirrored[column] |= 1 << (last - row);
                cells &= cells - 1;
            }
        }
        let ours = |k| self.rows[(ROOT_ROW - k) % 32] >> left;
        is_least(last + 1, ours, |k| columns[k])
            && is_least(last + 1, ours, |k| mirrored[last - k])
            && (KIND == ONE_SIDED
                || is_least(last + 1, ours, |k| columns[last - k]) && is_least(last + 1, ours, |k| mirrored[k]))
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
