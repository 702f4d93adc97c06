//! COMMENT_MARK: these are the crate's own, and hide those of the compiler.
macro_rules! line {
    ($n:expr) => {
        format!("line {}", $n)
    };
}

macro_rules! column {
    ($n:expr) => {
        format!("column {}", $n)
    };
}

macro_rules! file {
    ($n:expr) => {
        format!("file {}", $n)
    };
}

macro_rules! include {
    ($n:expr) => {
        format!("include {}", $n)
    };
}

pub fn solve(_: &str) -> String {
    let line = 1;
    let column = line + 1;
    if line != (column) && !(line == column) {
        return format!("{} {} {} {}\n", line!(line), column!(column), file!(3), include!(4));
    }
    String::new()
}

pub fn dead_solve() {}
