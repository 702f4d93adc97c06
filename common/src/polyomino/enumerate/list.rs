//! Listing polyominoes, sorted.
//!
//! Heights and widths are few, so polyominoes are put in a group for each pair of them as they are met, and each group is
//! sorted on its own, by the cells alone. Threads share first the search and then the groups.

use super::split::{self, Claims};
use super::walk::{self, Visitor};
use super::{BitRows, Enumeration};
use crate::polyomino::{Kind, Polyomino};

/// One more than the longest side.
const SIDES: usize = Enumeration::LARGEST_LISTED + 1;

/// The cells of polyominoes, at `height * SIDES + width`.
type Groups = Vec<Vec<u64>>;

/// The polyominoes of `n` cells, at most [`Enumeration::LARGEST_LISTED`], in their order.
pub(super) fn list(n: usize, kind: Kind, threads: usize) -> Vec<Polyomino> {
    // A search that does not come to subtrees to share out is for one.
    let threads = if n < split::DEPTH + 2 { 1 } else { threads };
    let met = split::share(threads, |claims| {
        let mut lister = Lister { claims, groups: vec![Vec::new(); SIDES * SIDES] };
        walk::walk(n, kind, &mut lister);
        lister.groups
    });
    let mut sorted: Vec<_> = split::share(threads, |claims| sort(&met, claims)).into_iter().flatten().collect();
    sorted.sort_unstable_by_key(|&(group, _)| group);
    let mut list = Vec::with_capacity(sorted.iter().map(|(_, group)| group.len()).sum());
    for (group, cells) in sorted {
        let (height, width) = ((group / SIDES) as u8, (group % SIDES) as u8);
        list.extend(cells.into_iter().map(|cells| Polyomino { height, width, cells }));
    }
    list
}

/// Puts the polyominoes of the subtrees that one thread takes into groups.
struct Lister<'a> {
    claims: Claims<'a>,
    groups: Groups,
}

impl Visitor for Lister<'_> {
    fn enter(&mut self) -> bool {
        self.claims.claim().is_some()
    }

    #[inline]
    fn visit(&mut self, rows: &BitRows<'_>) {
        if let Some(Polyomino { height, width, cells }) = rows.polyomino() {
            self.groups[usize::from(height) * SIDES + usize::from(width)].push(cells);
        }
    }
}

/// The groups that one thread takes, each sorted, with their indices.
fn sort(met: &[Groups], mut claims: Claims<'_>) -> Vec<(usize, Vec<u64>)> {
    let mut sorted = Vec::new();
    for group in (0..SIDES * SIDES).filter(|_| claims.claim().is_some()) {
        let mut cells = met.iter().map(|groups| &groups[group][..]).collect::<Vec<_>>().concat();
        cells.sort_unstable();
        sorted.push((group, cells));
    }
    sorted
}
