mod inner {
    pub mod innermost {
        pub fn nine() -> u32 {
            library::square!(3)
        }
    }

    // COMMENT_MARK
    pub fn dead_inner() -> u32 {
        macros::maximum!(1)
    }
}

pub fn solve(input: &str) -> String {
    let n = input.trim().parse().unwrap();
    let words = macros::count!(a b c);
    format!(
        "{} {} {} {words} {}\n",
        library::square!(n),
        macros::maximum!(1, 5, 2),
        macros::wrapped!(n),
        inner::innermost::nine()
    )
}
