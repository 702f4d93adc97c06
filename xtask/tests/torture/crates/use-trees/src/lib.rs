use self::inner::{
    self as within,
    innermost::{one, *},
};
use {
    library::{
        nested::{
            self,
            deep::{self, Deep},
        },
        Counter,
        {
            add as plus,
            Direction::{self, *},
        },
    },
    std::{
        collections::{BTreeSet, HashMap as Map},
        fmt::{self, Debug, Write as _},
    },
};

// COMMENT_MARK
mod inner {
    pub use {self::innermost::one as first, super::nested::triple};

    pub mod innermost {
        use super::super::{plus, super_two};

        pub fn one() -> u32 {
            plus(0, 1)
        }

        pub fn two() -> u32 {
            super_two()
        }

        pub fn dead_two() {}
    }
}

fn super_two() -> u32 {
    2
}

struct Shown<T>(T);

impl<T: Debug> Debug for Shown<T> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{:?}", self.0)
    }
}

pub fn solve(input: &str) -> String {
    let n = input.trim().parse().unwrap();
    let mut text = String::new();
    let set: BTreeSet<u32> = [two(), one(), within::first()].into();
    let map = Map::from([(1, n)]);
    write!(text, "{} {} {{{}}} ", plus(n, 1), within::triple(n), map[&1]).unwrap();
    let depth = Deep(deep::times(2, 4)).depth() + Counter::new().step();
    writeln!(text, "{} {:?} {:?}", depth, Shown(set.into_iter().collect::<Vec<_>>()), Direction::turn(East)).unwrap();
    text
}
