//! COMMENT_MARK: reads all, writes all.

fn main() {
    // COMMENT_MARK
    print!("{}", lints_that_are_denied::solve(&std::io::read_to_string(std::io::stdin()).unwrap()));
}
