//! COMMENT_MARK: reads all, writes all.

fn main() {
    // COMMENT_MARK
    print!("{}", procedural_macro_unreached::solve(&std::io::read_to_string(std::io::stdin()).unwrap()));
}
