use outside::Increment;
use std::fmt;

pub struct DeadRules<T: Increment>(pub T);

impl<T: Increment> fmt::Debug for DeadRules<T> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", self.0.incremented())
    }
}

pub fn dead_rules(n: u32) -> u32 {
    outside::increment(n) + outside::plus_two!(n)
}
