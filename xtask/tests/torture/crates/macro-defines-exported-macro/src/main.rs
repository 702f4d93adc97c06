//! COMMENT_MARK: within one crate this path would be an error.

fn main() {
    let input = std::io::read_to_string(std::io::stdin()).unwrap();
    let n: u32 = input.trim().parse().unwrap();
    println!("{}", macro_defines_exported_macro::twice!(n)); // refused here: macro-defines-exported-macro
}
