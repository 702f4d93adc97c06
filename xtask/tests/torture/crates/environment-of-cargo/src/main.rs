//! COMMENT_MARK: reads all, writes all.

fn main() {
    // COMMENT_MARK
    print!("{}", environment_of_cargo::solve(&std::io::read_to_string(std::io::stdin()).unwrap()));
}
