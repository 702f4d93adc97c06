use library::nested::*;
use library::*;

mod inner {
    // COMMENT_MARK
    pub use super::*;

    pub fn ten() -> u32 {
        add(triple(3), 1)
    }

    pub fn dead_inner() {}
}

/// What is declared here comes before what a glob brings.
pub fn square(_: u32) -> &'static str {
    "mine"
}

fn turned() -> Direction {
    use Direction::*;
    match North {
        North => North.turn(),
        East => West,
    }
}

#[allow(non_upper_case_globals)]
const West: Direction = Direction::North;

pub fn solve(input: &str) -> String {
    use deep::*;
    let n = input.trim().parse().unwrap();
    format!("{} {} {} {:?} {} {}\n", add(n, 1), triple(n), inner::ten(), turned(), Deep(2).depth(), square(1))
}
