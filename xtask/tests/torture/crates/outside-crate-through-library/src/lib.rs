//! COMMENT_MARK
pub fn solve(input: &str) -> String {
    format!("{}\n", outsider::live(input.trim().parse().unwrap()))
}

pub fn dead_solve() {}
