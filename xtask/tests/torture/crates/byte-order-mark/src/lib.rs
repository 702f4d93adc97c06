//! COMMENT_MARK: both files begin with a byte order mark.
mod inner;

pub fn solve(input: &str) -> String {
    inner::solve(input)
}

pub fn dead_solve() {}
