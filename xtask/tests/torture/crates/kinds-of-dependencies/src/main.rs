//! COMMENT_MARK: reads all, writes all.

fn main() {
    // COMMENT_MARK
    print!("{}", kinds_of_dependencies::solve(&std::io::read_to_string(std::io::stdin()).unwrap()));
}
