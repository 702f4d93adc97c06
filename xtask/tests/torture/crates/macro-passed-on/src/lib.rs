mod macros {
    // COMMENT_MARK
    macro_rules! one {
        () => {
            $crate::macros::value()
        };
    }

    macro_rules! two {
        () => {
            $crate::macros::one!() + 1
        };
    }

    pub(crate) use {one, two};

    pub(super) fn value() -> u32 {
        1
    }

    pub fn dead_value() {}
}

mod user {
    use crate::macros::two as pair;

    pub fn two() -> u32 {
        pair!()
    }
}

pub fn solve(_: &str) -> String {
    format!("{} {} {}\n", macros::one!(), user::two(), macros::two!() + 1)
}
