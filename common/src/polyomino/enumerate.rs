//! All polyominoes of a size: listed, visited or counted.

mod bit_rows;
mod board;
mod closed_form;
mod lines;
mod list;
mod split;
mod walk;

pub use bit_rows::BitRows;

use super::{Kind, Polyomino};
use split::Claims;
use std::error::Error;
use std::fmt;
use walk::Visitor;

/// A number of cells for which polyominoes cannot be enumerated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OutOfRange {
    /// The number asked for.
    pub cells: usize,
    /// The largest number possible.
    pub largest: usize,
}

impl fmt::Display for OutOfRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected a number of cells from 1 to {}, found {}", self.largest, self.cells)
    }
}

impl Error for OutOfRange {}

/// All polyominoes of `n` cells in canonical form, sorted; on one thread, see [`Enumeration::list`].
///
/// ```
/// use common::polyomino::{polyominoes, Kind};
///
/// assert_eq!(polyominoes(5, Kind::Free).unwrap().len(), 12);
/// ```
///
/// # Errors
/// When `n` is 0 or more than 15.
pub fn polyominoes(n: usize, kind: Kind) -> Result<Vec<Polyomino>, OutOfRange> {
    Enumeration { n, kind, threads: 1 }.list()
}

/// Calls `visitor` with every polyomino of `n` cells, each of them once, in canonical form.
///
/// The order is that of the search, the same at each call. Nothing is allocated. For several threads, see
/// [`Enumeration::fold`].
///
/// # Complexity
/// O(1) amortised for each fixed polyomino of `n` cells, of whichever kind those visited are; O(n) memory.
///
/// ```
/// use common::polyomino::{visit, Kind};
///
/// let (mut all, mut with_holes) = (0, 0);
/// visit(8, Kind::Free, |rows| {
///     all += 1;
///     with_holes += usize::from(rows.holes() > 0);
/// })
/// .unwrap();
/// assert_eq!((all, with_holes), (369, 6)); // OEIS A000105 and A001419
/// ```
///
/// # Errors
/// When `n` is 0 or more than 30.
pub fn visit(n: usize, kind: Kind, visitor: impl FnMut(&BitRows<'_>)) -> Result<(), OutOfRange> {
    Enumeration::new(n, kind)?.visit(visitor);
    Ok(())
}

/// The number of polyominoes of `n` cells; on one thread, see [`Enumeration::count`].
///
/// ```
/// use common::polyomino::{count, Kind};
///
/// assert_eq!(count(12, Kind::Fixed), Ok(505_861)); // OEIS A001168
/// ```
///
/// # Errors
/// When `n` is 0 or more than 30.
pub fn count(n: usize, kind: Kind) -> Result<u64, OutOfRange> {
    Ok(Enumeration::new(n, kind)?.count())
}

/// The polyominoes of a size and kind, before they are listed, visited or counted.
///
/// ```
/// use common::polyomino::{Enumeration, Kind};
///
/// let enumeration = Enumeration::new(10, Kind::OneSided).unwrap().threads(2);
/// assert_eq!(enumeration.count(), 9189); // OEIS A000988
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Enumeration {
    n: usize,
    kind: Kind,
    threads: usize,
}

impl Enumeration {
    /// The largest number of cells.
    pub const LARGEST: usize = board::LARGEST;

    /// The largest number of cells of [`list`](Self::list): so many that the box is sure to have at most 64.
    pub const LARGEST_LISTED: usize = 15;

    /// The largest number of [`threads`](Self::threads): the search has no work for more.
    pub const MOST_THREADS: usize = split::SUBTREES;

    /// The polyominoes of `n` cells, on one thread.
    ///
    /// # Errors
    /// When `n` is 0 or more than 30.
    pub fn new(n: usize, kind: Kind) -> Result<Self, OutOfRange> {
        let enumeration = Self { n, kind, threads: 1 };
        enumeration.up_to(Self::LARGEST)
    }

    /// The same on this many threads, the caller's among them; 0 is taken as 1, and a number over
    /// [`MOST_THREADS`](Self::MOST_THREADS) as that. No result depends on it.
    pub fn threads(self, threads: usize) -> Self {
        Self { threads: threads.clamp(1, Self::MOST_THREADS), ..self }
    }

    fn up_to(self, largest: usize) -> Result<Self, OutOfRange> {
        if (1..=largest).contains(&self.n) {
            Ok(self)
        } else {
            Err(OutOfRange { cells: self.n, largest })
        }
    }

    /// Visits them on the caller's thread; see the [function](visit()) of that name.
    pub fn visit(&self, mut visitor: impl FnMut(&BitRows<'_>)) {
        walk::walk(self.n, self.kind, &mut visitor);
    }

    /// Visits them on all threads. The search tree is cut into subtrees; for each one, `step` is called with what `new`
    /// made for it and each polyomino in turn. The results are in the order of a search on one thread.
    ///
    /// ```
    /// use common::polyomino::{Enumeration, Kind};
    ///
    /// let enumeration = Enumeration::new(11, Kind::Fixed).unwrap().threads(2);
    /// let widest = enumeration.fold(|| 0, |widest, rows| *widest = rows.width().max(*widest));
    /// assert_eq!(widest.into_iter().max(), Some(11));
    /// ```
    ///
    /// # Complexity
    /// That of a visit, shared among the threads; memory for a result for each subtree, at most 760.
    ///
    /// # Panics
    /// When a thread cannot be started, or `new` or `step` panics.
    pub fn fold<T: Send>(&self, new: impl Fn() -> T + Sync, step: impl Fn(&mut T, &BitRows<'_>) + Sync) -> Vec<T> {
        if self.n < split::DEPTH + 2 {
            let mut result = new();
            self.visit(|rows| step(&mut result, rows));
            return vec![result];
        }
        let search = |claims: Claims<'_>| {
            let mut folder = Folder { claims, results: Vec::new(), new: &new, step: &step };
            walk::walk(self.n, self.kind, &mut folder);
            folder.results
        };
        let mut results: Vec<_> = split::share(self.threads, search).into_iter().flatten().collect();
        results.sort_unstable_by_key(|&(subtree, _)| subtree);
        results.into_iter().map(|(_, result)| result).collect()
    }

    /// Lists them in canonical form, sorted.
    ///
    /// ```
    /// use common::polyomino::{side_by_side, Enumeration, Kind};
    ///
    /// let trominoes = Enumeration::new(3, Kind::Free).unwrap().list().unwrap();
    /// assert_eq!(side_by_side(&trominoes, 80), "###  ##\n     #\n\n");
    /// ```
    ///
    /// # Complexity
    /// That of a visit, and of sorting those of each height and width.
    ///
    /// # Errors
    /// When there are more than 15 cells.
    ///
    /// # Panics
    /// When a thread cannot be started.
    pub fn list(&self) -> Result<Vec<Polyomino>, OutOfRange> {
        self.up_to(Self::LARGEST_LISTED)?;
        Ok(list::list(self.n, self.kind, self.threads))
    }

    /// Counts them.
    ///
    /// # Complexity
    /// Fixed ones: O(1) amortised for each polyomino of `n` − 3 cells. Others: that of a visit.
    ///
    /// # Panics
    /// When a thread cannot be started.
    pub fn count(&self) -> u64 {
        if self.kind == Kind::Fixed && self.n >= closed_form::SMALLEST {
            return closed_form::count(self.n, self.threads);
        }
        self.fold(|| 0, |count, _| *count += 1).iter().sum()
    }
}

/// Folds the polyominoes of each subtree that one thread takes.
struct Folder<'a, T, N, S> {
    claims: Claims<'a>,
    results: Vec<(usize, T)>,
    new: &'a N,
    step: &'a S,
}

impl<T, N: Fn() -> T, S: Fn(&mut T, &BitRows<'_>)> Visitor for Folder<'_, T, N, S> {
    fn enter(&mut self) -> bool {
        let subtree = self.claims.claim();
        self.results.extend(subtree.map(|subtree| (subtree, (self.new)())));
        subtree.is_some()
    }

    #[inline]
    fn visit(&mut self, rows: &BitRows<'_>) {
        if let Some((_, result)) = self.results.last_mut() {
            (self.step)(result, rows);
        }
    }
}
