//! COMMENT_MARK: reads all, writes all.

fn main() {
    // COMMENT_MARK
    print!("{}", extern_crate_self::solve(&std::io::read_to_string(std::io::stdin()).unwrap()));
}
