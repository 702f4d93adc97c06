//! COMMENT_MARK: the default features are off.
pub fn solve(_: &str) -> String {
    format!("{} {}\n", featured::speed(), featured::style()) // refused here: cfg-feature-not-default
}

pub fn dead_solve() {}
