//! Comparing a program's output with the right one.

use serde::Deserialize;
use std::fmt;

/// What must be equal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum Comparison {
    /// The tokens, which white space separates.
    #[default]
    Tokens,
    /// The tokens, but for the case of ASCII letters.
    CaseInsensitive,
    /// The tokens; two numbers may differ by either tolerance. `nan` equals no number.
    Float {
        /// The largest difference allowed.
        absolute: f64,
        /// The largest difference allowed, as a part of the right number.
        relative: f64,
    },
    /// The lines, but for blanks at their ends and empty lines at the end.
    Lines,
    /// Everything, but for the way in which lines end.
    Exact,
}

/// A token or line, or the end of the output, where two outputs first differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Difference {
    /// The line in the program's output, counted from 1.
    pub(crate) line: usize,
    /// The line in the right output, counted from 1.
    pub(crate) answer_line: usize,
    /// What should have stood there, ready to print.
    pub(crate) expected: String,
    /// What stood there, ready to print.
    pub(crate) got: String,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { line, answer_line, expected, got } = self;
        write!(f, "line {line}: expected {expected}")?;
        if line != answer_line {
            write!(f, " (from line {answer_line})")?;
        }
        write!(f, ", got {got}")
    }
}

/// A token or a line, and the line it stands in, counted from 1.
type Piece<'a> = (usize, &'a [u8]);

impl Comparison {
    /// Where an output first differs from the right one.
    pub(crate) fn difference(self, answer: &[u8], output: &[u8]) -> Option<Difference> {
        match self {
            Self::Tokens => first_difference(tokens(answer), tokens(output), |a, b| a == b),
            Self::CaseInsensitive => first_difference(tokens(answer), tokens(output), <[u8]>::eq_ignore_ascii_case),
            Self::Float { absolute, relative } => {
                first_difference(tokens(answer), tokens(output), |a, b| a == b || is_close(a, b, absolute, relative))
            }
            Self::Lines => first_difference(trimmed_lines(answer), trimmed_lines(output), |a, b| a == b),
            Self::Exact => first_difference(lines(answer), lines(output), |a, b| a == b),
        }
    }
}

fn first_difference<'a>(
    mut answer: impl Iterator<Item = Piece<'a>>,
    mut output: impl Iterator<Item = Piece<'a>>,
    equal: impl Fn(&[u8], &[u8]) -> bool,
) -> Option<Difference> {
    let (mut last_answer_line, mut last_line) = (1, 1);
    loop {
        let (expected, got) = (answer.next(), output.next());
        last_answer_line = expected.map_or(last_answer_line, |(line, _)| line);
        last_line = got.map_or(last_line, |(line, _)| line);
        match (expected, got) {
            (None, None) => return None,
            (Some((_, expected)), Some((_, got))) if equal(expected, got) => {}
            _ => {
                return Some(Difference {
                    line: last_line,
                    answer_line: last_answer_line,
                    expected: shown(expected, got),
                    got: shown(got, expected),
                })
            }
        }
    }
}

fn tokens(text: &[u8]) -> impl Iterator<Item = Piece<'_>> {
    lines(text).flat_map(|(number, line)| {
        line.split(u8::is_ascii_whitespace).filter(|token| !token.is_empty()).map(move |token| (number, token))
    })
}

/// The lines without their ends; behind a last one that has an end there is an empty one.
fn lines(text: &[u8]) -> impl Iterator<Item = Piece<'_>> {
    (1..).zip(text.split(|&byte| byte == b'\n').map(|line| line.strip_suffix(b"\r").unwrap_or(line)))
}

fn trimmed_lines(text: &[u8]) -> impl Iterator<Item = Piece<'_>> {
    lines(text.trim_ascii_end()).map(|(number, line)| (number, line.trim_ascii_end()))
}

/// Whether both are numbers and near each other.
#[allow(clippy::float_cmp, reason = "numbers beyond any tolerance of each other can still be the same")]
fn is_close(expected: &[u8], got: &[u8], absolute: f64, relative: f64) -> bool {
    let number = |token| std::str::from_utf8(token).ok()?.parse::<f64>().ok();
    let (Some(expected), Some(got)) = (number(expected), number(got)) else { return false };
    // Infinities equal themselves alone, and what is not a number equals nothing.
    let same = expected == got;
    same || expected.is_finite() && (expected - got).abs() <= absolute.max(relative * expected.abs())
}

/// A piece in quotes, cut around the first byte in which it differs from the other one.
fn shown(piece: Option<Piece>, other: Option<Piece>) -> String {
    const BEFORE: usize = 20;
    const LONGEST: usize = 60;
    let Some((_, piece)) = piece else { return "the end".into() };
    let common = other.map_or(0, |(_, other)| piece.iter().zip(other).take_while(|(a, b)| a == b).count());
    let from = if piece.len() <= LONGEST { 0 } else { common.saturating_sub(BEFORE) };
    let to = piece.len().min(from + LONGEST);
    let (start, end) = (if from > 0 { "..." } else { "" }, if to < piece.len() { "..." } else { "" });
    format!("{start}\"{}\"{end}", printable(&piece[from..to]))
}

/// Bytes as text, on one line; those that are no part of a character, as `\xFF`.
pub(crate) fn printable(bytes: &[u8]) -> String {
    let mut text = String::new();
    for chunk in bytes.utf8_chunks() {
        for character in chunk.valid().chars() {
            match character {
                '"' | '\'' => text.push(character),
                _ => text.extend(character.escape_debug()),
            }
        }
        text.extend(chunk.invalid().iter().map(|byte| format!("\\x{byte:02X}")));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn message(comparison: Comparison, answer: &str, output: &str) -> Option<String> {
        comparison.difference(answer.as_bytes(), output.as_bytes()).map(|difference| difference.to_string())
    }

    #[test]
    fn tokens_may_stand_on_any_lines() {
        assert_eq!(message(Comparison::Tokens, "1 2\n3\n", "\n1\r\n2 3"), None);
        assert_eq!(
            message(Comparison::Tokens, "1\n2\n", "\n1\n3\n"),
            Some("line 3: expected \"2\" (from line 2), got \"3\"".into())
        );
    }

    #[test]
    fn missing_and_additional_tokens_are_told() {
        assert_eq!(
            message(Comparison::Tokens, "1\n2\n", "1\n"),
            Some("line 1: expected \"2\" (from line 2), got the end".into())
        );
        assert_eq!(
            message(Comparison::Tokens, "1\n", "1\n2\n"),
            Some("line 2: expected the end (from line 1), got \"2\"".into())
        );
        assert_eq!(message(Comparison::Tokens, "", ""), None);
    }

    #[test]
    fn case_matters_by_default() {
        assert!(message(Comparison::Tokens, "YES", "Yes").is_some());
        assert_eq!(message(Comparison::CaseInsensitive, "YES", "Yes"), None);
        assert!(message(Comparison::CaseInsensitive, "YES", "No").is_some());
    }

    #[test]
    fn numbers_may_differ_within_either_tolerance() {
        let float = Comparison::Float { absolute: 0.01, relative: 0.001 };
        for (answer, output, equal) in [
            ("1", "1.009", true),
            ("1", "1.02", false),
            ("100000", "100099", true),
            ("100000", "100101", false),
            ("nan", "0", false),
            ("0", "nan", false),
            ("0", "NaN", false),
            ("inf", "inf", true),
            ("inf", "0", false),
            ("1", "inf", false),
            ("yes", "yes", true),
            ("yes", "1", false),
            ("-0", "0", true),
        ] {
            assert_eq!(message(float, answer, output).is_none(), equal, "{answer} {output}");
        }
    }

    #[test]
    fn lines_may_differ_in_blanks_at_their_ends() {
        assert_eq!(message(Comparison::Lines, "a b\nc\n", "a b \r\nc\n\n"), None);
        assert!(message(Comparison::Lines, "a b\nc\n", "a  b\nc\n").is_some());
        assert!(message(Comparison::Lines, "a\nb\n", "\na\nb\n").is_some());
        assert!(message(Comparison::Lines, "1 2\n", "1\n2\n").is_some());
    }

    #[test]
    fn exactly_means_but_for_carriage_returns() {
        assert_eq!(message(Comparison::Exact, "a\nb\n", "a\r\nb\r\n"), None);
        assert!(message(Comparison::Exact, "a\n", "a").is_some());
        assert!(message(Comparison::Exact, "a\n", "a \n").is_some());
        assert!(message(Comparison::Exact, "a\n", "a\n\n").is_some());
    }

    #[test]
    fn what_is_no_text_is_escaped() {
        let difference = Comparison::Tokens.difference(b"a", b"\xFFa\x1b").unwrap();
        assert_eq!(difference.got, r#""\xFFa\u{1b}""#);
    }

    #[test]
    fn long_tokens_are_cut_around_the_difference() {
        let (answer, output) = ("x".repeat(1000), "x".repeat(500) + "y" + &"x".repeat(499));
        let difference = Comparison::Tokens.difference(answer.as_bytes(), output.as_bytes()).unwrap();
        assert_eq!(difference.got, format!("...\"{}y{}\"...", "x".repeat(20), "x".repeat(39)));
    }

    proptest! {
        #[test]
        fn an_output_equals_itself(output: Vec<u8>) {
            for comparison in [Comparison::Tokens, Comparison::CaseInsensitive, Comparison::Lines, Comparison::Exact] {
                prop_assert_eq!(comparison.difference(&output, &output), None);
            }
        }

        #[test]
        fn tokens_are_equal_iff_the_split_texts_are(a in "[ab \r\n]{0,8}", b in "[ab \r\n]{0,8}") {
            let equal = a.split_ascii_whitespace().eq(b.split_ascii_whitespace());
            prop_assert_eq!(message(Comparison::Tokens, &a, &b).is_none(), equal);
        }
    }
}
