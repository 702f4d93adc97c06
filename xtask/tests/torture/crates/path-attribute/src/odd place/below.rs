mod plain;

pub fn tell(n: u32) -> String {
    plain::below(n)
}
