//! Random inputs, and the answers to inputs by the rules.

use itertools::{iproduct, Itertools};
use ominous_omino::rules::gabriel_wins;
use ominous_omino::search;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use std::collections::HashMap;

/// Boards of at most this many cells are filled.
const FILLED: usize = 36;

/// Up to three cases, most of them on boards that are filled.
pub(crate) fn inputs() -> impl Strategy<Value = String> {
    let boards = iproduct!(1..=FILLED, 1..=FILLED).filter(|(rows, columns)| rows * columns <= FILLED);
    let small = select(boards.sorted_by_key(|(rows, columns)| rows * columns).collect_vec());
    let large = prop_oneof![(1..=20_usize, 1..=20_usize), (1..=u32::MAX as usize, 1..=u32::MAX as usize)];
    let case = (1..=8_usize, prop_oneof![9 => small, 1 => large]);
    vec(case, 0..=3).prop_map(|cases| {
        let lines = cases.iter().map(|(x, (rows, columns))| format!("{x} {rows} {columns}\n"));
        format!("{}\n{}", cases.len(), lines.format(""))
    })
}

/// Answers inputs that are known to be good: by filling boards of at most 36 cells, by search where the board has at
/// most 20 rows and columns. For larger X, by the omino with a hole. Above 20, each side is shortened by multiples of X
/// until it is at most 20: where Gabriel fills a board, he fills the one with X more rows or columns too, with bars, and
/// boards as long as that are past all of Richard's exceptions.
pub(crate) fn referee() -> impl FnMut(&str) -> String {
    let mut known = HashMap::new();
    let mut richard_wins = move |x: usize, rows: usize, columns: usize| {
        let shorter = |side: usize| if side > 20 { 20 - x + 1 + (side - 21 + x) % x } else { side };
        if x >= 7 {
            return true;
        }
        let filled = rows.checked_mul(columns).is_some_and(|cells| cells <= FILLED);
        let (rows, columns) = if filled { (rows, columns) } else { (shorter(rows), shorter(columns)) };
        *known.entry((x, rows, columns)).or_insert_with(|| {
            if filled {
                !gabriel_wins(x, rows, columns)
            } else {
                search::richard_wins(x, rows, columns)
            }
        })
    };
    move |input| {
        let numbers = input.split_whitespace().skip(1).map(|token| token.parse::<usize>().expect("a number"));
        let answer = |(case, (x, rows, columns)): (usize, (usize, usize, usize))| {
            let winner = if richard_wins(x, rows, columns) { "RICHARD" } else { "GABRIEL" };
            format!("Case #{case}: {winner}\n")
        };
        (1..).zip(numbers.tuples()).map(answer).collect()
    }
}
