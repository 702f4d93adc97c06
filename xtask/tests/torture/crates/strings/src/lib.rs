//! COMMENT_MARK: text that looks like something else.

const LINES: &str = "a  \
    b";

const DEAD_TEXT: &str = "dead";

const LONG: &str = "first
    second  
	third /* not
// a comment */
";

pub fn solve(input: &str) -> String {
    let parts = [
        "// no comment",
        "/* nor this */",
        r##""#"##,
        r###"r#"deeper"#"###,
        r"\n",
        LINES,
        "tab\t\u{e9}",
        &format!("{:?}", b"//\xff"),
        std::str::from_utf8(br##""#//"##).unwrap(), // COMMENT_MARK "
        "{}", /* COMMENT_MARK /* nested " */ // */
        "COMMENT /* //",
        "don't",
        concat!('/', "/"),
    ];
    assert_eq!(LONG.len(), 49, "{LONG}");
    assert_eq!(input, "7\n");
    parts.join("|") + "\n"
}
