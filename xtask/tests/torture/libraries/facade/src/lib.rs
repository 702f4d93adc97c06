//! COMMENT_MARK: names of other crates, passed on.

pub use library::nested::deep as bottom;
pub use library::{add as plus, nested::*, square};
pub use library as books;
pub use macros::{maximum, maximum as greatest};

pub mod all {
    pub use library::*;
    pub use macros::*;
}

pub mod chain {
    pub use self::first::Count;

    mod first {
        pub use super::second::Tally as Count;
    }

    mod second {
        pub use crate::books::Counter as Tally;
    }
}

pub use dead_names::*;

pub mod dead_names {
    pub use library::dead_subtract as dead_minus;
}
