//! A crate that the workspace does not hold.

/// One more.
pub fn increment(n: u32) -> u32 {
    n + 1
}

/// What can be one more.
pub trait Increment {
    /// One more.
    fn incremented(&self) -> u32;
}

/// Two more.
#[macro_export]
macro_rules! plus_two {
    ($n:expr) => {
        $n + 2
    };
}
