macro_rules! multiplier {
    ($dollar:tt $name:ident $factor:literal) => {
        macro_rules! $name {
            ($dollar n:expr) => {
                $dollar n * $factor
            };
        }
    };
}

multiplier!($ twice 2);
multiplier!($ thrice 3);

macro_rules! constant_macro {
    ($name:ident, $value:expr) => {
        macro_rules! $name {
            () => {
                $value
            };
        }
    };
}

constant_macro!(letter, "a"); // COMMENT_MARK

pub fn solve(input: &str) -> String {
    let n: u32 = input.trim().parse().unwrap();
    format!("{} {} {}\n", twice!(n), thrice!(n), letter!())
}

pub fn dead_solve() {}
