//! COMMENT_MARK: reads all, writes all.

fn main() {
    // COMMENT_MARK
    print!("{}", outside_trait_of_a_type::solve(&std::io::read_to_string(std::io::stdin()).unwrap()));
}
