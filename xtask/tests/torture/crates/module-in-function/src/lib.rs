fn outside() -> u32 {
    3
}

pub fn solve(input: &str) -> String {
    mod inside {
        // COMMENT_MARK: `super` is the module around the function.
        use super::outside;

        pub fn ten(n: u32) -> u32 {
            n + outside()
        }

        pub mod deeper {
            pub fn twelve() -> u32 {
                super::super::outside() * 4
            }
        }

        pub fn dead_inside() {}
    }

    let n = input.trim().parse().unwrap();
    format!("{} {}\n", inside::ten(n), inside::deeper::twelve())
}
