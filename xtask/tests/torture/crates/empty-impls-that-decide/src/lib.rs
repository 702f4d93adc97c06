//! An `impl` that takes all its functions from the trait hides those of what it stands for. COMMENT_MARK
use std::ops::Deref;

pub trait Tell {
    fn tell(&self) -> &'static str {
        "default"
    }
}

pub struct Inner;

impl Inner {
    fn three(&self) -> u32 {
        3
    }
}

impl Tell for Inner {
    fn tell(&self) -> &'static str {
        "inner"
    }
}

pub struct Outer(Inner);

impl Deref for Outer {
    type Target = Inner;

    fn deref(&self) -> &Inner {
        &self.0
    }
}

impl Tell for Outer {}

pub trait Size {
    fn size(&self) -> &'static str {
        "array"
    }
}

impl Size for [u8] {
    fn size(&self) -> &'static str {
        "slice"
    }
}

impl Size for [u8; 2] {}

pub fn solve(_: &str) -> String {
    let outer = Outer(Inner);
    let list = [1u8, 2];
    format!("{} {} {} {} {}\n", outer.tell(), outer.0.tell(), list[..].size(), list.size(), outer.three())
}

pub fn dead_solve() {}
