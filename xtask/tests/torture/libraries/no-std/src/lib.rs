//! COMMENT_MARK
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

pub mod text {
    use alloc::{string::String, vec::Vec};

    pub fn letters(text: &str) -> Vec<String> {
        text.chars().map(String::from).collect()
    }

    pub fn dead_words() {}
}

pub fn join(parts: &[alloc::string::String]) -> alloc::string::String {
    parts.join("-")
}
