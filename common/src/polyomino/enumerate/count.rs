//! Counting fixed polyominoes, the last two cells at once.

/// Columns of the grid; one at least is a border.
const WIDTH: usize = 64;

/// What a cell of the grid is, so that the sum over the four neighbours of a cell counts the free and the untried ones
/// in one byte.
const FREE: u8 = 1;
const UNTRIED: u8 = 16;
/// In the polyomino, left out, or beyond the border.
const CLOSED: u8 = 0;

/// The number of fixed polyominoes of `n` cells, 1 to 32.
pub(super) fn count_fixed(n: usize) -> u64 {
    match n {
        1 => 1,
        2 => 2,
        _ => Count::new(n).below(0, 1, n - 3, 2),
    }
}

struct Count {
    /// Row by row; the cells before the origin are closed, since the origin is the first cell of its row.
    grid: Vec<u8>,
    /// The cells that were ever untried on the way to the current node, in the order in which they will be tried.
    queue: Vec<usize>,
}

impl Count {
    fn new(n: usize) -> Self {
        let origin = WIDTH + n;
        let mut grid = vec![FREE; WIDTH * (n + 2)];
        grid[..origin].fill(CLOSED);
        for row in grid.chunks_mut(WIDTH) {
            row[0] = CLOSED;
        }
        grid[origin] = UNTRIED;
        let mut queue = vec![0; 4 * n];
        queue[0] = origin;
        Self { grid, queue }
    }

    /// Free and untried neighbours of a cell, in the low and in the high half of the byte.
    fn neighbours(&self, cell: usize) -> u8 {
        let grid = &self.grid[cell - WIDTH..][..=2 * WIDTH];
        grid[0] + grid[WIDTH - 1] + grid[WIDTH + 1] + grid[2 * WIDTH]
    }

    /// The number of polyominoes below a node: those that contain its cells and `more` + 3 others, of which the first
    /// is one of the untried cells `queue[head..tail]`.
    ///
    /// `open` is the sum over the untried cells of their numbers of free neighbours.
    fn below(&mut self, head: usize, tail: usize, more: usize, mut open: usize) -> u64 {
        if more == 0 {
            return self.below_with_three_more(head, tail, open);
        }
        let mut number = 0;
        for index in head..tail {
            let cell = self.queue[index];
            self.grid[cell] = CLOSED;
            let mut new_tail = tail;
            let mut new_open = open - usize::from(self.neighbours(cell) % UNTRIED);
            open = new_open;
            for next in [cell - WIDTH, cell - 1, cell + 1, cell + WIDTH] {
                if self.grid[next] == FREE {
                    let around = self.neighbours(next);
                    // Its free neighbours are open through it, and it is no longer open to the untried ones.
                    new_open = new_open + usize::from(around % UNTRIED) - usize::from(around / UNTRIED);
                    self.grid[next] = UNTRIED;
                    self.queue[new_tail] = next;
                    new_tail += 1;
                }
            }
            number += self.below(index + 1, new_tail, more - 1, new_open);
            for new in tail..new_tail {
                self.grid[self.queue[new]] = FREE;
            }
        }
        self.reopen(head, tail);
        number
    }

    /// As [`below`](Self::below) with three cells to add. Once the first is in, with U the untried cells then, the other
    /// two are a pair of U, or one of U and a free neighbour of it.
    fn below_with_three_more(&mut self, head: usize, tail: usize, mut open: usize) -> u64 {
        let mut number = 0;
        for index in head..tail {
            let cell = self.queue[index];
            self.grid[cell] = CLOSED;
            let (mut new, mut new_open) = (0, open);
            for next in [cell - WIDTH, cell - 1, cell + 1, cell + WIDTH] {
                if self.grid[next] == FREE {
                    // Free neighbours of one cell are no neighbours of each other, so none needs to be marked.
                    let around = self.neighbours(next);
                    new_open = new_open + usize::from(around % UNTRIED) - usize::from(around / UNTRIED);
                    new += 1;
                }
            }
            // The cell is no longer untried, so its own free neighbours do not count as such.
            open -= new;
            let untried = tail - index - 1 + new;
            number += (untried * untried.saturating_sub(1) / 2 + new_open - new) as u64;
        }
        self.reopen(head, tail);
        number
    }

    /// The cells that this node has left out are untried again for the node above.
    fn reopen(&mut self, head: usize, tail: usize) {
        for index in head..tail {
            self.grid[self.queue[index]] = UNTRIED;
        }
    }
}
