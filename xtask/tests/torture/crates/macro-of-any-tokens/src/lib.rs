macro_rules! count_hashes {
    (@ $n:expr ;) => { $n };
    (@ $n:expr ; # $($rest:tt)*) => { count_hashes!(@ $n + 1; $($rest)*) };
    (@ $n:expr ; $other:tt $($rest:tt)*) => { count_hashes!(@ $n; $($rest)*) };
    ($($all:tt)*) => { count_hashes!(@ 0; $($all)*) };
}

macro_rules! route {
    ($from:ident -> $to:ident) => {
        concat!(stringify!($from), " -> ", stringify!($to))
    };
}

macro_rules! keywords {
    (crate :: $a:ident | self :: $b:ident | super $c:literal) => {
        $c
    };
}

macro_rules! spaced {
    ($a:literal . . $b:literal) => { $a + $b };
    ($a:literal .. $b:literal) => { 100 };
}

pub fn solve(_: &str) -> String {
    // COMMENT_MARK: no Rust between the brackets.
    let hashes = count_hashes![# . / #];
    let shown = stringify!(# .); // refused here: macro-of-any-tokens
    let three = keywords!(crate::library | self::library | super 3);
    let sum = spaced!(1.0 . . 0.5);
    format!("{hashes} of 4 | {} | {shown} | {three} | {sum:?}\n", route!(library -> shelf))
}

pub fn dead_solve() -> u32 {
    library::dead_subtract(1, 1)
}
