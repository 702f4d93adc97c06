//! COMMENT_MARK: the library that most of the problems use.
#![warn(missing_docs)]

/// Modules in modules, in files.
pub mod nested;

/// What a glob brings.
pub mod prelude {
    pub use crate::nested::deep::Deep;
    pub use crate::{Counter, Direction, Double, LIMIT};
}

/// Names that the standard prelude has too.
pub mod shadowing {
    /// COMMENT_MARK
    pub enum Option {
        /// No value.
        Nothing,
        /// A value.
        Just(u32),
    }

    impl Option {
        /// What it is.
        pub fn tell(&self) -> String {
            match self {
                Option::Nothing => "nothing".into(),
                Option::Just(n) => format!("just {n}"),
            }
        }
    }
}

/// The sum. COMMENT_MARK
///
/// ```
/// assert_eq!(library::add(1, 2), 3); // dead_doc
/// ```
pub fn add(a: u32, b: u32) -> u32 {
    a + b // COMMENT_MARK
}

/// Nothing reaches it.
pub fn dead_subtract(a: u32, b: u32) -> u32 {
    dead_helper(a) - b
}

fn dead_helper(a: u32) -> u32 {
    a
}

/// Counts.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Counter {
    count: u32,
}

impl Counter {
    /// From zero.
    pub fn new() -> Self {
        Counter { count: 0 }
    }

    /// One more.
    pub fn step(&mut self) -> u32 {
        self.count += 1;
        self.count
    }

    /// Nothing reaches it.
    pub fn dead_reset(&mut self) {
        self.count = 0;
    }
}

/// Twice as much.
pub trait Double {
    /// Twice as much.
    fn double(&self) -> Self;
}

impl Double for u32 {
    fn double(&self) -> u32 {
        *self * 2
    }
}

/// A limit.
pub const LIMIT: u32 = 100;

/// No limit.
pub const DEAD_LIMIT: u32 = 200;

/// Two directions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// Up.
    North,
    /// Right.
    East,
}

impl Direction {
    /// The other.
    pub fn turn(self) -> Direction {
        match self {
            Direction::North => Direction::East,
            Direction::East => Direction::North,
        }
    }
}

/// The square.
#[macro_export]
macro_rules! square {
    ($n:expr) => {
        $crate::nested::deep::times($n, $n)
    };
}

/// Nothing reaches it.
#[macro_export]
macro_rules! dead_cube {
    ($n:expr) => {
        $n * $n * $n
    };
}

#[cfg(test)]
mod tests {
    #[test]
    fn dead_test() {
        assert_eq!(super::add(1, 2), 3);
    }
}
