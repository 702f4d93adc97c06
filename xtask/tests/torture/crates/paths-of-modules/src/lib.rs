//! COMMENT_MARK
mod inner {
    pub fn path() -> &'static str {
        module_path!() // refused here: paths-of-modules
    }
}

pub fn solve(_: &str) -> String {
    format!("{} {}\n", module_path!(), inner::path()) // refused here: paths-of-modules
}

pub fn dead_solve() {}
