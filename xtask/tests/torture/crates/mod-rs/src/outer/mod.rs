//! COMMENT_MARK
pub mod beside;
pub mod inner;

pub fn one() -> &'static str {
    "one"
}

pub fn dead_one() {}
