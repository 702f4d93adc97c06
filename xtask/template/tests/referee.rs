//! The theorem against the rules.

mod strategy;

use new_problem::solve;

use proptest::prelude::*;

proptest! {
    #[test]
    fn random_inputs(input in strategy::inputs()) {
        prop_assert_eq!(solve(&input), Ok(strategy::referee()(&input)), "{}", input);
    }
}

#[test]
fn fixtures() {
    testing::check_fixtures("new-problem", strategy::referee());
}
