pub fn tell(n: u32) -> String {
    format!("shared {n}")
}
