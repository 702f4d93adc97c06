//! COMMENT_MARK: one of two ways to `library`.

pub fn start() -> library::Counter {
    let mut counter = library::Counter::new();
    counter.step();
    counter
}

pub fn dead_left() {}
