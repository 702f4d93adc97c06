//! COMMENT_MARK
pub mod dead_module {
    use telling::Tell;

    #[derive(Tell)]
    pub struct DeadTold;

    pub fn dead_number() -> u32 {
        telling::forty_two!()
    }
}

pub fn solve(input: &str) -> String {
    input.to_string()
}
