//! COMMENT_MARK: the files of these modules are found by the compiler alone.
macro_rules! modules {
    ($($name:ident),*) => {
        $(mod $name;)* // refused here: modules-made-by-a-macro
    };
}

modules!(one, two); // refused here: modules-made-by-a-macro

pub fn solve(input: &str) -> String {
    format!("{} {}\n", one::one(input.trim()), two::two())
}

pub fn dead_solve() {}
