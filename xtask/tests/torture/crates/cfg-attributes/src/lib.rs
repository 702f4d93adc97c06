#[cfg_attr(not(test), derive(Debug))]
#[cfg_attr(test, derive(DeadDerive))]
#[cfg_attr(all(), allow(dead_code), derive(Clone))]
pub struct Named {
    pub n: u32,
}

#[cfg_attr(test, path = "dead_wrong.rs")]
#[cfg_attr(not(test), path = "right.rs")]
mod side;

// COMMENT_MARK
#[cfg_attr(not(test), cfg_attr(not(debug_assertions), cfg(not(test))))]
fn one() -> u32 {
    1
}

#[cfg_attr(not(test), cfg(test))]
fn one() -> u32 {
    dead_two()
}

#[cfg_attr(feature = "none", deprecated)]
#[cfg_attr(not(test), inline)]
pub fn solve(input: &str) -> String {
    let named = Named { n: input.trim().parse().unwrap() };
    format!("{:?} {} {}\n", named.clone(), side::tell(), one())
}
