//! Where a polyomino can lie on a board.

use super::Polyomino;

impl Polyomino {
    /// Every way to lay the polyomino, as it is oriented, wholly on a board of `rows` × `columns` cells: masks in which
    /// bit `row * columns + column` stands for a cell, row by row. None if it does not fit.
    ///
    /// All placements of a free polyomino are those of its [`orientations`](Self::orientations):
    ///
    /// ```
    /// use common::polyomino::{Kind, Polyomino};
    ///
    /// let t: Polyomino = "###\n.#.".parse().unwrap();
    /// let all: Vec<u64> = t.orientations(Kind::Free).iter().flat_map(|o| o.placements(4, 4)).collect();
    /// assert_eq!(all.len(), 24);
    /// assert_eq!(all[0], 0b0010_0111);
    /// ```
    ///
    /// # Complexity
    /// O(number of cells + number of placements).
    ///
    /// # Panics
    /// When the board has more than 64 cells, or a side longer than 64.
    pub fn placements(&self, rows: usize, columns: usize) -> Vec<u64> {
        assert!(rows <= 64 && columns <= 64 && rows * columns <= 64, "a board of {rows} x {columns} cells");
        let corner =
            self.cells().fold(0, |mask, cell| mask | 1_u64.wrapping_shl((cell.row * columns + cell.column) as u32));
        let mut placements = Vec::new();
        for row in 0..(rows + 1).saturating_sub(self.height()) {
            for column in 0..(columns + 1).saturating_sub(self.width()) {
                placements.push(corner << (row * columns + column));
            }
        }
        placements
    }
}
