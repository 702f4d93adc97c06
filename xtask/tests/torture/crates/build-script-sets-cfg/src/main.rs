//! COMMENT_MARK: reads all, writes all.

fn main() {
    // COMMENT_MARK
    print!("{}", build_script_sets_cfg::solve(&std::io::read_to_string(std::io::stdin()).unwrap()));
}
