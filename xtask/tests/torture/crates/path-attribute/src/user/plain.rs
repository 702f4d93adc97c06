pub fn plain(n: u32) -> String {
    format!("plain {n}")
}
