//! COMMENT_MARK: what it does depends on its features.

#[cfg(feature = "fast")]
pub fn speed() -> &'static str {
    "fast"
}

#[cfg(not(feature = "fast"))]
pub fn speed() -> &'static str {
    "slow"
}

#[cfg(feature = "plain")]
pub fn style() -> &'static str {
    "plain"
}

#[cfg(not(feature = "plain"))]
pub fn style() -> &'static str {
    ornate_style()
}

#[cfg(not(feature = "plain"))]
fn ornate_style() -> &'static str {
    "ornate"
}

pub fn is_fast() -> bool {
    cfg!(feature = "fast")
}
