//! COMMENT_MARK: reads all, writes all.

fn main() {
    // COMMENT_MARK
    print!("{}", reached_in_odd_ways::solve(&std::io::read_to_string(std::io::stdin()).unwrap()));
}
