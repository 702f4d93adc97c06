pub fn solve(input: &str) -> String {
    input.to_string()
}

pub fn dead_generate() -> u32 {
    7
}
