//! COMMENT_MARK
#![warn(missing_docs, unreachable_pub)]
#![deny(rustdoc::broken_intra_doc_links, unused_must_use)]
#![allow(dead_code, unused_imports, clippy::needless_return)]
#![forbid(unsafe_code)]
#![doc(html_root_url = "https://example.org/COMMENT_MARK")]
#![doc = "COMMENT_MARK"]
#![cfg_attr(docsrs, doc(cfg(all())))]
#![crate_name = "inner_attributes"]

use std::collections::HashMap;

/// COMMENT_MARK
pub mod inner {
    //! COMMENT_MARK
    #![allow(non_snake_case)]
    #![warn(missing_docs)]

    /// Not snake case.
    pub fn Eight(n: u32) -> u32 {
        #![allow(unused_variables)]
        let COMMENT = 1;
        library::add(n, 1)
    }

    fn dead_inner() {}
}

/// COMMENT_MARK
pub fn solve(input: &str) -> String {
    #![doc = "COMMENT_MARK"]
    let n = input.trim();
    return format!("{n} {}\n", inner::Eight(7));
}
