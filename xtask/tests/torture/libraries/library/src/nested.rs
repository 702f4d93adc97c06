//! COMMENT_MARK

/// Deeper.
pub mod deep;

/// Three times as much.
pub fn triple(n: u32) -> u32 {
    self::deep::times(super::nested::three(), n)
}

fn three() -> u32 {
    3
}

/// Nothing reaches it.
pub fn dead_quadruple(n: u32) -> u32 {
    n * 4
}
