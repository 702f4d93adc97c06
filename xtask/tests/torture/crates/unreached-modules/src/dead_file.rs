pub mod dead_deeper;
pub use dead_deeper::*;
