//! The search that the contest's analysis starts from, as a second solver.
//!
//! It lays each omino everywhere on the board and looks at the components of what is left. A placement is hopeless when
//! the size of one is no multiple of X. That Gabriel wins when each omino has a placement that is not hopeless is true
//! of whole boards, as the tests show, but it is no theorem about one placement: the T of four cells has an even size and
//! yet cannot be cut into two dominoes.

use common::polyomino::{polyominoes, Cell, Kind, Polyomino};
use common::region::Region;
use itertools::iproduct;
use once_cell::sync::Lazy;

/// The largest size of an omino here; from 7 on, Richard has one with a hole.
const LARGEST: usize = 6;

/// The free ominoes of up to [`LARGEST`] cells, by size.
static OMINOES: Lazy<Vec<Vec<Polyomino>>> =
    Lazy::new(|| (1..=LARGEST).map(|size| polyominoes(size, Kind::Free).expect("a size in range")).collect());

/// Whether Richard wins with ominoes of `x` cells, 1 to 6, on a board of `rows` × `columns`, by search.
///
/// O(R²·C²) for each omino at worst; a placement that is not hopeless ends it early.
///
/// # Panics
/// When `x` is out of range.
pub fn richard_wins(x: usize, rows: usize, columns: usize) -> bool {
    assert!((1..=LARGEST).contains(&x), "ominoes of {x} cells");
    rows * columns % x != 0 || OMINOES[x - 1].iter().any(|omino| !has_hopeful_placement(omino, rows, columns))
}

/// Whether the omino can lie on the board, turned and flipped at will, so that the size of each component of the rest is
/// a multiple of its own.
pub fn has_hopeful_placement(omino: &Polyomino, rows: usize, columns: usize) -> bool {
    let board = Region::full(rows, columns);
    iproduct!(omino.orientations(Kind::Free), 0..rows, 0..columns)
        .filter_map(|(orientation, row, column)| board.placement(&orientation, Cell { row, column }))
        .any(|placement| is_hopeful(&board, &placement, omino.size()))
}

fn is_hopeful(board: &Region, placement: &[Cell], size: usize) -> bool {
    let mut rest = board.clone();
    for &cell in placement {
        rest.remove(cell);
    }
    rest.components().iter().all(|component| component.size() % size == 0)
}
