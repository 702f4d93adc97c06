//! COMMENT_MARK: names itself as others do.

extern crate self as self_named;

pub fn one() -> u32 {
    ::self_named::inner::one() + self_named::inner::one()
}

pub mod inner {
    pub fn one() -> u32 {
        1
    }
}

/// For callers inside and outside alike.
#[macro_export]
macro_rules! ones {
    ($n:expr) => {
        ::self_named::one() * $n
    };
}

pub fn three() -> u32 {
    crate::ones!(3)
}

pub fn dead_four() -> u32 {
    crate::ones!(4)
}
