//! COMMENT_MARK: both have `main`, `solve`, `Answer` and `library`.
use collisions_with_main as lib;

struct Answer(u32);

fn solve(n: u32) -> Answer {
    Answer(lib::solve(n).0)
}

fn main() {
    let input = std::io::read_to_string(std::io::stdin()).unwrap();
    let Answer(seven) = solve(input.trim().parse().unwrap());
    let eight = lib::main(7).0;
    println!("{seven} {} {eight}", lib::library());
}
