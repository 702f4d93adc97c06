//! COMMENT_MARK: no library beside it.
#![allow(dead_code)]

mod numbers {
    pub(super) fn square(n: u32) -> u32 {
        n * n
    }

    fn dead_cube() {}
}

struct DeadStruct;

impl DeadStruct {
    fn dead_method(&self) {}
}

fn main() {
    let mut line = String::new();
    std::io::stdin().read_line(&mut line).unwrap();
    println!("{}", numbers::square(line.trim().parse().unwrap()));
}
