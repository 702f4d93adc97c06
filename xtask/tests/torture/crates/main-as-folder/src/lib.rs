pub fn solve(input: &str) -> String {
    (input.trim().parse::<u32>().unwrap() + 1).to_string()
}

pub fn dead_solve() {}
