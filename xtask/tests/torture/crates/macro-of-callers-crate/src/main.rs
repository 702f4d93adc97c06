//! COMMENT_MARK: `crate` in the macro is this crate here, and the library there.

fn configuration() -> u32 {
    3
}

fn main() {
    print!("{} {}\n", macro_of_callers_crate::solve("").trim(), careless::configured!()); // refused here: macro-of-callers-crate
}
