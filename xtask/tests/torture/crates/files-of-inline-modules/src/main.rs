//! COMMENT_MARK: reads all, writes all.

fn main() {
    // COMMENT_MARK
    print!("{}", files_of_inline_modules::solve(&std::io::read_to_string(std::io::stdin()).unwrap()));
}
