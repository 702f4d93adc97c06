//! COMMENT_MARK: reads all, writes all.

fn main() {
    // COMMENT_MARK
    print!("{}", imports_in_functions::solve(&std::io::read_to_string(std::io::stdin()).unwrap()));
}
