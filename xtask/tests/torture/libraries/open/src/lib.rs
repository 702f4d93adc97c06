//! COMMENT_MARK

/// More may come.
#[non_exhaustive]
#[derive(Clone, Copy)]
pub enum Colour {
    Red,
    Blue,
}

pub fn mix(n: u32) -> Colour {
    if n % 2 == 0 {
        Colour::Red
    } else {
        Colour::Blue
    }
}

#[deprecated(note = "COMMENT_MARK use `mix`")]
pub fn blend(n: u32) -> Colour {
    mix(n)
}

#[must_use]
pub fn used(n: u32) -> u32 {
    n
}

pub fn dead_open() {}
