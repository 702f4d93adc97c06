//! COMMENT_MARK: reads all, writes all.

fn main() {
    // COMMENT_MARK
    print!("{}", places_in_source::solve(&std::io::read_to_string(std::io::stdin()).unwrap()));
}
