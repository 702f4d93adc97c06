//! COMMENT_MARK: a clone of what can be copied copies it, if both are derived together.
use std::cell::Cell;

thread_local! {
    static CLONES: Cell<u32> = const { Cell::new(0) };
}

#[derive(Copy)]
pub struct Counted;

impl Clone for Counted {
    fn clone(&self) -> Self {
        CLONES.with(|clones| clones.set(clones.get() + 1));
        Counted
    }
}

#[derive(Clone, Copy)]
pub struct Both(pub Counted);

#[derive(Clone)]
pub struct One(pub Counted);

fn clones() -> u32 {
    CLONES.with(Cell::get)
}

pub fn solve(_: &str) -> String {
    let both = Both(Counted);
    #[allow(clippy::clone_on_copy)]
    let _again = both.clone();
    let first = clones();
    let _one = One(Counted).clone();
    let second = clones();
    let _counted = both.0.clone();
    format!("{first} {second} {}\n", clones())
}

pub fn dead_solve() {}
