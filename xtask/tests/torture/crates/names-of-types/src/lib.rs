//! COMMENT_MARK
pub mod inner {
    pub struct Named;
}

pub fn solve(_: &str) -> String {
    format!("{}\n", std::any::type_name::<inner::Named>()) // refused here: names-of-types
}

pub fn dead_solve() {}
