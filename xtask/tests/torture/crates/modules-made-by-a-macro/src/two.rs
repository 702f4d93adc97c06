pub fn two() -> u32 {
    8
}
