pub fn tell() -> &'static str {
    "dead_wrong"
}
