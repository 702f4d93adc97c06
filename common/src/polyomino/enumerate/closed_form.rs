//! Counting fixed polyominoes without going to each: a closed form for the last three cells.
//!
//! At a node of Redelmeier's tree some cells are chosen, and the others are *free* (never reached), *untried* (next to a
//! chosen cell, and still to be tried), or *blocked* (chosen, refused, or not allowed). What lies below the node are the
//! ways to choose more cells among the free and the untried ones such that every component of them has an untried cell.
//! Three cells can be chosen so in four ways, by how many are untried. With m untried cells; for a cell c, f(c) of its
//! neighbours free and a(c) untried; and S, the sum of f over the untried cells:
//!
//! - three untried ones: C(m, 3);
//! - two, and a free neighbour of one of them: (m − 1) · S counts each such choice once, except that a free cell next to
//!   both is counted twice, hence − Σ C(a(v), 2) over the free cells v;
//! - one, and two free neighbours of it: Σ C(f(u), 2) over the untried cells u;
//! - one, a free neighbour v of it, and a free neighbour of v: Σ a(v) · f(v) over the free cells v. This one is not a
//!   neighbour of the untried cell, as the board is coloured like a chessboard.
//!
//! The sums change only around the cells that change, so they are carried down the tree and not counted again. The
//! search stops four cells early: for each child of such a node, the sums are looked up without entering the child.

use super::board::{self, at, Untried, CELLS, NEIGHBOURS, ROOT};
use super::split::{self, Claims};

/// The number of cells that the search leaves to the closed form and to its last loop.
pub(super) const SMALLEST: usize = 4;

/// A cell's state in a byte: `FREE`, `UNTRIED` or `BLOCKED`, plus 8 · f + a.
type State = u8;
const FREE: State = 0;
const UNTRIED: State = 64;
const BLOCKED: State = 128;
/// What a neighbour that was free adds to the state when it becomes untried: one from f to a.
const REACHED: State = 8 - 1;

/// m, S and the sum of the other terms in one number, so that one addition changes them all.
type Sums = u64;
const M: u32 = 48;
const S: u32 = 32;
/// The sum of the other terms may be negative; with this added, it is not.
const BIAS: Sums = 1 << 24;

/// What a cell adds to the sums.
const fn term(state: State) -> Sums {
    let (f, a) = ((state >> 3 & 7) as Sums, (state & 7) as Sums);
    match state & !63 {
        FREE => (a * f).wrapping_sub(a * a.wrapping_sub(1) / 2),
        UNTRIED => (1 << M) + (f << S) + f * f.wrapping_sub(1) / 2,
        _ => 0,
    }
}

/// For a free neighbour of a cell that is chosen: what its becoming untried adds. For all other states 0.
static REACH: [Sums; 256] = {
    let mut table = [0; 256];
    let mut state = 0;
    while state < UNTRIED {
        table[state as usize] = term(state + UNTRIED).wrapping_sub(term(state));
        state += 1;
    }
    table
};

/// For a cell of which `k` neighbours become untried, at `k << 8 | state`: what that adds.
static NEAR_REACHED: [Sums; 3 << 8] = {
    let mut table = [0; 3 << 8];
    let mut index = 1 << 8;
    while index < table.len() {
        let (k, state) = ((index >> 8) as State, (index & 255) as State);
        if state >> 3 & 7 >= k {
            table[index] = term(state - k * REACHED).wrapping_sub(term(state));
        }
        index += 1;
    }
    table
};

/// For a cell of which an untried neighbour becomes blocked: what that adds.
static NEAR_BLOCKED: [Sums; 256] = {
    let mut table = [0; 256];
    let mut state = 0;
    while state < table.len() {
        if state & 7 > 0 {
            table[state] = term(state as State - 1).wrapping_sub(term(state as State));
        }
        state += 1;
    }
    table
};

/// The number of ways to choose three more cells.
#[inline]
fn three_more(sums: Sums) -> u64 {
    let (m, s, others) = (sums >> M, sums >> S & 0xffff, sums & 0xffff_ffff);
    // In this order no difference on the way is negative.
    CHOOSE_3[m as usize % 128] + m * s + others - s - BIAS
}

/// C(m, 3).
static CHOOSE_3: [u64; 128] = {
    let mut table = [0; 128];
    let mut m = 3;
    while m < 128 {
        table[m] = (m * (m - 1) * (m - 2) / 6) as u64;
        m += 1;
    }
    table
};

/// The number of fixed polyominoes of `n` cells, at least [`SMALLEST`] and at most [`board::LARGEST`].
pub(super) fn count(n: usize, threads: usize) -> u64 {
    let counts = if n > split::DEPTH + SMALLEST && threads > 1 {
        split::share(threads, |claims| Search::new(n).run(Some(claims)))
    } else {
        vec![Search::new(n).run(None)]
    };
    counts.iter().sum()
}

struct Search<'a> {
    state: [State; CELLS],
    untried: Untried,
    n: usize,
    claims: Option<Claims<'a>>,
}

impl<'a> Search<'a> {
    fn new(n: usize) -> Self {
        let mut state = [BLOCKED; CELLS];
        for (cell, state) in state.iter_mut().enumerate() {
            let free = NEIGHBOURS.iter().filter(|&&offset| board::is_allowed(at(cell, offset))).count();
            *state = if board::is_allowed(cell) { FREE } else { BLOCKED } + 8 * free as State;
        }
        Self { state, untried: [0; 128], n, claims: None }
    }

    fn run(mut self, claims: Option<Claims<'a>>) -> u64 {
        self.claims = claims;
        let mut sums = BIAS;
        self.reach(ROOT, &mut sums);
        self.untried[0] = ROOT as u16;
        self.below(0, 1, 0, sums)
    }

    /// The number of polyominoes below a node of `chosen` cells with these untried ones.
    fn below(&mut self, first: usize, end: usize, chosen: usize, sums: Sums) -> u64 {
        if chosen == split::DEPTH {
            // Another thread counts what this one does not claim.
            if let Some(None) = self.claims.as_mut().map(Claims::claim) {
                return 0;
            }
        }
        if chosen + SMALLEST == self.n {
            return self.last_four(first, end, sums);
        }
        let mut count = 0;
        let mut sums = sums;
        for i in first..end {
            let cell = usize::from(self.untried[i % 128]);
            self.block(cell, &mut sums);
            let mut child = sums;
            let mut child_end = end;
            for offset in NEIGHBOURS {
                let neighbour = at(cell, offset);
                if self.state[neighbour] < UNTRIED {
                    self.reach(neighbour, &mut child);
                    self.untried[child_end % 128] = neighbour as u16;
                    child_end += 1;
                }
            }
            count += self.below(i + 1, child_end, chosen + 1, child);
            for j in end..child_end {
                self.unreach(usize::from(self.untried[j % 128]));
            }
        }
        self.unblock(first, end);
        count
    }

    /// The same for a node that lacks four cells.
    fn last_four(&mut self, first: usize, end: usize, mut sums: Sums) -> u64 {
        let mut count = 0;
        for i in first..end {
            let cell = usize::from(self.untried[i % 128]);
            self.block(cell, &mut sums);
            count += three_more(self.with_neighbours_reached(cell, sums));
        }
        self.unblock(first, end);
        count
    }

    /// The sums when all free neighbours of `cell` have become untried.
    #[inline]
    fn with_neighbours_reached(&self, cell: usize, mut sums: Sums) -> Sums {
        let states = NEIGHBOURS.map(|offset| self.state[at(cell, offset)]);
        let reached = states.map(|state| usize::from(state < UNTRIED));
        for direction in 0..4 {
            // The cell two steps ahead has one neighbour among the four; the one aslant has two.
            let (ahead, aside) = (NEIGHBOURS[direction], NEIGHBOURS[(direction + 1) % 4]);
            let straight = self.state[at(cell, 2 * ahead)];
            let aslant = self.state[at(cell, ahead + aside)];
            let both = reached[direction] + reached[(direction + 1) % 4];
            sums = sums
                .wrapping_add(REACH[usize::from(states[direction])])
                .wrapping_add(NEAR_REACHED[reached[direction] << 8 | usize::from(straight)])
                .wrapping_add(NEAR_REACHED[both << 8 | usize::from(aslant)]);
        }
        sums
    }

    /// A free cell becomes untried.
    #[inline]
    fn reach(&mut self, cell: usize, sums: &mut Sums) {
        *sums = sums.wrapping_add(REACH[usize::from(self.state[cell])]);
        self.state[cell] += UNTRIED;
        for offset in NEIGHBOURS {
            let neighbour = &mut self.state[at(cell, offset)];
            *sums = sums.wrapping_add(NEAR_REACHED[1 << 8 | usize::from(*neighbour)]);
            *neighbour = neighbour.wrapping_sub(REACHED);
        }
    }

    /// An untried cell becomes free again.
    #[inline]
    fn unreach(&mut self, cell: usize) {
        self.state[cell % CELLS] -= UNTRIED;
        for offset in NEIGHBOURS {
            let neighbour = &mut self.state[at(cell, offset)];
            *neighbour = neighbour.wrapping_add(REACHED);
        }
    }

    /// An untried cell becomes blocked.
    #[inline]
    fn block(&mut self, cell: usize, sums: &mut Sums) {
        *sums = sums.wrapping_sub(term(self.state[cell % CELLS]));
        self.state[cell % CELLS] += BLOCKED - UNTRIED;
        for offset in NEIGHBOURS {
            let neighbour = &mut self.state[at(cell, offset)];
            *sums = sums.wrapping_add(NEAR_BLOCKED[usize::from(*neighbour)]);
            *neighbour -= 1;
        }
    }

    /// Cells of the list become untried again.
    #[inline]
    fn unblock(&mut self, first: usize, end: usize) {
        for i in first..end {
            let cell = usize::from(self.untried[i % 128]) % CELLS;
            self.state[cell] -= BLOCKED - UNTRIED;
            for offset in NEIGHBOURS {
                self.state[at(cell, offset)] += 1;
            }
        }
    }
}
