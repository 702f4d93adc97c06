//! COMMENT_MARK: reads all, writes all.

fn main() {
    // COMMENT_MARK
    print!("{}", patterns_of_all_variants::solve(&std::io::read_to_string(std::io::stdin()).unwrap()));
}
