//! What a visitor sees of a polyomino.

use crate::polyomino::{holes, Polyomino};

/// A polyomino met on an enumeration, as the bit rows of its bounding box.
///
/// It lends the rows from the search, which goes on to change them. To keep them, copy them, or make a
/// [`Polyomino`] of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BitRows<'a> {
    bits: &'a [u64],
    left: usize,
    width: usize,
}

impl<'a> BitRows<'a> {
    #[inline]
    pub(super) fn new(bits: &'a [u64], left: usize, width: usize) -> Self {
        Self { bits, left, width }
    }

    /// The number of rows.
    #[inline]
    pub fn height(&self) -> usize {
        self.bits.len()
    }

    /// The number of columns.
    #[inline]
    pub fn width(&self) -> usize {
        self.width
    }

    /// A row, counted from the top, as a mask in which bit `column` stands for a cell.
    ///
    /// # Panics
    /// When there is no such row.
    #[inline]
    pub fn row(&self, index: usize) -> u64 {
        self.bits[index] >> self.left
    }

    /// The rows from the top, each as a mask in which bit `column` stands for a cell.
    #[inline]
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = u64> + ExactSizeIterator + 'a {
        let left = self.left;
        self.bits.iter().map(move |row| row >> left)
    }

    /// The rows as the search has them, and the number of bits by which they are too far left: bit `left + column`
    /// stands for a cell. This spares the shift where only differences between rows matter.
    #[inline]
    pub fn unshifted(&self) -> (&'a [u64], usize) {
        (self.bits, self.left)
    }

    /// The polyomino, if its bounding box has at most 64 cells; every one of at most 15 cells has.
    #[inline]
    pub fn polyomino(&self) -> Option<Polyomino> {
        if self.height() * self.width > 64 {
            return None;
        }
        let mut cells = 0_u64;
        for row in self.iter().rev() {
            cells = cells << self.width | row;
        }
        Some(Polyomino { height: self.height() as u8, width: self.width as u8, cells })
    }

    /// The number of holes, as of [`Polyomino::holes`].
    pub fn holes(&self) -> usize {
        holes::count(self.bits.iter().copied())
    }
}
