use short::*;

pub fn solve(input: &str) -> String {
    let n = input.trim().parse().unwrap();
    // COMMENT_MARK
    format!("{} {}\n", short::add(n, 1), hy_phen::greet(&square!(n).to_string()))
}

pub fn dead_solve() -> u32 {
    dead_subtract(1, 1)
}
