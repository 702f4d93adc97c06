//! Visiting polyominoes with their rows as bits.

use super::canonical::is_canonical;
use crate::polyomino::{Kind, Polyomino};

/// Columns of the grid; the bits of a word.
const WIDTH: usize = 64;

/// A fixed polyomino as a row of bits for each of its rows.
#[derive(Clone, Debug)]
pub struct BitRows<'a> {
    /// Bit `left` of each is the first column.
    pub(super) rows: &'a [u64],
    /// The same rows from right to left: bit `63 - right` of each is the last column.
    pub(super) mirrored: &'a [u64],
    /// The first column.
    pub(super) left: usize,
    /// The last column.
    pub(super) right: usize,
}

impl BitRows<'_> {
    /// The number of rows.
    #[inline]
    pub fn height(&self) -> usize {
        self.rows.len()
    }

    /// The number of columns.
    #[inline]
    pub fn width(&self) -> usize {
        self.right - self.left + 1
    }

    /// A row from the top: bit 0 is set where its first column has a cell.
    ///
    /// # Panics
    /// When there is no such row.
    #[inline]
    pub fn row(&self, index: usize) -> u64 {
        self.rows[index] >> self.left
    }

    /// The row read from right to left: bit 0 is set where its last column has a cell.
    #[inline]
    pub(super) fn mirrored_row(&self, index: usize) -> u64 {
        self.mirrored[index] >> (WIDTH - 1 - self.right)
    }

    /// The number of holes: of regions of empty cells, joined by edges, that are closed in.
    ///
    /// ```
    /// use common::polyomino::{visit, Kind};
    ///
    /// // OEIS A001419: one heptomino of 108 has a hole, and six octominoes have.
    /// let mut with_holes = 0;
    /// visit(8, Kind::Free, |rows| with_holes += usize::from(rows.holes() > 0)).unwrap();
    /// assert_eq!(with_holes, 6);
    /// ```
    #[inline]
    pub fn holes(&self) -> usize {
        holes(self.rows.iter().map(|row| row >> self.left))
    }

    /// The same polyomino as one word; its box must have at most 64 cells.
    pub(super) fn polyomino(&self) -> Polyomino {
        let width = self.width();
        let cells = (0..self.height()).fold(0, |cells, row| cells | self.row(row) << (row * width));
        Polyomino { height: self.height() as u8, width: width as u8, cells }
    }
}

/// The holes in a polyomino whose rows these are, none of them with bit 63 set.
///
/// By Euler's formula a connected set of closed squares has 1 − V + E − F holes, with V corners, E sides and F squares.
pub(crate) fn holes(rows: impl Iterator<Item = u64>) -> usize {
    let (mut corners, mut sides, mut squares, mut above) = (0, 0, 0, 0);
    for row in rows.chain([0]) {
        let level = row | above;
        corners += (level | level << 1).count_ones();
        sides += level.count_ones() + (row | row << 1).count_ones();
        squares += row.count_ones();
        above = row;
    }
    (1 + sides - corners - squares) as usize
}

/// Calls `visitor` for every polyomino of `n` cells, 1 to 32, that is the canonical one of its kind.
pub(super) fn visit(n: usize, kind: Kind, visitor: &mut impl FnMut(&BitRows)) {
    let mut walk = Walk::new(n);
    let start = Bounds { last_row: 0, left: WIDTH, right: 0 };
    match kind {
        Kind::Fixed => walk.below::<false>(0, 1, n - 1, start, visitor),
        _ => walk.below::<true>(0, 1, n - 1, start, &mut |rows: &BitRows| {
            if is_canonical(rows, kind) {
                visitor(rows);
            }
        }),
    }
}

/// Around the cells of a polyomino; row 1 of the grid is its first row.
#[derive(Clone, Copy)]
struct Bounds {
    last_row: usize,
    left: usize,
    right: usize,
}

impl Bounds {
    #[inline]
    fn with(self, cell: usize) -> Self {
        let (row, column) = (cell / WIDTH, cell % WIDTH);
        Self { last_row: self.last_row.max(row), left: self.left.min(column), right: self.right.max(column) }
    }

    /// Whether `more` cells can make it as wide as it is high.
    #[inline]
    fn can_become_wide(self, more: usize) -> bool {
        self.last_row + self.left <= self.right + 1 + more
    }
}

struct Walk {
    /// Whether a cell can still become an untried one, row by row; row 0 and column 0 are a border.
    free: Vec<bool>,
    /// The cells that were ever untried on the way to the current node, in the order in which they will be tried.
    queue: Vec<usize>,
    /// The rows of the current polyomino; row 0 is the border.
    rows: Vec<u64>,
    mirrored: Vec<u64>,
}

impl Walk {
    fn new(n: usize) -> Self {
        let origin = WIDTH + n - 1;
        let mut free = vec![true; WIDTH * (n + 2)];
        free[..=origin].fill(false);
        let mut queue = vec![0; 4 * n];
        queue[0] = origin;
        Self { free, queue, rows: vec![0; n + 2], mirrored: vec![0; n + 2] }
    }

    /// Visits the polyominoes that contain the cells of this node and `more` + 1 others, of which the first is one of
    /// the untried cells `queue[head..tail]`. If `CANONICAL`, their mirrored rows are kept, and
    /// those higher than wide are left out, since none of them is a canonical form.
    fn below<const CANONICAL: bool>(
        &mut self,
        head: usize,
        tail: usize,
        more: usize,
        bounds: Bounds,
        visitor: &mut impl FnMut(&BitRows),
    ) {
        if more == 0 {
            return self.leaves::<CANONICAL>(head, tail, bounds, visitor);
        }
        for index in head..tail {
            let cell = self.queue[index];
            let mut new_tail = tail;
            for next in [cell - WIDTH, cell - 1, cell + 1, cell + WIDTH] {
                if self.free[next] {
                    self.free[next] = false;
                    self.queue[new_tail] = next;
                    new_tail += 1;
                }
            }
            let bounds = bounds.with(cell);
            if !CANONICAL || bounds.can_become_wide(more) {
                self.flip::<CANONICAL>(cell);
                self.below::<CANONICAL>(index + 1, new_tail, more - 1, bounds, visitor);
                self.flip::<CANONICAL>(cell);
            }
            for new in tail..new_tail {
                self.free[self.queue[new]] = true;
            }
        }
    }

    /// As [`below`](Self::below), with one cell to add.
    fn leaves<const CANONICAL: bool>(
        &mut self,
        head: usize,
        tail: usize,
        bounds: Bounds,
        visitor: &mut impl FnMut(&BitRows),
    ) {
        for index in head..tail {
            let cell = self.queue[index];
            let bounds = bounds.with(cell);
            if CANONICAL && !bounds.can_become_wide(0) {
                continue;
            }
            let Bounds { last_row, left, right } = bounds;
            self.flip::<CANONICAL>(cell);
            let (rows, mirrored) = (&self.rows[1..=last_row], &self.mirrored[1..=last_row]);
            visitor(&BitRows { rows, mirrored, left, right });
            self.flip::<CANONICAL>(cell);
        }
    }

    /// Adds a cell to the rows, or takes it away again.
    #[inline]
    fn flip<const CANONICAL: bool>(&mut self, cell: usize) {
        let (row, column) = (cell / WIDTH, cell % WIDTH);
        self.rows[row] ^= 1 << column;
        if CANONICAL {
            self.mirrored[row] ^= 1 << (WIDTH - 1 - column);
        }
    }
}
