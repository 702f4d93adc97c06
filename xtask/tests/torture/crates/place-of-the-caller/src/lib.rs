//! COMMENT_MARK
#[track_caller]
fn line() -> u32 {
    std::panic::Location::caller().line() // refused here: place-of-the-caller
}

pub fn solve(_: &str) -> String {
    // COMMENT_MARK
    let n = line();
    format!("{n}\n")
}

pub fn dead_solve() {}
