/* COMMENT_MARK */ pub /* COMMENT_MARK */ fn /* COMMENT_MARK */ solve /* COMMENT_MARK */ (input: /**/ &str) -> String { // COMMENT_MARK
    /* COMMENT_MARK /* nested */ still " ' a comment // COMMENT_MARK
     */
    let n /* COMMENT_MARK */ = input // COMMENT_MARK
        /* COMMENT_MARK */
        .trim(); // COMMENT_MARK "
    macro_rules! two { /* COMMENT_MARK */ () /* COMMENT_MARK */ => { 2 /* COMMENT_MARK */ }; /* COMMENT_MARK */ }
    let four = 8 /*/ COMMENT_MARK */ / 2 //* COMMENT_MARK
    ;
    format!(/* COMMENT_MARK */ "{n} {} {} {four}\n", /* COMMENT_MARK */ two!(/* COMMENT_MARK */), 1/**/+/**/2 /* COMMENT_MARK */)
}
////// COMMENT_MARK
/***** COMMENT_MARK *****/
/***/
pub fn dead_solve() {} // COMMENT_MARK at the end
