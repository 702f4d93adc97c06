//! COMMENT_MARK
pub fn three() -> u32 {
    ::inner::three()
}

mod inner {
    pub fn three() -> u32 {
        let dyn = 3; // refused here: edition-2015
        dyn
    }
}
