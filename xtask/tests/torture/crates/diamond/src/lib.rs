pub fn solve(_: &str) -> String {
    let counter = left::start();
    let mut other: library::Counter = counter.clone();
    other.step();
    // COMMENT_MARK
    format!("{} {}\n", right::finish(counter), other.step())
}

pub fn dead_solve() {
    left::dead_left();
    right::dead_right();
}
