#[cfg(test)]
use missing_crate::dead_use;

#[cfg(test)]
mod dead_tests_file;

#[cfg(not(test))]
mod real;
#[cfg(test)]
#[path = "dead_fake.rs"]
mod real;

// COMMENT_MARK
#[cfg(test)]
pub struct DeadInTest;

#[cfg(test)]
impl DeadInTest {
    fn dead_method() {}
}

#[cfg(test)]
macro_rules! dead_macro {
    () => {};
}

#[cfg(test)]
dead_macro!();

#[cfg(not(test))]
pub fn three() -> u32 {
    3
}

#[cfg(test)]
pub fn three() -> u32 {
    dead_four()
}

#[cfg(not(not(test)))]
pub fn kept() -> &'static str {
    "dead"
}

#[cfg(not(all(test, not(test))))]
#[cfg(any(test, not(test)))]
#[cfg(all())]
#[cfg(not(any()))]
#[cfg(not(test))]
pub fn kept() -> &'static str {
    "kept"
}

pub fn solve(input: &str) -> String {
    format!("{} {} {} {}\n", input.trim(), real::tell(), three(), kept())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dead_test() {
        assert_eq!(solve("1"), "1 real 3\n");
    }
}
