//! Holes of polyominoes.

use super::Polyomino;

impl Polyomino {
    /// The number of holes: bounded parts of the plane around the cells. Empty cells that touch at a corner only are not
    /// connected, so that seven cells can make one.
    ///
    /// O(height), by Euler's formula: for the closed cells, points − edges + cells = components − holes.
    ///
    /// ```
    /// use common::polyomino::Polyomino;
    ///
    /// let ring: Polyomino = "##.\n#.#\n###".parse().unwrap();
    /// assert_eq!(ring.holes(), 1);
    /// let u: Polyomino = "#.#\n###".parse().unwrap();
    /// assert_eq!(u.holes(), 0);
    /// ```
    pub fn holes(&self) -> usize {
        // A hole needs three rows, and three rows leave room for the points right of the last column.
        if self.height < 3 {
            return 0;
        }
        count((0..self.height()).map(|row| self.row(row)))
    }
}

/// The holes of one connected set of cells, given as bit rows whose highest bit is not set.
pub(super) fn count(rows: impl Iterator<Item = u64>) -> usize {
    let (mut points, mut edges, mut cells) = (0, 0, 0);
    let mut above = 0;
    for row in rows.chain([0]) {
        // The edges between the two rows, and their end points.
        let between = above | row;
        points += (between | between << 1).count_ones();
        edges += between.count_ones() + (row | row << 1).count_ones();
        cells += row.count_ones();
        above = row;
    }
    (1 + edges - points - cells) as usize
}
