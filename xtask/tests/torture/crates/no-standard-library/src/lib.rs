#![no_std]
extern crate alloc;
extern crate std as full;

use alloc::string::{String, ToString};
use full::string::String as Text;

pub fn solve(_: &str) -> Text {
    let letters = no_std::text::letters("789"); // COMMENT_MARK
    let mut text: String = no_std::join(&letters).to_string();
    text.push('\n');
    text
}

pub fn dead_solve() {}
