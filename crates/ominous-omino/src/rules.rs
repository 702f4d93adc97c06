//! The definition: filling a board completely with ominoes, one of them chosen.

use common::polyomino::{polyominoes, Kind, Polyomino};
use itertools::Itertools;
use std::collections::HashSet;

/// Looks for fillings of a board of at most 64 cells with ominoes of one size.
pub struct Tiler {
    rows: usize,
    columns: usize,
    size: usize,
    /// For each cell, the placements of which it is the first one, row by row.
    from_cell: Vec<Vec<u64>>,
    /// Sets of cells that cannot be filled.
    hopeless: HashSet<u64>,
}

impl Tiler {
    /// A tiler for ominoes of `size` cells on a board of `rows` × `columns`, at most 64 cells.
    ///
    /// # Panics
    /// When the board has no cell or more than 64, or `size` is out of range for [`polyominoes`].
    pub fn new(size: usize, rows: usize, columns: usize) -> Self {
        assert!(rows <= 64 && columns <= 64, "a board of {rows} x {columns} cells");
        assert!((1..=64).contains(&(rows * columns)), "a board of {rows} x {columns} cells");
        let mut from_cell = vec![Vec::new(); rows * columns];
        for omino in polyominoes(size, Kind::Fixed).expect("a size in range") {
            for placement in omino.placements(rows, columns) {
                from_cell[placement.trailing_zeros() as usize].push(placement);
            }
        }
        Self { rows, columns, size, from_cell, hopeless: HashSet::new() }
    }

    /// A filling of the whole board that uses `chosen`, turned and flipped at will, as the masks of its pieces; the
    /// chosen one comes first. None if there is none.
    pub fn tiling_with(&mut self, chosen: &Polyomino) -> Option<Vec<u64>> {
        let board = u64::MAX >> (64 - self.rows * self.columns);
        let orientations = chosen.orientations(Kind::Free);
        let placements = orientations.iter().flat_map(|omino| omino.placements(self.rows, self.columns)).collect_vec();
        placements.into_iter().find_map(|placement| {
            let mut pieces = vec![placement];
            self.fill(board & !placement, &mut pieces).then_some(pieces)
        })
    }

    /// Fills the cells of `empty`, pushing the pieces; whether that is possible. As deep as there are pieces.
    fn fill(&mut self, empty: u64, pieces: &mut Vec<u64>) -> bool {
        if empty == 0 {
            return true;
        }
        if self.hopeless.contains(&empty) || !self.sizes_allow(empty) {
            return false;
        }
        // Whichever piece covers the first empty cell has it as its own first cell.
        for index in 0..self.from_cell[empty.trailing_zeros() as usize].len() {
            let piece = self.from_cell[empty.trailing_zeros() as usize][index];
            if empty & piece == piece {
                pieces.push(piece);
                if self.fill(empty & !piece, pieces) {
                    return true;
                }
                pieces.pop();
            }
        }
        self.hopeless.insert(empty);
        false
    }

    fn sizes_allow(&self, empty: u64) -> bool {
        Polyomino::components(self.rows, self.columns, empty).all(|component| component.size() % self.size == 0)
    }
}

/// Whether Gabriel can fill a board of `rows` × `columns`, at most 64 cells, whichever omino of `x` cells Richard picks.
///
/// # Panics
/// As for [`Tiler::new`].
pub fn gabriel_wins(x: usize, rows: usize, columns: usize) -> bool {
    let mut tiler = Tiler::new(x, rows, columns);
    let choices = polyominoes(x, Kind::Free).expect("a size in range");
    choices.iter().all(|chosen| tiler.tiling_with(chosen).is_some())
}
