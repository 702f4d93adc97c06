//! COMMENT_MARK
use std::ffi::CStr;

const WORD: &CStr = c"sum"; // refused here: c-string-literals

macro_rules! length {
    ($text:expr) => {
        $text.to_bytes().len()
    };
}

pub fn solve(input: &str) -> String {
    let raw = cr#"// c"#.to_str().unwrap(); // refused here: c-string-literals
    format!("{} {} {:?} {raw}\n", input.trim(), length!(c"abc"), WORD.to_bytes()) // refused here: c-string-literals
}

pub fn dead_solve() {}
