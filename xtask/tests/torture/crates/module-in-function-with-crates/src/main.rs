//! COMMENT_MARK: reads all, writes all.

fn main() {
    // COMMENT_MARK
    print!("{}", module_in_function_with_crates::solve(&std::io::read_to_string(std::io::stdin()).unwrap()));
}
