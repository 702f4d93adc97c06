//! Modules that import from each other. COMMENT_MARK
pub mod a {
    pub use super::b::two;
    pub fn one() -> u32 {
        1
    }
}

pub mod b {
    pub use super::a::*;
    pub fn two() -> u32 {
        one() + 1
    }
}

pub mod c {
    use super::{a, b};
    pub use super::c as dead_c;

    pub fn three() -> u32 {
        a::two() + b::one()
    }
}

pub fn solve(_: &str) -> String {
    format!("{} {} {}\n", b::one(), a::two(), c::three())
}
