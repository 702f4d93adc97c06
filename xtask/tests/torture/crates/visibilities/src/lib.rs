mod outer {
    pub(crate) fn one() -> u32 {
        inner::private_to_outer()
    }

    pub(in crate::outer) struct Two(pub(super) u32);

    pub mod inner {
        pub(super) fn private_to_outer() -> u32 {
            1
        }

        pub(in crate::outer) fn two() -> super::Two {
            super::Two(2)
        }

        pub(self) fn three() -> u32 {
            3
        }

        pub(crate) mod innermost {
            pub(in super::super) fn three() -> u32 {
                super::three()
            }

            pub(crate) struct Four {
                pub(crate) four: u32,
            }

            impl Four {
                pub(crate) const fn new() -> Self {
                    Four { four: 4 }
                }

                pub(crate) fn dead_four(&self) -> u32 {
                    self.four
                }
            }
        }

        pub(crate) use innermost::Four;
    }

    pub(crate) fn two() -> u32 {
        inner::two().0
    }

    pub(super) fn three() -> u32 {
        inner::innermost::three()
    }

    // COMMENT_MARK
    pub(crate) const FIVE: u32 = 5;
    pub(crate) static SIX: u32 = 6;
    pub(crate) type Seven = u32;
    pub(crate) fn dead_crate() {}
}

pub fn solve(input: &str) -> String {
    let seven: outer::Seven = input.trim().parse().unwrap();
    format!(
        "{} {} {} {} {} {} {seven}\n",
        outer::one(),
        outer::two(),
        outer::three(),
        outer::inner::Four::new().four,
        outer::FIVE,
        outer::SIX,
    )
}
