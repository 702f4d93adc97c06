use hyphen_ated::greet;

pub fn solve(input: &str) -> String {
    greet(input) // COMMENT_MARK
}

pub fn dead_solve() {
    hyphen_ated::dead_leave()
}
