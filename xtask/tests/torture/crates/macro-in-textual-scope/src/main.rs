//! COMMENT_MARK: reads all, writes all.

fn main() {
    // COMMENT_MARK
    print!("{}", macro_in_textual_scope::solve(&std::io::read_to_string(std::io::stdin()).unwrap()));
}
