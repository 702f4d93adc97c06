//! Random inputs, and the answers to inputs by the rules.

use common::grundy::{Outcome, Solver};
use itertools::Itertools;
use proptest::prelude::*;
use tetris_game::rules::{Position, Rules};

/// Any of the sixteen inputs.
pub(crate) fn inputs() -> impl Strategy<Value = String> {
    (0..=3, 0..=3).prop_map(|(t, l)| format!("{t} {l}\n"))
}

/// Plays inputs out that are known to be good.
pub(crate) fn referee() -> impl FnMut(&str) -> String {
    let mut solver = Solver::new(Rules::new(4, 4));
    move |input| {
        let numbers = input.split_whitespace().map(|token| token.parse().expect("a number"));
        let (t, l) = numbers.take(2).collect_tuple().expect("x and y");
        let alice_wins = solver.outcome(&Position { covered: 0, left: [t, l] }) == Ok(Outcome::N);
        if alice_wins { "Alice\n" } else { "Bob\n" }.into()
    }
}
