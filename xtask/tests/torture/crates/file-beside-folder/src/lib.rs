//! COMMENT_MARK
mod shapes;

pub fn solve(input: &str) -> String {
    let n = input.trim().parse().unwrap();
    format!("{}, {}, edge {}\n", shapes::square::tell(n), shapes::square::corner::tell(), shapes::edges())
}
