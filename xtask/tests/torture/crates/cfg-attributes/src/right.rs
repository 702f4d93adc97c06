pub fn tell() -> &'static str {
    "right"
}
