pub fn below(n: u32) -> String {
    format!("below {n}")
}
