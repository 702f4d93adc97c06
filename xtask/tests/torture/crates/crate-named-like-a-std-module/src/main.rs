//! COMMENT_MARK: reads all, writes all.

fn main() {
    // COMMENT_MARK
    print!("{}", crate_named_like_a_std_module::solve(&std::io::read_to_string(std::io::stdin()).unwrap()));
}
