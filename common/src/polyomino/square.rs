//! Polyominoes whose box fits into 8 × 8 cells, laid in the corner of such a board, where an image takes a few
//! instructions.
//!
//! The swaps of bits are those of Warren, *Hacker's Delight* (2013), chapter 7.

use super::{mask, Kind, Polyomino, Symmetry};

const FIRST_COLUMN: u64 = 0x0101_0101_0101_0101;
const LAST_COLUMN: u64 = FIRST_COLUMN << 7;

/// Bit `8 * row + column` of the board is set where a cell is. For a given height and width, boards are in the order of
/// polyominoes.
#[derive(Clone, Copy)]
pub(super) struct Square {
    height: u8,
    width: u8,
    board: u64,
}

impl Square {
    /// The polyomino, if it fits.
    #[inline]
    pub(super) fn of(polyomino: &Polyomino) -> Option<Self> {
        let Polyomino { height, width, cells } = *polyomino;
        (height <= 8 && width <= 8).then(|| Self { height, width, board: spread(cells, width) })
    }

    /// The cells of a board that is not empty, moved to the corner.
    #[inline]
    fn trimmed(board: u64) -> Self {
        let top = board.trailing_zeros() as u8 / 8;
        let bottom = 7 - board.leading_zeros() as u8 / 8;
        let halves = board | board >> 32;
        let quarters = halves | halves >> 16;
        let columns = (quarters | quarters >> 8) as u8;
        let left = columns.trailing_zeros() as u8;
        let right = 7 - columns.leading_zeros() as u8;
        Self { height: bottom - top + 1, width: right - left + 1, board: board >> (8 * top + left) }
    }

    #[inline]
    pub(super) fn polyomino(self) -> Polyomino {
        let Self { height, width, board } = self;
        Polyomino { height, width, cells: gather(board, width) }
    }

    #[inline]
    pub(super) fn image(self, symmetry: Symmetry) -> Self {
        match symmetry {
            Symmetry::Identity => self,
            Symmetry::QuarterTurn => self.transposed().with_columns_flipped(),
            Symmetry::HalfTurn => self.half_turned(),
            Symmetry::ThreeQuarterTurn => self.transposed().with_rows_flipped(),
            Symmetry::FlipRows => self.with_rows_flipped(),
            Symmetry::FlipColumns => self.with_columns_flipped(),
            Symmetry::Transpose => self.transposed(),
            Symmetry::AntiTranspose => self.transposed().half_turned(),
        }
    }

    /// The least image under the symmetries of `kind`, which is `Free` or `OneSided`.
    #[inline]
    pub(super) fn canonical(self, kind: Kind) -> Self {
        // A quarter turn matters unless it makes a higher box.
        if self.height < self.width {
            return self.least_of_flips(kind);
        }
        let turned = self.image(Symmetry::QuarterTurn).least_of_flips(kind);
        if self.height > self.width {
            return turned;
        }
        Self { board: self.least_of_flips(kind).board.min(turned.board), ..self }
    }

    /// The least of the images that keep height and width.
    #[inline]
    fn least_of_flips(self, kind: Kind) -> Self {
        let half_turned = self.half_turned();
        let mut board = self.board.min(half_turned.board);
        if kind == Kind::Free {
            board = board.min(self.with_rows_flipped().board).min(half_turned.with_rows_flipped().board);
        }
        Self { board, ..self }
    }

    #[inline]
    fn half_turned(self) -> Self {
        Self { board: self.board.reverse_bits() >> (72 - 8 * self.height - self.width), ..self }
    }

    #[inline]
    fn with_rows_flipped(self) -> Self {
        Self { board: self.board.swap_bytes() >> (64 - 8 * self.height), ..self }
    }

    #[inline]
    fn with_columns_flipped(self) -> Self {
        Self { board: self.board.reverse_bits().swap_bytes() >> (8 - self.width), ..self }
    }

    /// Swaps cells across the diagonal of each square of 2 × 2, then whole squares of these, then of those.
    #[inline]
    fn transposed(self) -> Self {
        let swap = |board: u64, distance: u32, places: u64| {
            let differ = (board ^ board >> distance) & places;
            board ^ differ ^ differ << distance
        };
        let board = swap(self.board, 7, 0x00AA_00AA_00AA_00AA);
        let board = swap(board, 14, 0x0000_CCCC_0000_CCCC);
        let board = swap(board, 28, 0x0000_0000_F0F0_F0F0);
        Self { height: self.width, width: self.height, board }
    }
}

/// The connected part with the lowest bit of a board that is not empty.
#[inline]
pub(super) fn component(cells: u64) -> u64 {
    let (not_first, not_last) = (cells & !FIRST_COLUMN, cells & !LAST_COLUMN);
    let mut part = mask::lowest(cells);
    loop {
        // Each direction goes on from what the one before has reached, so most parts take few rounds.
        let mut grown = part;
        grown |= grown << 1 & not_first;
        grown |= grown << 8 & cells;
        grown |= grown >> 1 & not_last;
        grown |= grown >> 8 & cells;
        if grown == part {
            return part;
        }
        part = grown;
    }
}

/// The cells of the board that are next to some of these.
#[inline]
pub(super) fn neighbours(cells: u64) -> u64 {
    (cells & !LAST_COLUMN) << 1 | (cells & !FIRST_COLUMN) >> 1 | cells << 8 | cells >> 8
}

/// Cells of the board, not none, as a polyomino.
#[inline]
pub(super) fn trimmed(cells: u64) -> Polyomino {
    Square::trimmed(cells).polyomino()
}

/// Lays the rows of a box on the board: the lower four are moved as one, then two of each four, then one of each two.
#[inline]
pub(super) fn spread(cells: u64, width: u8) -> u64 {
    let fours = cells & mask::full(4 * usize::from(width)) | cells >> (4 * width) << 32;
    let upper = fours & pairs(width);
    let twos = upper | (fours ^ upper) << (2 * (8 - width));
    let upper = twos & singles(width);
    upper | (twos ^ upper) << (8 - width)
}

/// Takes them off again, in the opposite order.
#[inline]
fn gather(board: u64, width: u8) -> u64 {
    let upper = board & singles(width);
    let twos = upper | (board ^ upper) >> (8 - width);
    let upper = twos & pairs(width);
    let fours = upper | (twos ^ upper) >> (2 * (8 - width));
    fours & mask::full(32) | fours >> 32 << (4 * width)
}

/// Room for two rows, in each half of the board.
#[inline]
fn pairs(width: u8) -> u64 {
    mask::full(2 * usize::from(width)) * 0x0000_0001_0000_0001
}

/// Room for one row, in each quarter of the board.
#[inline]
fn singles(width: u8) -> u64 {
    mask::full(width.into()) * 0x0001_0001_0001_0001
}
