extern crate library;
extern crate library as books;
// COMMENT_MARK
#[macro_use]
extern crate macros;
extern crate std as standard;

mod inner {
    extern crate library as inside;

    pub fn nine() -> u32 {
        inside::nested::triple(3)
    }

    pub fn dead_inner() {}
}

pub fn solve(input: &str) -> String {
    let n: u32 = input.trim().parse().unwrap();
    let three = standard::cmp::max(1, maximum!(2, 3));
    format!("{} {} {} {three}\n", library::add(n, 1), books::square!(n), inner::nine())
}
