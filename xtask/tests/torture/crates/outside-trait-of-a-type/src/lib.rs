//! COMMENT_MARK: an outside trait of a type that `main` reaches, which nothing asks for.
use outside::Increment;

#[derive(Clone, Copy)]
pub struct Value(pub u32);

impl Increment for Value { // refused here: outside-trait-of-a-type
    fn incremented(&self) -> u32 {
        dead_increment(self.0)
    }
}

pub fn dead_increment(n: u32) -> u32 {
    n + 1
}

pub fn solve(input: &str) -> String {
    format!("{}\n", Value(input.trim().parse().unwrap()).0 + 1)
}
