//! COMMENT_MARK
use main_with_modules::{solve, util as library_util};

mod helper;
mod util {
    pub fn tell(n: u32) -> String {
        format!("main {n}")
    }
}

fn main() {
    let input = std::io::read_to_string(std::io::stdin()).unwrap();
    let n = input.trim().parse().unwrap();
    println!("{}, {}, {}", util::tell(n), library_util::tell(n + 1), crate::helper::tell(solve(n)));
}
