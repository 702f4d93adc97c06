//! COMMENT_MARK: reads all, writes all.

fn main() {
    // COMMENT_MARK
    print!("{}", non_ascii::solve(&std::io::read_to_string(std::io::stdin()).unwrap()));
}
