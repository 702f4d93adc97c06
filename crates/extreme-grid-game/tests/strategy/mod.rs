//! Random inputs, and the answers to inputs by the rules.

use common::grundy::{Outcome, Solver};
use extreme_grid_game::rules::{Board, Rules};
use itertools::{iproduct, Itertools};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use std::collections::HashMap;

/// Boards of at most this many cells are played out.
const PLAYED_OUT: u64 = 16;

/// Up to three games, most of them on boards that are played out.
pub(crate) fn inputs() -> impl Strategy<Value = String> {
    let boards = iproduct!(1..=PLAYED_OUT, 1..=PLAYED_OUT).filter(|(n, m)| n * m <= PLAYED_OUT);
    let small = (select(boards.sorted_by_key(|(n, m)| n * m).collect_vec()), 1..=6_u64);
    let side = || prop_oneof![1..=100_u64, 1..=u64::MAX];
    let game = prop_oneof![9 => small, 1 => ((side(), side()), side())];
    vec(game, 0..=3).prop_map(|games| {
        let lines = games.iter().map(|((n, m), k)| format!("{n} {m} {k}\n"));
        format!("{}\n{}", games.len(), lines.format(""))
    })
}

/// Answers inputs that are known to be good. Boards of at most 16 cells are played out. For larger ones it looks at the
/// rectangles that are their own images, of heights and widths 1 and 2, for the smallest.
pub(crate) fn referee() -> impl FnMut(&str) -> String {
    let mut known = HashMap::new();
    let mut solvers = HashMap::new();
    let mut plays_out = move |n: u64, m: u64, k: u64| {
        let k = k.min(PLAYED_OUT) as u32;
        *known.entry((n, m, k)).or_insert_with(|| {
            let solver = solvers.entry(k).or_insert_with(|| Solver::new(Rules { k }));
            solver.outcome(&Board::new(n as usize, m as usize)) == Ok(Outcome::N)
        })
    };
    move |input| {
        let numbers = input.split_whitespace().skip(1).map(|token| token.parse::<u64>().expect("a number"));
        let answer = |(n, m, k): (u64, u64, u64)| {
            let small = n.checked_mul(m).is_some_and(|cells| cells <= PLAYED_OUT);
            let munir_wins = if small { plays_out(n, m, k) } else { has_own_image(n, m, k) };
            if munir_wins {
                "Munir\n"
            } else {
                "Matthew\n"
            }
        };
        numbers.tuples().map(answer).collect()
    }
}

/// Whether some rectangle of at most `k` cells can be its own image under the half turn.
fn has_own_image(n: u64, m: u64, k: u64) -> bool {
    let sizes = iproduct!(1..=2.min(n), 1..=2.min(m));
    let mut own_images = sizes.filter(|(height, width)| (n - height) % 2 == 0 && (m - width) % 2 == 0);
    own_images.any(|(height, width)| height * width <= k)
}
