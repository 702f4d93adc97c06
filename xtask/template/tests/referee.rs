//! The theorem against the rules.

use new_problem::rules::{Position, Rules};
use new_problem::solve;

use common::grundy::{Outcome, Solver};
use proptest::prelude::*;

/// The answer to an input that is known to be good, from a game played out.
fn second_method(_input: &str) -> String {
    // TODO: the position that the input describes, and the statement's words for who wins.
    let outcome = Solver::new(Rules).outcome(&Position);
    if outcome == Ok(Outcome::N) { "First\n" } else { "Second\n" }.into()
}

/// TODO: inputs small enough for a game to be played out.
fn input() -> impl Strategy<Value = String> {
    (1..=9_u32).prop_map(|n| format!("{n}\n"))
}

proptest! {
    #[test]
    fn random_inputs(input in input()) {
        prop_assert_eq!(solve(&input), Ok(second_method(&input)), "{}", input);
    }
}

#[test]
fn fixtures() {
    testing::check_fixtures("new-problem", second_method);
}
