//! COMMENT_MARK: newer than Rust 1.75.
fn captured<'a>(text: &'a str) -> impl Iterator<Item = char> + use<'a> { // refused here: newer-syntax
    text.chars()
}

pub fn solve(input: &str) -> String {
    let ten = const { 5 + 5 }; // refused here: newer-syntax
    let three = async || 3; // refused here: newer-syntax
    let _ = three;
    let mut number = 5;
    let pointer = &raw mut number; // refused here: newer-syntax
    let _ = pointer;
    format!("{} {ten} 3 {number}\n", captured(input.trim()).collect::<String>())
}

pub fn dead_solve() {}
