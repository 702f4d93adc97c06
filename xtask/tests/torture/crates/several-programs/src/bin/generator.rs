//! COMMENT_MARK: makes inputs, and is not the problem's program.

fn main() {
    println!("{}", several_programs::dead_generate());
}
