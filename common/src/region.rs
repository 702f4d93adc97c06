//! To be written next.
