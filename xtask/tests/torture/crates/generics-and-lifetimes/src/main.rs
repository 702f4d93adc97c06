//! COMMENT_MARK: reads all, writes all.

fn main() {
    // COMMENT_MARK
    print!("{}", generics_and_lifetimes::solve(&std::io::read_to_string(std::io::stdin()).unwrap()));
}
