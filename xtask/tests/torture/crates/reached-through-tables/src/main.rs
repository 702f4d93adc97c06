//! COMMENT_MARK: reads all, writes all.

fn main() {
    // COMMENT_MARK
    print!("{}", reached_through_tables::solve(&std::io::read_to_string(std::io::stdin()).unwrap()));
}
