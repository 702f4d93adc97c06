//! The definition: painting rectangles of empty cells.

use common::grundy::Impartial;
use common::polyomino::{Kind, Polyomino};
use itertools::iproduct;

/// The rules, but for the board: the largest area a rectangle may have.
#[derive(Clone, Copy, Debug)]
pub struct Rules {
    /// The largest area, in cells.
    pub k: u32,
}

/// A position: the cells of a board of at most 64 that are still empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    /// The number of rows.
    pub height: usize,
    /// The number of columns.
    pub width: usize,
    /// Bit `row * width + column` is set where the cell is empty.
    pub empty: u64,
}

impl Board {
    /// A board on which all cells are empty.
    ///
    /// # Panics
    /// When it has no cell or more than 64.
    pub fn new(height: usize, width: usize) -> Self {
        let cells = height * width;
        assert!((1..=64).contains(&cells), "a board of {cells} cells");
        Self { height, width, empty: u64::MAX >> (64 - cells) }
    }

    /// The cells of the rectangle of `height` × `width` with its top left corner at (`row`, `column`).
    fn rectangle(&self, row: usize, column: usize, height: usize, width: usize) -> u64 {
        let line = u64::MAX >> (64 - width);
        (row..row + height).fold(0, |cells, row| cells | line << (row * self.width + column))
    }
}

impl From<Polyomino> for Board {
    fn from(region: Polyomino) -> Self {
        Self { height: region.height(), width: region.width(), empty: region.mask() }
    }
}

impl Impartial for Rules {
    type Position = Board;

    /// Paints each rectangle that has at most `k` cells, all of them empty.
    fn options(&self, board: &Board, options: &mut Vec<Board>) {
        for (row, column) in iproduct!(0..board.height, 0..board.width) {
            for (height, width) in iproduct!(1..=board.height - row, 1..=board.width - column) {
                let rectangle = board.rectangle(row, column, height, width);
                if rectangle.count_ones() <= self.k && board.empty & rectangle == rectangle {
                    options.push(Board { empty: board.empty & !rectangle, ..*board });
                }
            }
        }
    }

    /// A rectangle lies inside one connected component, so the components are summands.
    fn summands(&self, board: &Board, summands: &mut Vec<Board>) {
        summands.extend(Polyomino::components(board.height, board.width, board.empty).map(Board::from));
    }

    /// Turned, flipped and moved boards have the same options. A board that is not one component stays as it is.
    fn canonical(&self, board: Board) -> Board {
        let mut components = Polyomino::components(board.height, board.width, board.empty);
        match (components.next(), components.next()) {
            (Some(region), None) => region.canonical(Kind::Free).into(),
            _ => board,
        }
    }
}
