//! COMMENT_MARK: nothing here differs from 2021.
pub fn solve(input: &str) -> String { // refused here: edition-2024
    let n: u32 = input.trim().parse().unwrap();
    format!("{n} {}\n", inner::eight(n))
}

mod inner {
    pub fn eight(n: u32) -> u32 {
        n + 1
    }
}

pub fn dead_solve() {}
