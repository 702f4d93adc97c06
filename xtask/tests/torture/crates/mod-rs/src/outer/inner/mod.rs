mod innermost;
pub use innermost::two;
