use crate as root;
use crate::inner as within;
use library as outer;

pub fn seven() -> u32 {
    7
}

pub mod inner {
    pub use crate as top;
    use super::root as again;
    use super::{outer::nested, within::deeper as below};

    pub mod deeper {
        // COMMENT_MARK
        pub fn eight() -> u32 {
            super::again::seven() + 1
        }

        pub fn dead_deeper() {}
    }

    pub fn nine() -> u32 {
        below::eight() + 1
    }

    pub fn triple(n: u32) -> u32 {
        nested::triple(n)
    }
}

pub fn solve(_: &str) -> String {
    let eight = within::top::inner::deeper::eight();
    format!("{} {eight} {} {}\n", root::seven(), root::inner::nine(), within::triple(root::inner::top::seven()))
}
