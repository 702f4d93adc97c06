//! COMMENT_MARK: reads all, writes all.

fn main() {
    // COMMENT_MARK
    print!("{}", edition_2018::solve(&std::io::read_to_string(std::io::stdin()).unwrap()));
}
