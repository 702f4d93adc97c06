//! COMMENT_MARK: `helper` and `WIDTH` of `private` are not there for others.
use private::*;
use public::*;

pub fn solve(_: &str) -> String {
    format!("{} {} {} {}\n", helper(), WIDTH, Stack::of(&[7, 9]).total(), width())
}

pub fn dead_solve() {}
