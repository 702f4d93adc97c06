pub fn fünf() -> u32 {
    5
}

pub fn dead_sechs() {}
