use library as l;
use library::nested as n;
use library::{
    self as books,
    nested::deep::{self as bottom, times as multiply},
};

mod inner {
    use super::l as again;
    pub use again::nested::triple;

    pub fn nine() -> u32 {
        super::bottom::times(3, 3)
    }

    pub fn dead_inner() -> u32 {
        again::dead_subtract(2, 1)
    }
}

pub fn solve(input: &str) -> String {
    let value = input.trim().parse().unwrap();
    let ten = {
        use library as m;
        m::add(5, 5)
    }; // COMMENT_MARK
    format!(
        "{} {} {} {} {}\n",
        l::add(value, 1),
        inner::triple(value),
        multiply(3, 4),
        inner::nine(),
        books::add(n::triple(0), ten)
    )
}
