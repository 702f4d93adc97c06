pub fn two() -> &'static str {
    "two"
}
