//! COMMENT_MARK: lines end with CR LF, and the text below has LF alone.

const TEXT: &str = "a
b";

const FOLDED: &str = "a\
    b";

/// COMMENT_MARK
pub fn solve(input: &str) -> String {
    // COMMENT_MARK
    format!("{} {} {}\n", input.trim(), TEXT.len(), FOLDED == "ab" && r"
" == "\n")
}

pub fn dead_solve() {}

