//! COMMENT_MARK: reads all, writes all.

fn main() {
    // COMMENT_MARK
    print!("{}", fields_never_read::solve(&std::io::read_to_string(std::io::stdin()).unwrap()));
}
