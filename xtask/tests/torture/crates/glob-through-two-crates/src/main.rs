//! COMMENT_MARK: reads all, writes all.

fn main() {
    // COMMENT_MARK
    print!("{}", glob_through_two_crates::solve(&std::io::read_to_string(std::io::stdin()).unwrap()));
}
