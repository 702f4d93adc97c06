//! COMMENT_MARK: a crate whose name is no identifier.

pub fn greet(who: &str) -> String {
    format!("hyphen-ated greets {who}")
}

pub fn dead_leave() {}
