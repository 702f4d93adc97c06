pub fn three() -> u32 {
    3
}
