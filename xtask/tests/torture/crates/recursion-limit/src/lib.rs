#![recursion_limit = "512"] // refused here: recursion-limit

macro_rules! count {
    ($n:expr;) => { $n };
    ($n:expr; $head:tt $($tail:tt)*) => { 1 + count!($n; $($tail)*) };
}

macro_rules! ten_times {
    ($($t:tt)*) => { count!(0; $($t)* $($t)* $($t)* $($t)* $($t)* $($t)* $($t)* $($t)* $($t)* $($t)*) };
}

// COMMENT_MARK
pub fn solve(_: &str) -> String {
    format!("{}\n", ten_times!(a b c d e f g h i j k l m n o p q r s t u v w x y z a b c d))
}

pub fn dead_solve() {}
