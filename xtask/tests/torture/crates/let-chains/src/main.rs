//! COMMENT_MARK: reads all, writes all.

fn main() {
    // COMMENT_MARK
    print!("{}", let_chains::solve(&std::io::read_to_string(std::io::stdin()).unwrap()));
}
