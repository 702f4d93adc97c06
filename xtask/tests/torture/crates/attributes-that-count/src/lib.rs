//! COMMENT_MARK: these change what the program does.
use std::mem::{align_of, size_of};

#[repr(u8)]
#[derive(Clone, Copy)]
pub enum Small {
    One = 1,
}

#[repr(C)]
pub struct Ordered {
    pub a: u8,
    pub b: u16,
}

#[repr(C, align(8))]
pub struct Aligned(pub u8);

#[inline(never)]
#[cold]
#[must_use]
fn bytes(ordered: &Ordered) -> [u8; 4] {
    let b = ordered.b.to_le_bytes();
    [ordered.a, b[0], b[1], 3]
}

pub fn solve(input: &str) -> String {
    let list = bytes(&Ordered { a: Small::One as u8, b: 2 });
    let aligned = Aligned(input.trim().parse().unwrap());
    format!("{} {} {} {list:?} {}\n", aligned.0, size_of::<Small>(), size_of::<Ordered>(), align_of::<Aligned>())
}

pub fn dead_solve() {}
