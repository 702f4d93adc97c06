pub fn add_line(text: &str) -> String {
    format!("{text}\n")
}
