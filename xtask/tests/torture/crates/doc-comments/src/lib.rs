//! COMMENT_MARK # Title
//!
//! ```
//! assert_eq!(doc_comments::solve("7"), "7 /// no comment\n"); // dead_doc_test
//! ```
#![doc = include_str!("../COMMENT_MARK.md")]

/// COMMENT_MARK
///
/// ```
/// fn dead_in_a_doc() {}
/// dead_in_a_doc();
/// ```
pub struct Documented {
    /// COMMENT_MARK
    pub field: u32,
}

/** COMMENT_MARK a block

   * of text
*/
pub enum Kinds {
    /// COMMENT_MARK
    #[doc(alias = "dead_alias")]
    One(/** COMMENT_MARK */ u32),
}

impl Documented {
    /*! COMMENT_MARK inner block */

    #[doc = "COMMENT_MARK"]
    #[doc(hidden)]
    pub fn get(&self) -> u32 {
        //! COMMENT_MARK
        self.field
    }
}

/// COMMENT_MARK
macro_rules! documented {
    ($(#[$attribute:meta])* $name:ident) => {
        /// COMMENT_MARK
        $(#[$attribute])*
        #[doc = concat!("COMMENT_", "MARK")]
        pub fn $name() -> u32 { 7 }
    };
}

documented!(
    /// COMMENT_MARK
    seven
);

#[doc(inline)]
pub use self::inner::tell;

#[doc(hidden)]
mod inner {
    /// COMMENT_MARK
    pub fn tell(n: u32) -> String {
        #[allow(unused_doc_comments)]
        /// COMMENT_MARK
        let text = format!("{} /// no comment\n", n);
        text
    }
}

pub fn solve(_: &str) -> String {
    let Kinds::One(n) = Kinds::One(seven());
    tell(Documented { field: n }.get())
}
