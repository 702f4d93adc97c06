//! COMMENT_MARK
pub mod corner;

pub fn tell(n: usize) -> String {
    format!("square {n}")
}
