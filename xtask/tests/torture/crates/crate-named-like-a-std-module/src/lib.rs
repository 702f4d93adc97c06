use std::fmt;

struct Angled(u32);

impl fmt::Display for Angled {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "<{}>", self.0) // COMMENT_MARK
    }
}

pub fn solve(input: &str) -> String {
    format!("{} {}\n", ::fmt::shout("seven"), Angled(input.trim().parse().unwrap()))
}

pub fn dead_solve() {
    ::fmt::dead_whisper()
}
