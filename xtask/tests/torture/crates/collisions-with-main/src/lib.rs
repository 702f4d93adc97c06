pub struct Answer(pub u32);

pub fn main(n: u32) -> Answer {
    Answer(library::add(n, 1))
}

pub fn solve(n: u32) -> Answer {
    Answer(n)
}

pub fn library() -> &'static str {
    "library"
}

pub fn dead_main() {}
