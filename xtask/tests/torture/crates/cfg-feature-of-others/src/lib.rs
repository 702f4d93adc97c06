//! COMMENT_MARK: another problem asks for the feature, this one does not.
pub fn solve(_: &str) -> String {
    format!("{} {} {}\n", featured::speed(), featured::style(), featured::is_fast())
}

pub fn dead_solve() {}
