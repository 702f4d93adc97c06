//! COMMENT_MARK: a crate with a module of its own name.

pub mod twice {
    pub mod twice {
        pub fn twice(n: u32) -> u32 {
            crate::half(n) * 4
        }
    }

    pub fn dead_thrice() {}
}

pub fn half(n: u32) -> u32 {
    n / 2
}
