//! Inside a macro a `cfg` may stay, since rustc evaluates it just as well. COMMENT_MARK

macro_rules! sides {
    ($($(#[$attribute:meta])* $name:ident = $value:literal;)*) => {
        $($(#[$attribute])* const $name: &str = $value;)*
    };
}

sides! {
    #[cfg(all(test))]
    SIDE = "wrong";
    #[cfg(not(test))]
    SIDE = "right"; // COMMENT_MARK
}

macro_rules! number {
    () => {{
        #[cfg(all(test))]
        let number = 1;
        #[cfg(not(test))]
        let number = 2;
        number
    }};
}

macro_rules! items {
    ($($item:item)*) => { $(#[cfg(not(test))] $item)* };
}

items! {
    fn nine() -> u32 { 9 }
}

pub fn solve(input: &str) -> String {
    format!("{} {SIDE} {} {}\n", input.trim(), number!(), nine())
}

pub fn dead_solve() {}
