//! The reader against plain splitting and parsing.

use common::judge::{decode, Reader};
use proptest::prelude::*;

/// Texts of digits, letters, wide characters and all sorts of blanks.
fn texts() -> impl Strategy<Value = String> {
    "[0-9a+ü \t\r\n\u{c}\u{b}\u{a0}-]{0,40}"
}

/// Line and column of a byte offset, counted one character at a time.
fn position(text: &str, offset: usize) -> (usize, usize) {
    let mut position = (1, 1);
    for character in text[..offset].chars() {
        position = if character == '\n' { (position.0 + 1, 1) } else { (position.0, position.1 + 1) };
    }
    position
}

proptest! {
    #[test]
    fn words_are_those_of_the_standard_library(text in texts()) {
        let mut reader = Reader::new(&text);
        for word in text.split_ascii_whitespace() {
            prop_assert_eq!(reader.word("a word"), Ok(word));
        }
        let end = reader.word("a word").unwrap_err();
        prop_assert_eq!((end.line, end.column), position(&text, text.len()));
        prop_assert_eq!(end.found, "end of input");
    }

    #[test]
    fn numbers_are_those_of_the_standard_library_but_for_signs(text in texts(), low: u64, high: u64) {
        let mut reader = Reader::new(&text);
        for token in text.split_ascii_whitespace() {
            let digits = token.bytes().all(|byte| byte.is_ascii_digit());
            let number = token.parse().ok().filter(|number| digits && (low..=high).contains(number));
            let read = reader.number("a number", low..=high);
            prop_assert_eq!(read.as_ref().ok(), number.as_ref());
            if let Err(error) = read {
                let offset = token.as_ptr() as usize - text.as_ptr() as usize;
                prop_assert_eq!((error.line, error.column), position(&text, offset));
                prop_assert_eq!(reader.word("a word"), Ok(token), "the token stays to be read");
            }
        }
    }

    #[test]
    fn numbers_of_any_length(number: u64, zeros in 0..30_usize, more in 0..10_u32) {
        let text = format!("{}{number}", "0".repeat(zeros));
        prop_assert_eq!(Reader::new(&text).number("n", 0..=u64::MAX), Ok(number));
        let longer = u128::from(number) * 10_u128.pow(more) + u128::from(more);
        let read = Reader::new(&longer.to_string()).number("n", 0..=u64::MAX);
        prop_assert_eq!(read.ok().map(u128::from), Some(longer).filter(|&longer| longer <= u128::from(u64::MAX)));
    }

    #[test]
    fn any_bytes_are_text_or_an_error_of_one_line(bytes: Vec<u8>) {
        match decode(&bytes) {
            Ok(text) => prop_assert_eq!(text.as_bytes(), &bytes),
            Err(error) => prop_assert_eq!(error.to_string().lines().count(), 1),
        }
    }

    #[test]
    fn messages_are_one_line(text in "\\PC{0,50}|[\u{0}-\u{20}\u{2028}]{0,9}x[\u{0}-\u{20}\u{85}\u{2028}]{0,9}") {
        let mut reader = Reader::new(&text);
        let error = loop {
            match reader.number("a number", 1..=9) {
                Ok(_) => {}
                Err(error) => break error.to_string(),
            }
        };
        prop_assert!(!error.chars().any(char::is_control), "{}", error);
        prop_assert!(error.chars().count() < 600);
    }
}

#[test]
fn the_largest_number_and_the_next() {
    assert_eq!(Reader::new("18446744073709551615").number("n", 0..=u64::MAX), Ok(u64::MAX));
    for text in ["18446744073709551616", "99999999999999999999", "36893488147419103232", "184467440737095516160"] {
        assert!(Reader::new(text).number("n", 0..=u64::MAX).is_err(), "{text}");
    }
}

#[test]
fn a_token_that_is_no_number_stays_to_be_read() {
    let mut reader = Reader::new("5é 7");
    assert!(reader.number("n", 0..=9).is_err());
    assert_eq!(reader.word("w"), Ok("5é"));
    assert!(reader.number("n", 0..=6).is_err());
    assert_eq!(reader.number("n", 0..=7), Ok(7));
}
