//! COMMENT_MARK: rustc does not warn of such names.

pub fn _dead_function() {}

pub struct _DeadStruct;

impl _DeadStruct {
    pub fn _dead_method(&self) {}
}

pub const _DEAD_CONST: u32 = 1;

mod _dead_module {
    pub fn dead_inner() {
        super::_dead_function()
    }
}

pub fn _solve(input: &str) -> String {
    input.to_string()
}

pub use self::_solve as solve;
