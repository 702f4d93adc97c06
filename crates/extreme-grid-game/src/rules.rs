//! The definition: painting rectangles of empty cells.

pub use common::grundy::Board;
use common::grundy::Impartial;
use common::polyomino::{Kind, Polyomino};
use itertools::iproduct;

/// The rules, but for the board: the largest area a rectangle may have. A position is a [`Board`] with its empty cells.
#[derive(Clone, Copy, Debug)]
pub struct Rules {
    /// The largest area, in cells.
    pub k: u32,
}

/// The cells of the rectangle of `height` × `width` with its top left corner at (`row`, `column`) of the board.
fn rectangle(board: &Board, row: usize, column: usize, height: usize, width: usize) -> u64 {
    let line = u64::MAX >> (64 - width);
    (row..row + height).fold(0, |cells, row| cells | line << (row * board.width() + column))
}

impl Impartial for Rules {
    type Position = Board;

    /// Paints each rectangle that has at most `k` cells, all of them empty.
    fn options(&self, board: &Board, options: &mut Vec<Board>) {
        for (row, column) in iproduct!(0..board.height(), 0..board.width()) {
            for (height, width) in iproduct!(1..=board.height() - row, 1..=board.width() - column) {
                let rectangle = rectangle(board, row, column, height, width);
                if rectangle.count_ones() <= self.k && board.empty() & rectangle == rectangle {
                    options.push(board.without(rectangle));
                }
            }
        }
    }

    /// A rectangle lies inside one connected component, so the components are summands.
    fn summands(&self, board: &Board, summands: &mut Vec<Board>) {
        summands.extend(Polyomino::components(board.height(), board.width(), board.empty()).map(Board::from));
    }

    /// Turned, flipped and moved boards have the same options. A board that is not one component stays as it is.
    fn canonical(&self, board: Board) -> Board {
        let mut components = Polyomino::components(board.height(), board.width(), board.empty());
        match (components.next(), components.next()) {
            (Some(region), None) => region.canonical(Kind::Free).into(),
            _ => board,
        }
    }
}
