use twice::twice::twice::twice;
use twice::twice as within;

pub fn solve(input: &str) -> String {
    let n = input.trim().parse().unwrap();
    format!("{} {}\n", twice(n) + within::twice::twice(0), ::twice::half(n)) // COMMENT_MARK
}

pub fn dead_solve() {}
