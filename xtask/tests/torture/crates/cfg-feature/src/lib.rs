pub fn solve(input: &str) -> String {
    format!("{} {} {} {}\n", featured::speed(), featured::style(), featured::is_fast(), own(input)) // COMMENT_MARK
}

#[cfg(feature = "own")]
fn own(_: &str) -> &str {
    "dead_own"
}

#[cfg(not(feature = "own"))]
fn own(input: &str) -> &str {
    input.trim()
}
