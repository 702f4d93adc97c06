//! A macro that the library exports, and uses itself in three ways.

pub mod inner {
    // COMMENT_MARK
    #[macro_export]
    macro_rules! plus {
        ($a:expr) => {
            $crate::plus!($a, 1)
        };
        ($a:expr, $b:expr) => {
            $crate::inner::sum($a, $b)
        };
    }

    pub fn sum(a: u32, b: u32) -> u32 {
        a + b
    }

    pub fn eight() -> u32 {
        plus!(7)
    }

    pub fn dead_sum() {}
}

pub fn nine() -> u32 {
    crate::plus!(8)
}

pub fn ten() -> u32 {
    use crate::plus as add;
    add!(9)
}

pub fn solve(_: &str) -> String {
    format!("{} {} {}\n", inner::eight(), nine(), ten())
}
