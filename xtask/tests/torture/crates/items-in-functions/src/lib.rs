pub fn solve(input: &str) -> String {
    #[derive(Debug)]
    struct Inside {
        n: u32,
    }

    struct DeadInside;

    impl DeadInside {
        fn dead_method(&self) {}
    }

    impl Inside {
        const TEN: u32 = 10;

        fn eight(&self) -> u32 {
            library::add(self.n, 1)
        }

        fn dead_nine(&self) -> u32 {
            library::dead_subtract(self.n, 1)
        }
    }

    trait Nine {
        fn nine(&self) -> u32;
    }

    impl Nine for Inside {
        fn nine(&self) -> u32 {
            self.eight() + 1
        }
    }

    enum DeadKind {
        DeadOne,
    }

    const DEAD_CONST: u32 = 1;
    static THREE: u32 = 3;
    type DeadAlias = u32;
    // COMMENT_MARK
    use library::nested::triple;

    let inside = Inside { n: input.trim().parse().unwrap() };
    let name = format!("{inside:?}").split(' ').next().unwrap().to_string();
    format!("{} {} {name} {} {} {}\n", inside.n, inside.eight(), inside.nine(), Inside::TEN, triple(1) / THREE * 3)
}
