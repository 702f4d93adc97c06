//! COMMENT_MARK: reads all, writes all.

fn main() {
    // COMMENT_MARK
    print!("{}", private_names_in_globs::solve(&std::io::read_to_string(std::io::stdin()).unwrap()));
}
