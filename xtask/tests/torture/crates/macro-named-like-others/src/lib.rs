mod thing {
    pub fn thing() -> u32 {
        1
    }

    pub mod deeper {
        pub fn dead_deeper() {}
    }
}

macro_rules! thing {
    () => {
        2
    };
}

use thing::thing;

struct Thing {
    thing: u32,
}

pub fn solve(_: &str) -> String {
    let value = Thing { thing: 3 };
    let thing_ = value.thing; // COMMENT_MARK
    format!("{} {} {thing_} {}\n", thing(), thing!(), thing!() * 2)
}
