fn only_in_test() -> &'static str {
    "test"
}

pub fn solve(input: &str) -> String {
    let kind = if cfg!(test) { only_in_test() } else { "none" };
    format!(
        "{} {} {} {} {} {kind}\n",
        cfg!(test),
        cfg!(not(test)),
        cfg!(all(feature = "none", unix)),
        cfg!(any(not(debug_assertions), test)), // COMMENT_MARK
        input.trim()
    )
}

pub fn dead_solve() {}
