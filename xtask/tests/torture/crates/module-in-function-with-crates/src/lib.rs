pub fn solve(input: &str) -> String {
    mod inside {
        use library::add;
        use macros::maximum as largest;

        pub fn eight(n: u32) -> u32 {
            add(n, 1)
        }

        pub fn by_path(n: u32) -> u32 {
            library::nested::triple(n)
        }

        pub mod deeper {
            // COMMENT_MARK
            use library::*;

            pub fn three() -> u32 {
                let mut counter = Counter::new();
                counter.step() + add(1, 1)
            }

            pub fn dead_deeper() {}
        }

        pub fn nine() -> u32 {
            largest!(3, 9, ::library::LIMIT - 99)
        }
    }

    let n = input.trim().parse().unwrap();
    let forty_nine = {
        mod again {
            pub fn square(n: u32) -> u32 {
                library::square!(n)
            }
        }
        again::square(n)
    };
    format!("{} {} {} {forty_nine} {}\n", inside::eight(n), inside::by_path(n), inside::deeper::three(), inside::nine())
}
