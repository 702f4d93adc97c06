//! COMMENT_MARK: reads all, writes all.

fn main() {
    // COMMENT_MARK
    print!("{}", modules_made_by_a_macro::solve(&std::io::read_to_string(std::io::stdin()).unwrap()));
}
