//! COMMENT_MARK: reads all, writes all.

fn main() {
    // COMMENT_MARK
    print!("{}", paths_of_modules::solve(&std::io::read_to_string(std::io::stdin()).unwrap()));
}
