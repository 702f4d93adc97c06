#[cfg(test)]
use grids::area as dead_area;

#[cfg(feature = "hyphen-ated")]
fn greet() -> String {
    hyphen_ated::greet("x").replace("hyphen-ated greets x", "greeted")
}

#[cfg(feature = "numbers")]
fn numbers() -> String {
    dead_numbers(macros::maximum!(1, 2))
}

#[cfg(not(feature = "numbers"))]
fn numbers() -> String {
    "none".into()
}

fn nine() -> u32 {
    if cfg!(feature = "greeting") {
        shapes::SIZE + 5 // COMMENT_MARK
    } else {
        0
    }
}

pub fn solve(input: &str) -> String {
    let n = input.trim().parse().unwrap();
    format!("{} {} {} {}\n", library::add(n, 1), greet(), nine(), numbers())
}
