pub fn tell(n: u32) -> String {
    format!("elsewhere {n}")
}

pub fn dead_elsewhere() {}
