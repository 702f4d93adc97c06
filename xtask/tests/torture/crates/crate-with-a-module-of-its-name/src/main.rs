//! COMMENT_MARK: reads all, writes all.

fn main() {
    // COMMENT_MARK
    print!("{}", crate_with_a_module_of_its_name::solve(&std::io::read_to_string(std::io::stdin()).unwrap()));
}
