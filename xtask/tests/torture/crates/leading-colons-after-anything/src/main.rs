//! COMMENT_MARK: reads all, writes all.

fn main() {
    // COMMENT_MARK
    print!("{}", leading_colons_after_anything::solve(&std::io::read_to_string(std::io::stdin()).unwrap()));
}
