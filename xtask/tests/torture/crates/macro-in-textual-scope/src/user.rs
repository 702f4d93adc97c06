pub fn five_times(n: u32) -> u32 {
    four_times!(n) + n
}

pub fn dead_user() {}
