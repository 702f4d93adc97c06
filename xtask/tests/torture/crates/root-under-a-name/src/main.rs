//! COMMENT_MARK: reads all, writes all.

fn main() {
    // COMMENT_MARK
    print!("{}", root_under_a_name::solve(&std::io::read_to_string(std::io::stdin()).unwrap()));
}
