//! COMMENT_MARK: reads all, writes all.

fn main() {
    // COMMENT_MARK
    print!("{}", locals_named_like_a_crate::solve(&std::io::read_to_string(std::io::stdin()).unwrap()));
}
