pub fn one(text: &str) -> &str {
    text
}
