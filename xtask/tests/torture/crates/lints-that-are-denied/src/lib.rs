//! COMMENT_MARK: without what `main` does not reach, no lint has anything to say.
#![deny(warnings, missing_docs, dead_code)]
#![deny(unused, unreachable_pub)]
#![forbid(unused_imports, unsafe_code)]

use library::{add, dead_subtract};

/// COMMENT_MARK
pub fn solve(input: &str) -> String {
    let n = input.trim().parse().unwrap();
    format!("{} {}\n", add(n, 1), inner::nine(n))
}

/// COMMENT_MARK
pub fn dead_solve() -> u32 {
    dead_subtract(1, 1)
}

/// COMMENT_MARK
pub mod inner {
    #![forbid(dead_code)]

    /// COMMENT_MARK
    #[deny(unused_variables)]
    pub fn nine(n: u32) -> u32 {
        n + 2
    }

    /// COMMENT_MARK
    pub fn dead_nine(n: u32) -> u32 {
        n + 2
    }
}
