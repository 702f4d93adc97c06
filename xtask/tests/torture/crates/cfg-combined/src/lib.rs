#[cfg(all(not(test), not(debug_assertions)))]
fn all() -> &'static str {
    "all"
}

#[cfg(not(all(not(test), not(debug_assertions))))]
fn all() -> &'static str {
    "dead_all"
}

#[cfg(any(test, debug_assertions, not(test)))]
fn any() -> &'static str {
    "any"
}

#[cfg(all(test, unix))]
fn dead_unix() {}

#[cfg(not(any(test, debug_assertions)))]
fn not() -> &'static str {
    "not" // COMMENT_MARK
}

#[cfg(any(all(test, not(test)), not(any(test, all(unix, test),)),))]
fn nested() -> &'static str {
    "nested"
}

#[cfg(not(any(all(test, not(test)), not(any(test, all(unix, test))))))]
fn nested() -> &'static str {
    "dead_nested"
}

pub fn solve(input: &str) -> String {
    format!("{} {} {} {} {}\n", input.trim(), all(), any(), not(), nested())
}
