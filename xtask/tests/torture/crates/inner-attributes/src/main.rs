#![warn(missing_docs)]
#![allow(dead_code)]
//! COMMENT_MARK

fn dead_in_main() {}

fn main() {
    print!("{}", inner_attributes::solve(&std::io::read_to_string(std::io::stdin()).unwrap()));
}
