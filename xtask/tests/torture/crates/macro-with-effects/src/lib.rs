//! Calls of macros that make something unreached, and something that shows.
use std::cell::{Cell, RefCell};

thread_local! {
    static LOG: RefCell<Vec<&'static str>> = const { RefCell::new(Vec::new()) };
}

pub struct Guard;

macro_rules! noisy {
    ($name:ident) => {
        impl Drop for $name {
            fn drop(&mut self) {
                LOG.with(|log| log.borrow_mut().push("dropped"));
            }
        }

        impl $name {
            pub fn unreached(&self) {}
        }
    };
}

noisy!(Guard);

macro_rules! step {
    ($calls:ident) => {
        #[allow(dead_code)]
        fn unreached() {}
        $calls.set($calls.get() + 1);
    };
}

pub fn solve(_: &str) -> String {
    let calls = Cell::new(0);
    {
        step!(calls);
    }
    {
        step!(calls);
        let _guard = Guard;
        LOG.with(|log| log.borrow_mut().extend(["made", "body"]));
    }
    // COMMENT_MARK
    let words = LOG.with(|log| log.borrow().join(" "));
    format!("{words} {} calls\n", calls.get())
}

pub fn dead_solve() {}
