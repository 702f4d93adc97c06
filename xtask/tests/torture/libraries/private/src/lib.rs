//! COMMENT_MARK: its `pub(crate)` names are no business of others.

pub struct Stack(Vec<u32>);

impl Stack {
    pub fn of(values: &[u32]) -> Self {
        Stack(values.to_vec())
    }

    pub fn total(&self) -> u32 {
        self.0.iter().sum::<u32>() + self.describe() + helper()
    }

    pub(crate) fn describe(&self) -> u32 {
        1000
    }
}

pub(crate) fn helper() -> u32 {
    10_000
}

pub(crate) const WIDTH: u32 = 5;

pub fn width() -> u32 {
    WIDTH
}

pub fn dead_private() {}
