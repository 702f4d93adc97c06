#[cfg(is_set)] // refused here: build-script-sets-cfg
fn set() -> &'static str {
    "set"
}

#[cfg(not(is_set))] // refused here: build-script-sets-cfg
fn set() -> &'static str {
    "not set"
}

pub fn solve(_: &str) -> String {
    format!("{} {}\n", set(), env!("SET_BY_BUILD")) // refused here: build-script-sets-cfg
}

pub fn dead_solve() {}
