//! COMMENT_MARK
const TEXT: &str = include_str!("data/text.txt"); // refused here: file-as-text
const BYTES: &[u8] = include_bytes!("../bytes.bin"); // refused here: file-as-text

pub fn solve(_: &str) -> String {
    format!("{} {} {:?}\n", TEXT.trim_end(), BYTES.len(), "x")
}

const DEAD_TEXT: &str = include_str!("data/text.txt");
