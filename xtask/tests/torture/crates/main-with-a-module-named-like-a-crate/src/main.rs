//! COMMENT_MARK: the program has a module with the name of a crate that it uses as well.
mod library;

use main_with_a_module_named_like_a_crate::solve;

struct Solution(&'static str);

fn main() {
    let input = std::io::read_to_string(std::io::stdin()).unwrap();
    let n = input.trim().parse().unwrap();
    let Solution(own) = Solution("own");
    println!("{} {} {} {own}", solve(n), library::add(n), ::library::nested::triple(n));
}
