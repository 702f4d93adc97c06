//! COMMENT_MARK: reads all, writes all.

fn main() {
    // COMMENT_MARK
    print!("{}", modules_in_loops_of_names::solve(&std::io::read_to_string(std::io::stdin()).unwrap()));
}
