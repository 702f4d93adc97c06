//! `#[path]` counts from the folder of this file, not from `user/`.
#[path = "odd place/below.rs"]
mod below;
mod plain;

pub use below::tell;
pub use plain::plain;
