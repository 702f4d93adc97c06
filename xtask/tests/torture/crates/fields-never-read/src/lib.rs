//! COMMENT_MARK: what makes such a field, and the room it takes, can be seen.
use std::cell::Cell;

pub struct Pair {
    pub read: u64,
    pub never_read: u64,
}

pub struct Tuple(u32, u32);

#[derive(Clone, Debug)]
pub struct Shown {
    name: u32,
}

fn count(calls: &Cell<u32>) -> u64 {
    calls.set(calls.get() + 1);
    0
}

pub fn solve(input: &str) -> String {
    let calls = Cell::new(0);
    let pair = Pair { read: input.trim().parse().unwrap(), never_read: count(&calls) };
    let tuple = Tuple(3, count(&calls) as u32);
    let _shown = Shown { name: 1 }.clone();
    format!("{} {} {} {}\n", pair.read, calls.get(), std::mem::size_of::<Pair>(), tuple.0)
}

pub fn dead_solve() {}
