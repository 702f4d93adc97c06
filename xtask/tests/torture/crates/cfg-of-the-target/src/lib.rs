//! COMMENT_MARK: what depends on the machine is for the judge's compiler to say.

#[cfg(unix)]
fn system() -> &'static str {
    "known"
}

#[cfg(windows)]
fn system() -> &'static str {
    "known"
}

#[cfg(target_pointer_width = "64")]
const BITS: u32 = 64;
#[cfg(not(target_pointer_width = "64"))]
const BITS: u32 = 32;

pub fn solve(input: &str) -> String {
    let panics = if cfg!(panic = "unwind") { "unwind" } else { "abort" };
    let order = if cfg!(target_endian = "little") { "little" } else { "big" };
    format!("{} {} {BITS} {panics} {order}\n", input.trim(), system())
}

#[cfg(all(test, unix))]
pub fn dead_system() {}
