pub fn one() -> u32 {
    1
}

pub fn dead_one() {}
