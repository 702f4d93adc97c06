//! COMMENT_MARK: a file that is a module of the library and of the program.
mod number;

fn main() {
    let input = std::io::read_to_string(std::io::stdin()).unwrap();
    let ours = number::Number::read(&input);
    let theirs = file_in_both::number::Number::read(&input);
    println!("{} and {}", ours.0, theirs.0);
}
