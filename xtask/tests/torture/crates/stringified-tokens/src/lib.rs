//! COMMENT_MARK: how tokens are written, and where paths begin, can be seen.
macro_rules! show {
    ($($tokens:tt)*) => {
        format!("{} = {}", stringify!($($tokens)*), $($tokens)*) // refused here: stringified-tokens
    };
}

mod inner {
    pub fn one() -> u32 {
        1
    }
}

pub fn solve(_: &str) -> String {
    let first = show!(crate::inner::one() + 1);
    let second = show!(1+2);
    format!("{first}, {second}, {}\n", stringify!(a.b))
}

pub fn dead_solve() {}
