//! COMMENT_MARK: reads all, writes all.

fn main() {
    // COMMENT_MARK
    print!("{}", cfg_of_the_target::solve(&std::io::read_to_string(std::io::stdin()).unwrap()));
}
