//! Redelmeier's algorithm: every polyomino of a kind once, in O(n) memory, without remembering any.
//!
//! D. H. Redelmeier, *Counting polyominoes: yet another attack*, Discrete Mathematics 36 (1981). A node of the tree is a
//! polyomino with a list of *untried* cells: neighbours of it that may still be added. Its children add one of them
//! each; a cell that was added at a child is refused at all later ones. So each polyomino is met exactly once.
//!
//! The last two levels are loops without lists: a polyomino of n − 1 cells gets one more, from its parent's list or from
//! the neighbours of its newest cell. Free and one-sided ones are the fixed ones that are the least of their images.

use super::board::{self, at, Untried, CELLS, NEIGHBOURS, ROOT};
use super::lines::{Frame, Lines, FIXED, FREE, ONE_SIDED};
use super::{split, BitRows};
use crate::polyomino::Kind;

/// What is done with the polyominoes.
pub(super) trait Visitor {
    /// Called before each subtree that [`split`] shares out; whether to walk it.
    fn enter(&mut self) -> bool {
        true
    }

    /// Called with each polyomino.
    fn visit(&mut self, rows: &BitRows<'_>);
}

impl<F: FnMut(&BitRows<'_>)> Visitor for F {
    fn visit(&mut self, rows: &BitRows<'_>) {
        self(rows);
    }
}

/// Visits the polyominoes of `n` cells, at most [`board::LARGEST`].
pub(super) fn walk(n: usize, kind: Kind, visitor: &mut impl Visitor) {
    match kind {
        Kind::Fixed => Walk::<_, FIXED>::new(n, visitor).run(),
        Kind::OneSided => Walk::<_, ONE_SIDED>::new(n, visitor).run(),
        Kind::Free => Walk::<_, FREE>::new(n, visitor).run(),
    }
}

struct Walk<'v, V, const KIND: u8> {
    visitor: &'v mut V,
    n: usize,
    /// Whether a cell was ever reached, or may not be.
    reached: [bool; CELLS],
    untried: Untried,
    /// The cells chosen.
    lines: Lines,
}

impl<'v, V: Visitor, const KIND: u8> Walk<'v, V, KIND> {
    fn new(n: usize, visitor: &'v mut V) -> Self {
        let mut reached = [true; CELLS];
        for cell in (0..CELLS).filter(|&cell| board::is_allowed(cell)) {
            reached[cell] = false;
        }
        Self { visitor, n, reached, untried: [0; 128], lines: Lines::EMPTY }
    }

    fn run(&mut self) {
        self.reached[ROOT] = true;
        if self.n == 1 {
            return self.leaf(Frame::ROOT, ROOT);
        }
        self.untried[0] = ROOT as u16;
        self.below(0, 1, 0, Frame::ROOT);
    }

    /// Visits what is below a node of `chosen` cells, in this frame, with these untried ones.
    fn below(&mut self, first: usize, end: usize, chosen: usize, frame: Frame) {
        if chosen == split::DEPTH && !self.visitor.enter() {
            return;
        }
        if chosen + 2 == self.n {
            return self.last_two(first, end, frame);
        }
        for i in first..end {
            let cell = usize::from(self.untried[i % 128]);
            let frame = frame.with(cell);
            if Self::stays_too_high(frame, self.n - chosen - 1) {
                continue;
            }
            let child_end = self.reach_neighbours(cell, end);
            self.lines.flip::<KIND>(cell);
            self.below(i + 1, child_end, chosen + 1, frame);
            self.lines.flip::<KIND>(cell);
            for j in end..child_end {
                self.reached[usize::from(self.untried[j % 128]) % CELLS] = false;
            }
        }
    }

    /// The same for a node that lacks two cells.
    fn last_two(&mut self, first: usize, end: usize, frame: Frame) {
        for i in first..end {
            let cell = usize::from(self.untried[i % 128]);
            let frame = frame.with(cell);
            if Self::stays_too_high(frame, 1) {
                continue;
            }
            self.lines.flip::<KIND>(cell);
            for offset in NEIGHBOURS {
                if !self.reached[at(cell, offset)] {
                    self.leaf(frame, at(cell, offset));
                }
            }
            for j in i + 1..end {
                self.leaf(frame, usize::from(self.untried[j % 128]));
            }
            self.lines.flip::<KIND>(cell);
        }
    }

    /// Visits the polyomino with one cell more, if it is the least of its images.
    #[inline]
    fn leaf(&mut self, frame: Frame, cell: usize) {
        let frame = frame.with(cell);
        if Self::stays_too_high(frame, 0) {
            return;
        }
        self.lines.flip_in_rows::<KIND>(cell);
        if self.lines.are_least::<KIND>(frame, cell) {
            self.visitor.visit(&self.lines.view(frame));
        }
        self.lines.flip_in_rows::<KIND>(cell);
    }

    /// Whether this many more cells leave the frame higher than wide, so that a quarter turn makes less of it.
    #[inline]
    fn stays_too_high(frame: Frame, more: usize) -> bool {
        KIND != FIXED && frame.height() > frame.width() + more
    }

    /// Puts the neighbours of a cell that were not reached behind the list's end; its new end.
    #[inline]
    fn reach_neighbours(&mut self, cell: usize, mut end: usize) -> usize {
        for offset in NEIGHBOURS {
            let neighbour = at(cell, offset);
            if !self.reached[neighbour] {
                self.reached[neighbour] = true;
                self.untried[end % 128] = neighbour as u16;
                end += 1;
            }
        }
        end
    }
}
