use facade::all::*;
use facade::*;

pub fn solve(input: &str) -> String {
    let n = input.trim().parse().unwrap();
    let mut counter = Counter::new();
    counter.step();
    // COMMENT_MARK
    format!(
        "{} {} {} {} {} {}\n",
        add(n, 1),
        triple(n),
        facade::square!(n),
        bottom::Deep(1).depth(),
        counter.step(),
        maximum!(2, 16, 3)
    )
}

pub fn dead_solve() -> u32 {
    dead_minus(2, 1)
}
