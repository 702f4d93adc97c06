pub fn solve(input: &str) -> String {
    let n = input.trim().parse().unwrap();
    // COMMENT_MARK
    format!("{} {}", nested_modules::outer::thrice(n), nested_modules::solve(input))
}

pub fn dead_solve() {}
