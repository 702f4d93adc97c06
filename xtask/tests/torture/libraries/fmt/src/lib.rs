//! COMMENT_MARK: a crate with the name of a module of the standard library.

pub fn shout(text: &str) -> String {
    text.to_uppercase() + "!"
}

pub fn dead_whisper() {}
