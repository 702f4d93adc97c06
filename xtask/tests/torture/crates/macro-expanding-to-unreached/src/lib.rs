//! What a macro makes and nobody reaches cannot be cut out of the macro.

macro_rules! accessors {
    ($t:ident: $($field:ident),*) => {
        impl $t {
            $(pub fn $field(&self) -> u32 { self.$field })*
        }
    };
}

pub struct Pair {
    first: u32,
    second: u32,
}

accessors!(Pair: first, second); // COMMENT_MARK

pub fn solve(input: &str) -> String {
    let pair = Pair { first: input.trim().parse().unwrap(), second: 1 };
    format!("{}\n", pair.first())
}

pub fn dead_solve() {}
