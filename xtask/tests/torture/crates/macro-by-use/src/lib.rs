use library::square;
use macros::{count as number_of, define_adder, maximum, wrapped};

define_adder!(
    /// COMMENT_MARK
    #[inline]
    pub(crate) fn add_five adds 5
);

mod inner {
    use macros::*;

    define_adder!(fn three adds 3);
    define_adder!(pub fn dead_adder adds 9);

    pub fn four() -> u32 {
        maximum!(three(1), 2)
    }
}

pub fn solve(input: &str) -> String {
    use library::square as squared;
    let n = input.trim().parse().unwrap();
    let _ = squared!(n);
    format!(
        "{} {} {} {} {} {}\n",
        square!(n),
        maximum!(1, 5, 2),
        wrapped!(n),
        number_of![a b c],
        inner::four(),
        add_five(n)
    )
}
