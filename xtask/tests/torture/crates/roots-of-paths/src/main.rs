//! COMMENT_MARK: reads all, writes all.

fn main() {
    // COMMENT_MARK
    print!("{}", roots_of_paths::solve(&std::io::read_to_string(std::io::stdin()).unwrap()));
}
