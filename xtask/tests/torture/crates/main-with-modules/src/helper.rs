pub fn tell(n: u32) -> String {
    super::util::tell(n).replace("main", "helper")
}
