//! COMMENT_MARK: implementations that nothing asks for, of a type that is used.
use std::fmt;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Value(pub u32);

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        dead_display(f)
    }
}

fn dead_display(f: &mut fmt::Formatter<'_>) -> fmt::Result {
    write!(f, "{}", library::dead_subtract(2, 1))
}

impl std::ops::Sub for Value {
    type Output = Value;

    fn sub(self, other: Value) -> Value {
        let dead_difference = self.0 - other.0;
        Value(dead_difference)
    }
}

impl From<Value> for u32 {
    fn from(value: Value) -> u32 {
        dead_from(value)
    }
}

fn dead_from(value: Value) -> u32 {
    value.0
}

pub trait DeadTrait {
    fn dead_method(&self);
}

impl DeadTrait for Value {
    fn dead_method(&self) {}
}

impl DeadTrait for u32 {
    fn dead_method(&self) {}
}

pub fn solve(input: &str) -> String {
    let value = Value(input.trim().parse().unwrap());
    format!("{} {}\n", value.0, library::add(value.0, 1))
}
