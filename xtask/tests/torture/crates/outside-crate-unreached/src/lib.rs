//! COMMENT_MARK
pub mod dead_rules;

pub fn solve(input: &str) -> String {
    format!("{}\n", outsider::within(input.trim().parse().unwrap()))
}

pub fn dead_solve(n: u32) -> u32 {
    outsider::dead_outside(n)
}
