use library::Double as _;

mod other {
    // COMMENT_MARK
    pub fn four_times(n: u32) -> u32 {
        use library::Double as Twice;
        Twice::double(&n).double()
    }

    pub fn dead_other() {}
}

mod globbed {
    use library::prelude::*;

    pub fn both(n: u32) -> (u32, u32) {
        (Deep(2).depth(), n.double())
    }
}

pub fn solve(input: &str) -> String {
    let n: u32 = input.trim().parse().unwrap();
    let (a, b) = globbed::both(n);
    format!("{} {} {a} {b}\n", n.double(), other::four_times(n))
}
