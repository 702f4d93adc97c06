//! COMMENT_MARK
extern crate inner_of_2015 as old; // refused here: edition-2015

pub mod inner {
    use numbers::eight; // refused here: edition-2015

    pub trait Anonymous {
        #[allow(anonymous_parameters)]
        fn take(&self, u32) -> u32; // refused here: edition-2015
    }

    impl Anonymous for () {
        fn take(&self, n: u32) -> u32 {
            ::numbers::dead_less(eight(n)) // refused here: edition-2015
        }
    }
}

pub mod numbers {
    pub fn eight(n: u32) -> u32 {
        n + 2
    }

    pub fn dead_less(n: u32) -> u32 {
        n - 1
    }
}

fn async() -> &'static str { // refused here: edition-2015
    "async"
}

pub fn solve(input: &str) -> String {
    use inner::Anonymous;
    let n = input.trim().parse().unwrap();
    format!("{} {} {} {}\n", n, ().take(n), async(), old::three())
}
