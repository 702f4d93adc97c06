//! COMMENT_MARK: reads all, writes all.

fn main() {
    // COMMENT_MARK
    print!("{}", macros_named_like_built_in_ones::solve(&std::io::read_to_string(std::io::stdin()).unwrap()));
}
