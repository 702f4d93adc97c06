pub mod util {
    pub fn tell(n: u32) -> String {
        format!("lib {n}")
    }

    pub fn dead_util() {}
}

pub fn solve(n: u32) -> u32 {
    crate::util::tell(n + 2).split(' ').last().unwrap().parse().unwrap()
}
