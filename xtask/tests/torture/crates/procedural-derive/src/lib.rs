//! COMMENT_MARK
use telling::Tell;

#[derive(Tell)]
pub struct Told;

pub fn solve(_: &str) -> String {
    format!("{}\n", Told::tell())
}

pub fn dead_solve() {}
