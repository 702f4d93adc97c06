//! COMMENT_MARK: a macro that means the crate of its caller.

#[macro_export]
macro_rules! configured {
    () => {
        crate::configuration() // refused here: macro-of-callers-crate
    };
}

pub fn configuration() -> u32 {
    1
}
