//! COMMENT_MARK

pub mod outer {
    //! COMMENT_MARK
    pub mod middle {
        pub mod inner {
            pub fn once(n: u32) -> u32 {
                n
            }

            pub fn dead_inner() {}
        }

        pub fn twice(n: u32) -> u32 {
            inner::once(n) + self::inner::once(n)
        }

        pub mod dead_module {
            pub fn dead_function() {}
        }
    }

    pub fn thrice(n: u32) -> u32 {
        middle::twice(n) + crate::outer::middle::inner::once(n)
    }
}

mod beside {
    pub fn four_times(n: u32) -> u32 {
        super::outer::middle::twice(super::outer::middle::twice(n))
    }
}

pub fn solve(input: &str) -> String {
    let n = input.trim().parse().unwrap();
    let (once, twice) = (outer::middle::inner::once(n), outer::middle::twice(n));
    format!("{once} {twice} {} {}\n", outer::thrice(n), beside::four_times(n))
}
