pub fn solve(_: &str) -> String {
    format!("{} {} {}\n", self_named::one(), self_named::three(), self_named::ones!(4)) // COMMENT_MARK
}

pub fn dead_solve() {}
