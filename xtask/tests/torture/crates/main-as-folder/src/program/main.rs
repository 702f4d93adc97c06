//! COMMENT_MARK: files of its own modules are beside it.
mod helper;

fn main() {
    let input = std::io::read_to_string(std::io::stdin()).unwrap();
    print!("{}", helper::add_line(&main_as_folder::solve(&input)));
}
