macro_rules! describe {
    ($e:expr) => {
        format!("own {}", $e)
    };
}

mod inner {
    use shapes::describe as tell_of;

    pub fn tell() -> String {
        tell_of!(1) // COMMENT_MARK
    }

    pub fn dead_tell() {}
}

pub fn solve(input: &str) -> String {
    let n: u32 = input.trim().parse().unwrap();
    format!("{} {} {} {}\n", shapes::describe!(n), grids::describe!(n), describe!(n), inner::tell())
}
