//! Random inputs, and the answers to inputs by the rules.

use new_problem::rules::{Position, Rules};

use common::grundy::{Outcome, Solver};
use proptest::prelude::*;

/// TODO: inputs small enough for a game to be played out.
pub(crate) fn inputs() -> impl Strategy<Value = String> {
    (1..=9_u32).prop_map(|n| format!("{n}\n"))
}

/// Answers inputs that are known to be good, by playing the game out.
pub(crate) fn referee() -> impl Fn(&str) -> String {
    |input| {
        let outcome = Solver::new(Rules).outcome(&position(input));
        // TODO: the statement's words for who wins.
        if outcome == Ok(Outcome::N) { "First\n" } else { "Second\n" }.into()
    }
}

/// The position that an input describes.
fn position(input: &str) -> Position {
    todo!("TODO: the position that {input:?} describes")
}
