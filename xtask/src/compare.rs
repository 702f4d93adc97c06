//! Comparing a program's output with the right one.

use serde::Deserialize;
use std::fmt;

/// What must be equal.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
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
    /// A program decides; it gets the names of the files of input, output and answer, as testlib's checkers do.
    Checker(String),
}

/// A token or line, or the end of the output, where two outputs first differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Difference {
    /// Where it is in the right output.
    answer: Place,
    /// Where it is in the program's output.
    output: Place,
    /// What should have stood there, ready to print.
    expected: String,
    /// What stood there, ready to print.
    got: String,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { answer, output, expected, got } = self;
        write!(f, "{output}: expected {expected}")?;
        if (output.line, output.token) != (answer.line, answer.token) {
            write!(f, " ({answer} of the answer)")?;
        }
        write!(f, ", got {got}")
    }
}

impl Difference {
    /// The lines around the difference, with their numbers in the answer and in the output.
    pub(crate) fn context(&self, answer: &[u8], output: &[u8]) -> Vec<String> {
        const BEFORE: usize = 2;
        let line = |text, place: Place| {
            lines(text).nth(place.line - 1).map(|piece| excerpt(piece.text, place.column)).unwrap_or_default()
        };
        let first = self.output.line.saturating_sub(BEFORE).max(1);
        let same = lines(output).skip(first - 1).take(self.output.line - first);
        let mut context = vec!["answer output".to_owned()];
        context.extend(same.map(|piece| format!("       {:6}   {}", piece.place.line, excerpt(piece.text, 0))));
        context.push(format!("{:6}        - {}", self.answer.line, line(answer, self.answer)));
        context.push(format!("       {:6} + {}", self.output.line, line(output, self.output)));
        context
    }
}

/// Where a piece is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Place {
    /// The line, counted from 1.
    line: usize,
    /// The piece in the line, counted from 1.
    token: usize,
    /// The byte of the line at which it begins, counted from 0.
    column: usize,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, token {}", self.line, self.token)
    }
}

/// A token or a line.
#[derive(Clone, Copy)]
struct Piece<'a> {
    place: Place,
    text: &'a [u8],
}

impl Comparison {
    /// Where an output first differs from the right one. A checker is not asked here; this then compares tokens.
    pub(crate) fn difference(&self, answer: &[u8], output: &[u8]) -> Option<Difference> {
        match *self {
            Self::Tokens | Self::Checker(_) => first_difference(tokens(answer), tokens(output), |a, b| a == b),
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
    let start = Place { line: 1, token: 1, column: 0 };
    let (mut answer_place, mut output_place) = (start, start);
    loop {
        let (expected, got) = (answer.next(), output.next());
        answer_place = expected.map_or(answer_place, |piece| piece.place);
        output_place = got.map_or(output_place, |piece| piece.place);
        match (expected, got) {
            (None, None) => return None,
            (Some(expected), Some(got)) if equal(expected.text, got.text) => {}
            _ => {
                let (expected, got) = (shown(expected, got), shown(got, expected));
                return Some(Difference { answer: answer_place, output: output_place, expected, got });
            }
        }
    }
}

fn tokens(text: &[u8]) -> impl Iterator<Item = Piece<'_>> {
    lines(text).flat_map(|line| {
        let words = line.text.split(u8::is_ascii_whitespace).filter(|word| !word.is_empty());
        (1..).zip(words).map(move |(token, word)| {
            let column = word.as_ptr() as usize - line.text.as_ptr() as usize;
            Piece { place: Place { line: line.place.line, token, column }, text: word }
        })
    })
}

/// The lines without their ends; behind a last one that has an end there is an empty one.
fn lines(text: &[u8]) -> impl Iterator<Item = Piece<'_>> {
    (1..).zip(text.split(|&byte| byte == b'\n')).map(|(line, text)| Piece {
        place: Place { line, token: 1, column: 0 },
        text: text.strip_suffix(b"\r").unwrap_or(text),
    })
}

fn trimmed_lines(text: &[u8]) -> impl Iterator<Item = Piece<'_>> {
    lines(text.trim_ascii_end()).map(|piece| Piece { text: piece.text.trim_ascii_end(), ..piece })
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
    let Some(Piece { text, .. }) = piece else { return "the end".into() };
    let common = other.map_or(0, |other| text.iter().zip(other.text).take_while(|(a, b)| a == b).count());
    let (start, middle, end) = cut(text, common);
    format!("{start}\"{middle}\"{end}")
}

/// A line, cut around a byte of it.
fn excerpt(line: &[u8], around: usize) -> String {
    let (start, middle, end) = cut(line, around);
    format!("{start}{middle}{end}")
}

/// At most 60 bytes around one of them, printable, with dots where something is left out.
fn cut(text: &[u8], around: usize) -> (&'static str, String, &'static str) {
    const BEFORE: usize = 20;
    const LONGEST: usize = 60;
    let from = if text.len() <= LONGEST { 0 } else { around.saturating_sub(BEFORE) };
    let to = text.len().min(from + LONGEST);
    let dots = |left_out| if left_out { "..." } else { "" };
    (dots(from > 0), printable(&text[from..to]), dots(to < text.len()))
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

    fn message(comparison: &Comparison, answer: &str, output: &str) -> Option<String> {
        comparison.difference(answer.as_bytes(), output.as_bytes()).map(|difference| difference.to_string())
    }

    #[test]
    fn tokens_may_stand_on_any_lines() {
        assert_eq!(message(&Comparison::Tokens, "1 2\n3\n", "\n1\r\n2 3"), None);
        assert_eq!(
            message(&Comparison::Tokens, "1\n2\n", "\n1\n3\n"),
            Some("line 3, token 1: expected \"2\" (line 2, token 1 of the answer), got \"3\"".into())
        );
    }

    #[test]
    fn missing_and_additional_tokens_are_told() {
        assert_eq!(
            message(&Comparison::Tokens, "1\n2\n", "1\n"),
            Some("line 1, token 1: expected \"2\" (line 2, token 1 of the answer), got the end".into())
        );
        assert_eq!(
            message(&Comparison::Tokens, "1\n", "1\n2\n"),
            Some("line 2, token 1: expected the end (line 1, token 1 of the answer), got \"2\"".into())
        );
        assert_eq!(message(&Comparison::Tokens, "", ""), None);
    }

    #[test]
    fn case_matters_by_default() {
        assert!(message(&Comparison::Tokens, "YES", "Yes").is_some());
        assert_eq!(message(&Comparison::CaseInsensitive, "YES", "Yes"), None);
        assert!(message(&Comparison::CaseInsensitive, "YES", "No").is_some());
    }

    #[test]
    fn numbers_may_differ_within_either_tolerance() {
        let float = || Comparison::Float { absolute: 0.01, relative: 0.001 };
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
            assert_eq!(message(&float(), answer, output).is_none(), equal, "{answer} {output}");
        }
    }

    #[test]
    fn lines_may_differ_in_blanks_at_their_ends() {
        assert_eq!(message(&Comparison::Lines, "a b\nc\n", "a b \r\nc\n\n"), None);
        assert!(message(&Comparison::Lines, "a b\nc\n", "a  b\nc\n").is_some());
        assert!(message(&Comparison::Lines, "a\nb\n", "\na\nb\n").is_some());
        assert!(message(&Comparison::Lines, "1 2\n", "1\n2\n").is_some());
    }

    #[test]
    fn exactly_means_but_for_carriage_returns() {
        assert_eq!(message(&Comparison::Exact, "a\nb\n", "a\r\nb\r\n"), None);
        assert!(message(&Comparison::Exact, "a\n", "a").is_some());
        assert!(message(&Comparison::Exact, "a\n", "a \n").is_some());
        assert!(message(&Comparison::Exact, "a\n", "a\n\n").is_some());
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

    #[test]
    fn context_shows_both_sides() {
        let (answer, output) = (b"1\n2\n3\n4 5 6\n7\n", b"1\n\n2\n3\n4 5 7\n");
        let difference = Comparison::Tokens.difference(answer, output).unwrap();
        assert_eq!(
            difference.context(answer, output),
            [
                "answer output",
                "            3   2",
                "            4   3",
                "     4        - 4 5 6",
                "            5 + 4 5 7"
            ]
        );
    }

    proptest! {
        #[test]
        fn context_is_for_any_bytes(answer: Vec<u8>, output: Vec<u8>) {
            if let Some(difference) = Comparison::Exact.difference(&answer, &output) {
                prop_assert!(difference.context(&answer, &output).iter().all(|line| line.lines().count() <= 1));
            }
        }

        #[test]
        fn an_output_equals_itself(output: Vec<u8>) {
            for comparison in [Comparison::Tokens, Comparison::CaseInsensitive, Comparison::Lines, Comparison::Exact] {
                prop_assert_eq!(comparison.difference(&output, &output), None);
            }
        }

        #[test]
        fn tokens_are_equal_iff_the_split_texts_are(a in "[ab \r\n]{0,8}", b in "[ab \r\n]{0,8}") {
            let equal = a.split_ascii_whitespace().eq(b.split_ascii_whitespace());
            prop_assert_eq!(message(&Comparison::Tokens, &a, &b).is_none(), equal);
        }
    }
}
