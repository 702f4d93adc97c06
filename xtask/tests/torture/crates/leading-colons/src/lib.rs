use ::library::{nested, Counter};
use ::std::cmp::max;

// COMMENT_MARK: not the crate.
pub mod library {
    pub fn add(a: u32, b: u32) -> u32 {
        ::library::add(a, b) + 1
    }

    pub fn dead_add() {}
}

fn largest(counter: &mut ::library::Counter) -> u32 {
    let _: &::std::primitive::u32 = &0;
    max(::macros::maximum!(1, 2), counter.step() + 2)
}

pub fn solve(input: &str) -> String {
    let n = input.trim().parse().unwrap();
    let seven = <::library::Direction as ::std::clone::Clone>::clone(&::library::Direction::East) as u32 + 6;
    let _ = nested::triple(1);
    format!(
        "{} {} {} {} {seven}\n",
        ::library::add(n, 1),
        self::library::add(n, 1),
        ::library::square!(n),
        largest(&mut Counter::new())
    )
}
