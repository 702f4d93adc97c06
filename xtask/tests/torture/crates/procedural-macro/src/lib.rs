//! COMMENT_MARK
pub fn solve(_: &str) -> String {
    format!("{}\n", telling::forty_two!())
}

pub fn dead_solve() {}
