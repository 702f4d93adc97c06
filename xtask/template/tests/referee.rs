//! The theorem against the rules.

mod strategy;

use new_problem::solve;

#[test]
fn random_inputs() {
    assert_eq!(testing::stress::find(50_000, &strategy::inputs(), strategy::referee(), solve), None);
}

#[test]
fn fixtures() {
    testing::check_fixtures("new-problem", strategy::referee());
}
