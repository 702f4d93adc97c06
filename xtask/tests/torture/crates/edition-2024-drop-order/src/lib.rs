//! COMMENT_MARK: in 2021 the lock would be held in `else`.
use std::cell::RefCell;

struct Noisy<'a>(&'a RefCell<Vec<&'static str>>);

impl Noisy<'_> {
    fn get(&self) -> Option<u32> {
        None
    }
}

impl Drop for Noisy<'_> {
    fn drop(&mut self) {
        self.0.borrow_mut().push("dropped");
    }
}

pub fn solve(_: &str) -> String {
    let log = RefCell::new(Vec::new());
    if let Some(_) = Noisy(&log).get() { // refused here: edition-2024-drop-order
        unreachable!()
    } else {
        log.borrow_mut().push("else");
    }
    let words = log.borrow().join(" ");
    words + "\n"
}

pub fn dead_solve() {}
