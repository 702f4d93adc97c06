//! COMMENT_MARK: reads all, writes all.

fn main() {
    // COMMENT_MARK
    print!("{}", copy_and_clone::solve(&std::io::read_to_string(std::io::stdin()).unwrap()));
}
