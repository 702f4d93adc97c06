//! COMMENT_MARK: arrays give references, and closures capture whole variables.
use std::cell::RefCell;

trait Kind {
    fn kind(self) -> &'static str;
}

impl Kind for u32 {
    fn kind(self) -> &'static str {
        "value"
    }
}

impl Kind for &u32 {
    fn kind(self) -> &'static str {
        "reference"
    }
}

struct Noisy<'a>(&'a RefCell<Vec<&'static str>>);

impl Drop for Noisy<'_> {
    fn drop(&mut self) {
        self.0.borrow_mut().push("dropped");
    }
}

#[allow(array_into_iter)]
pub fn solve(input: &str) -> String {
    let kinds: Vec<&str> = [1u32].into_iter().map(|n| n.kind()).collect(); // refused here: edition-2018
    let log = RefCell::new(Vec::new());
    {
        let pair = (Noisy(&log), 1);
        let closure = move || pair.1; // refused here: edition-2018
        closure();
        drop(closure);
        log.borrow_mut().push("late");
    }
    format!("{} {} {}\n", input.trim(), kinds[0], log.borrow().join(" "))
}

pub fn dead_solve() {}
