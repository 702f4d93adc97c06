macro_rules! four_times {
    ($n:expr) => {
        twice!($n) + twice!($n)
    };
}

pub fn dead_more() {}
