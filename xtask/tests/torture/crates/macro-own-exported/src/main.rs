//! COMMENT_MARK

fn main() {
    print!("{} {}", macro_own_exported::plus!(4, 3), macro_own_exported::solve(""));
}
