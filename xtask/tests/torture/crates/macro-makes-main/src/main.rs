//! COMMENT_MARK
macros::program!(macro_makes_main::solve); // refused here: macro-makes-main
