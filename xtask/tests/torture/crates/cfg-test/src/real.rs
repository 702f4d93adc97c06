#![cfg(not(test))]

pub fn tell() -> &'static str {
    "real"
}
