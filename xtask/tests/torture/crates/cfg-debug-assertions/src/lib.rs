#[cfg(debug_assertions)]
fn mode() -> &'static str {
    dead_mode()
}

#[cfg(debug_assertions)]
fn dead_mode() -> &'static str {
    "debug"
}

#[cfg(not(debug_assertions))]
fn mode() -> &'static str {
    "optimised"
}

fn check(calls: &mut u32) -> bool {
    *calls += 1;
    true
}

pub fn solve(input: &str) -> String {
    let mut calls = 0;
    assert!(check(&mut calls));
    debug_assert!(check(&mut calls)); // COMMENT_MARK: not called here.
    let mut debug = 0;
    if cfg!(debug_assertions) {
        debug += 1;
    }
    #[cfg(debug_assertions)]
    {
        debug += 1;
    }
    format!("{} {} checked {calls} {debug}\n", input.trim(), mode())
}
