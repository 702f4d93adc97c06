#!/usr/bin/env run-cargo-script
//! COMMENT_MARK

fn main() {
    print!("{}", shebang::solve(&std::io::read_to_string(std::io::stdin()).unwrap()));
}
