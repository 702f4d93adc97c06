// COMMENT_MARK
pub fn two() -> u32 {
    super::super::inner::one() * 2
}
