mod outer {
    // COMMENT_MARK
    pub mod library {
        pub fn add(a: u32, b: u32) -> u32 {
            a + b + 100
        }

        pub fn dead_add() {}
    }

    pub fn ours(n: u32) -> u32 {
        library::add(n, 1)
    }
}

mod other {
    pub fn theirs(n: u32) -> u32 {
        library::add(n, 1)
    }
}

mod third {
    use crate::outer::*;

    pub fn triple(n: u32) -> u32 {
        ours(n) - library::add(0, n) + ::library::nested::triple(n) - 1
    }
}

pub fn solve(input: &str) -> String {
    let n = input.trim().parse().unwrap();
    format!("{} {} {}\n", other::theirs(n), outer::ours(n), third::triple(n))
}
