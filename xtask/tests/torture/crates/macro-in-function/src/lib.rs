pub fn solve(input: &str) -> String {
    let n: u32 = input.trim().parse().unwrap();
    macro_rules! plus {
        ($m:literal) => {
            library::add(n, $m)
        };
    }
    // COMMENT_MARK
    let nine = {
        macro_rules! plus {
            () => {
                9
            };
        }
        plus!()
    };
    #[allow(unused_macros)]
    macro_rules! dead_plus {
        () => {
            n
        };
    }
    format!("{} {nine} {}\n", plus!(1), plus!(3))
}
