macro_rules! with_temporary {
    ($e:expr) => {{
        let temporary = 1;
        library::add($e, temporary)
    }};
}

macro_rules! let_it_be {
    ($name:ident, $value:expr) => {
        let $name = $value;
    };
}

pub fn solve(input: &str) -> String {
    let temporary = input.trim().parse().unwrap();
    let_it_be!(library, 3);
    // COMMENT_MARK
    format!("{} {library} {temporary}\n", with_temporary!(temporary))
}

pub fn dead_solve() {}
