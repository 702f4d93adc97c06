//! COMMENT_MARK: reads all, writes all.

fn main() {
    // COMMENT_MARK
    print!("{}", empty_impls_that_decide::solve(&std::io::read_to_string(std::io::stdin()).unwrap()));
}
