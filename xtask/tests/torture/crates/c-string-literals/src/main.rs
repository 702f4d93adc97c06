//! COMMENT_MARK: reads all, writes all.

fn main() {
    // COMMENT_MARK
    print!("{}", c_string_literals::solve(&std::io::read_to_string(std::io::stdin()).unwrap()));
}
