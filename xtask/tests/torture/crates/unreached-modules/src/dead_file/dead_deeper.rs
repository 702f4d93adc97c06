pub fn dead_solve() {}
