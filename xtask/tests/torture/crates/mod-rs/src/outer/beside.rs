pub fn three() -> &'static str {
    "three"
}
