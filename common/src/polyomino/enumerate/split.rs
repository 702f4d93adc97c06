//! Sharing a search among threads.
//!
//! Every thread walks the few nodes at the top of the tree and takes a subtree when no other has taken it yet. So none
//! has to be handed the state of a search, and a thread whose subtrees are small takes more of them.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// The number of cells of the nodes whose subtrees are shared out.
pub(super) const DEPTH: usize = 7;

/// The most subtrees there are: the fixed polyominoes of [`DEPTH`] cells. Enough to keep threads equally busy.
pub(super) const SUBTREES: usize = 760;

/// What one thread takes.
pub(super) struct Claims<'a> {
    /// The first subtree that no thread has taken, for all threads.
    next: &'a AtomicUsize,
    /// The subtree this thread takes when it comes to it.
    mine: usize,
    /// The number of subtrees this thread has come to.
    seen: usize,
}

impl<'a> Claims<'a> {
    fn new(next: &'a AtomicUsize) -> Self {
        Self { next, mine: next.fetch_add(1, Ordering::Relaxed), seen: 0 }
    }

    /// Called at each subtree in turn: its number, if this thread is to search it.
    pub(super) fn claim(&mut self) -> Option<usize> {
        let this = self.seen;
        self.seen += 1;
        if this != self.mine {
            return None;
        }
        self.mine = self.next.fetch_add(1, Ordering::Relaxed);
        Some(this)
    }
}

/// Runs a search on `threads` threads, each with its own claims; the results of all.
pub(super) fn share<T: Send>(threads: usize, search: impl Fn(Claims<'_>) -> T + Sync) -> Vec<T> {
    let next = AtomicUsize::new(0);
    thread::scope(|scope| {
        let others: Vec<_> = (1..threads).map(|_| scope.spawn(|| search(Claims::new(&next)))).collect();
        let mut results = vec![search(Claims::new(&next))];
        for other in others {
            match other.join() {
                Ok(result) => results.push(result),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        results
    })
}
