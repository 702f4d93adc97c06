//! COMMENT_MARK: reads all, writes all.

fn main() {
    // COMMENT_MARK
    print!("{}", file_as_text::solve(&std::io::read_to_string(std::io::stdin()).unwrap()));
}
