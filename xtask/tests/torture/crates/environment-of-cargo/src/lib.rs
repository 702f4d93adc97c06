//! COMMENT_MARK
pub fn solve(_: &str) -> String {
    format!(
        "{} {} {}\n",
        env!("CARGO_PKG_NAME"), // refused here: environment-of-cargo
        env!("CARGO_PKG_VERSION"), // refused here: environment-of-cargo
        option_env!("NO_SUCH_VARIABLE_OF_CARGO").unwrap_or("none") // refused here: environment-of-cargo
    )
}

pub fn dead_solve() {}
