// COMMENT_MARK
#[macro_use]
mod multiply {
    macro_rules! twice {
        ($n:expr) => {
            $n * 2
        };
    }

    macro_rules! thrice {
        ($n:expr) => {
            twice!($n) + $n
        };
    }

    #[macro_use]
    pub mod more;
}

mod user;

macro_rules! local {
    () => {
        1
    };
}

macro_rules! dead_local {
    () => {
        user::dead_user()
    };
}

fn first() -> u32 {
    local!()
}

// From here on it is another one.
macro_rules! local {
    () => {
        2
    };
}

fn second() -> u32 {
    local!()
}

pub fn solve(input: &str) -> String {
    let n: u32 = input.trim().parse().unwrap();
    format!("{} {} {} {} {} {}\n", twice!(n), thrice!(n), four_times!(n), user::five_times(n), first(), second())
}
