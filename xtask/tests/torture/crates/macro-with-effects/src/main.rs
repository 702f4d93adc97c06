//! COMMENT_MARK: reads all, writes all.

fn main() {
    // COMMENT_MARK
    print!("{}", macro_with_effects::solve(&std::io::read_to_string(std::io::stdin()).unwrap()));
}
