//! COMMENT_MARK: the text of a path, not what it names.

macro_rules! show {
    ($e:expr) => {
        format!("{} = {}", stringify!($e), $e) // refused here: macro-stringify
    };
}

pub fn solve(_: &str) -> String {
    format!("{}\n", show!(library::add(1, 2)))
}

pub fn dead_solve() {}
