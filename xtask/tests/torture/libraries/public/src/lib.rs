//! COMMENT_MARK: its public names are `pub(crate)` in `private`.

pub fn helper() -> u32 {
    1
}

pub const WIDTH: u32 = 7;

pub fn dead_public() {}
