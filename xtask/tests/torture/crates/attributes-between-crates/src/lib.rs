//! COMMENT_MARK: attributes that mean something else within one crate.
use open::{mix, Colour};

fn name(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "red",
        Colour::Blue => "blue",
        _ => "another",
    }
}

pub fn solve(input: &str) -> String {
    let n = input.trim().parse().unwrap();
    #[allow(deprecated)]
    let old = open::blend(n);
    format!("{} {} {} {}\n", name(mix(n + 1)), name(mix(n)), open::used(n), name(old))
}

pub fn dead_solve() {}
