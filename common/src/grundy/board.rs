//! Games on the empty cells of a board, in which a move fills some of them.

use super::Impartial;
use crate::polyomino::{Kind, Polyomino};

/// The empty cells of a board of at most 64 cells.
///
/// ```
/// use common::grundy::Board;
///
/// let board = Board::new(2, 3).without(0b001_001); // the first column is filled
/// assert_eq!((board.height(), board.width(), board.empty()), (2, 3, 0b110_110));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    height: u8,
    width: u8,
    empty: u64,
}

impl Board {
    /// An empty board.
    ///
    /// # Panics
    /// When it has no cell or more than 64.
    pub fn new(height: usize, width: usize) -> Self {
        assert!(height <= 64 && width <= 64, "a board of {height} x {width} cells");
        assert!((1..=64).contains(&(height * width)), "a board of {height} x {width} cells");
        Self { height: height as u8, width: width as u8, empty: u64::MAX >> (64 - height * width) }
    }

    /// The number of rows.
    pub fn height(&self) -> usize {
        self.height.into()
    }

    /// The number of columns.
    pub fn width(&self) -> usize {
        self.width.into()
    }

    /// The empty cells: bit `row * width + column`.
    pub fn empty(&self) -> u64 {
        self.empty
    }

    /// With these cells filled.
    pub fn without(&self, cells: u64) -> Self {
        Self { empty: self.empty & !cells, ..*self }
    }
}

impl From<Polyomino> for Board {
    /// The polyomino's cells are the empty ones.
    fn from(polyomino: Polyomino) -> Self {
        let Polyomino { height, width, cells } = polyomino;
        Self { height, width, empty: cells }
    }
}

/// The moves of an impartial game on the empty cells of a board.
///
/// Which moves there are must depend on the empty cells alone, and be the same wherever these lie, turned or flipped,
/// and each move must fill connected cells. So a position is the sum of its connected parts, and these are polyominoes
/// that may be turned and flipped.
pub trait Filling {
    /// Calls `fill` with the cells that each move fills, all of them empty: bit `row * width + column` of `board`.
    fn moves(&self, board: &Board, fill: impl FnMut(u64));

    /// The least number of cells that a move fills. In smaller parts there is no move, so they are left out of sums.
    fn smallest_move(&self) -> u32 {
        1
    }
}

/// A [`Filling`] game as an [`Impartial`] one: sums of connected parts, up to symmetry.
///
/// ```
/// use common::grundy::{Board, Filling, OnBoard, Solver};
///
/// /// Cram: a move fills two neighbouring cells.
/// struct Cram;
///
/// impl Filling for Cram {
///     fn moves(&self, board: &Board, fill: impl FnMut(u64)) {
///         let (width, cells) = (board.width(), board.height() * board.width());
///         let across = (0..cells).filter(|cell| (cell + 1) % width > 0).map(|cell| 0b11 << cell);
///         let down = (width..cells).map(|cell| 1 << cell | 1 << (cell - width));
///         across.chain(down).filter(|domino| domino & !board.empty() == 0).for_each(fill);
///     }
///
///     fn smallest_move(&self) -> u32 {
///         2
///     }
/// }
///
/// assert_eq!(Solver::new(OnBoard(Cram)).grundy(&Board::new(3, 3)), Ok(0));
/// assert_eq!(Solver::new(OnBoard(Cram)).grundy(&Board::new(3, 4)), Ok(1));
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct OnBoard<G>(pub G);

impl<G: Filling> Impartial for OnBoard<G> {
    type Position = Board;

    fn options(&self, board: &Board, options: &mut Vec<Board>) {
        self.0.moves(board, |cells| options.push(board.without(cells)));
    }

    fn summands(&self, board: &Board, summands: &mut Vec<Board>) {
        let parts = Polyomino::components_from(self.0.smallest_move(), board.height(), board.width(), board.empty);
        summands.extend(parts.map(Board::from));
    }

    /// Symmetries alone: what is a summand fills its box already, and nothing else need be connected.
    fn canonical(&self, board: Board) -> Board {
        let Board { height, width, empty: cells } = board;
        Polyomino { height, width, cells }.canonical(Kind::Free).into()
    }
}
