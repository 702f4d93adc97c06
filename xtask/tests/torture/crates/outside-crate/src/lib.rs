//! COMMENT_MARK
pub fn solve(input: &str) -> String {
    format!("{}\n", helper(input.trim().parse().unwrap()))
}

fn helper(n: u32) -> u32 {
    outside::increment(n)
}

pub fn dead_solve() {}
