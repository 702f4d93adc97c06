pub fn solve(n: u32) -> u32 {
    library::add(n, 1)
}

pub fn dead_solve() {}
