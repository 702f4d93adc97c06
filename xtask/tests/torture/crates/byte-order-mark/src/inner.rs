pub fn solve(input: &str) -> String {
    input.to_string()
}
