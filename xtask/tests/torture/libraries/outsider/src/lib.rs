//! COMMENT_MARK: a crate of the workspace that uses one from outside.

pub fn live(n: u32) -> u32 {
    inner::through(n)
}

mod inner {
    pub fn through(n: u32) -> u32 {
        outside::increment(n)
    }
}

pub fn within(n: u32) -> u32 {
    n + 2
}

pub fn dead_outside(n: u32) -> u32 {
    outside::increment(n)
}
