//! COMMENT_MARK

pub mod dead_file;

/// COMMENT_MARK
pub mod dead_inline {
    use library::{nested::*, *};

    pub trait DeadTrait {
        fn dead_default(&self) -> u32 {
            triple(LIMIT)
        }
    }

    impl DeadTrait for u32 {}
    impl<T: DeadTrait> DeadTrait for Vec<T> {}

    #[derive(Debug, Clone, PartialEq)]
    pub struct DeadGeneric<T>(pub T);

    impl<T> std::fmt::Display for DeadGeneric<T> {
        fn fmt(&self, _: &mut std::fmt::Formatter) -> std::fmt::Result {
            Ok(())
        }
    }

    pub fn dead_ping(n: u32) -> u32 {
        dead_pong(n)
    }

    pub fn dead_pong(n: u32) -> u32 {
        dead_ping(n) + add(n, n)
    }
}

pub fn solve(input: &str) -> String {
    input.to_owned()
}
