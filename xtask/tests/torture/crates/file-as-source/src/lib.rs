//! COMMENT_MARK
mod inner {
    include!("tables/functions.in"); // refused here: file-as-source
}

pub fn solve(input: &str) -> String {
    let table = include!("tables/table.in"); // refused here: file-as-source
    format!("{} {table:?}\n", inner::same(input.trim()))
}
