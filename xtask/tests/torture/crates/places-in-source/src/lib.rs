//! COMMENT_MARK
pub fn solve(_: &str) -> String {
    let file = &file!()[file!().len() - 10..]; // refused here: places-in-source
    let column =
        line!(); // refused here: places-in-source
    let line = column;
    let column = column!() - 5; // refused here: places-in-source
    format!("{file} {line} {column}\n")
}

pub fn dead_solve() {}
