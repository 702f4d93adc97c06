//! COMMENT_MARK: a variant that is never made counts still.

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Implicit {
    First,
    NeverMade,
    Third,
}

#[derive(Clone, Copy)]
pub enum Explicit {
    NeverMade = 10,
    Eleven,
    NeverMadeEither = 19,
    Twenty,
}

pub fn solve(_: &str) -> String {
    let order = Implicit::First.cmp(&Implicit::Third);
    format!("{} {} {} {order:?}\n", Implicit::Third as u32, Explicit::Eleven as u32, Explicit::Twenty as u32)
}

pub fn dead_solve() {}
