//! COMMENT_MARK
pub fn solve(input: &str) -> String {
    if let Ok(n) = input.trim().parse::<u32>() // refused here: let-chains
        && n > 3
        && let Some(next) = n.checked_add(1)
    {
        return format!("{next}\n");
    }
    String::new()
}

pub fn dead_solve() {}
