//! COMMENT_MARK
pub fn solve(_: &str) -> String {
    format!("{}\n", telling::forty_two!()) // refused here: procedural-macro
}

pub fn dead_solve() {}
