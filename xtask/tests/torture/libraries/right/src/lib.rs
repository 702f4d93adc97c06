//! COMMENT_MARK: the other way to `library`.

pub fn finish(mut counter: library::Counter) -> u32 {
    counter.step() + library::LIMIT
}

pub fn dead_right() {}
