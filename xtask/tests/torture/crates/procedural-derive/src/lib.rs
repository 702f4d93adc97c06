//! COMMENT_MARK
use telling::Tell; // refused here: procedural-derive

#[derive(Tell)] // refused here: procedural-derive
pub struct Told;

pub fn solve(_: &str) -> String {
    format!("{}\n", Told::tell())
}

pub fn dead_solve() {}
