use facade::{books::nested as levels, bottom::times, chain::Count, plus};

pub use inner::mapped;

mod inner {
    pub use facade::greatest as largest;
    pub use facade::plus as mapped;
}

pub fn solve(input: &str) -> String {
    let n = input.trim().parse().unwrap();
    format!(
        "{} {} {} {} {} {} {}\n",
        plus(n, 1),
        facade::square!(n),
        levels::triple(3),
        Count::new().step(),
        inner::largest!(2, 16, 3),
        times(2, 3),
        self::mapped(4, facade::books::square!(2) + 2) // COMMENT_MARK
    )
}

pub use facade::dead_names::dead_minus as dead_again;
