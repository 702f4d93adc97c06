//! The judge's side of a problem: text in, text out.
//!
//! A problem is a pure function `solve(&str) -> Result<String, Error>`; [`run`] turns it into a program. [`Reader`]
//! hands out the tokens of the input and, when one is not what was expected, says where it stands:
//!
//! ```
//! use common::judge::Reader;
//!
//! let mut input = Reader::new("2\n10 x");
//! assert_eq!(input.number("the number of games", 0..=100), Ok(2));
//! assert_eq!(input.number("n", 1..=u64::MAX), Ok(10));
//! let error = input.number("m", 1..=9).unwrap_err();
//! assert_eq!(error.to_string(), "line 2, column 4: expected m (1 to 9), found \"x\"");
//! ```

use std::fmt;
use std::io::{self, Read, Write};
use std::ops::RangeInclusive;
use std::process::ExitCode;

/// A token that is not what was expected, and where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    /// Line of the token's first character, counted from 1.
    pub line: usize,
    /// Column of the token's first character, in characters, counted from 1.
    pub column: usize,
    /// What should have stood there, such as `n (1 to 300)`.
    pub expected: String,
    /// What stood there, ready to print: the token in quotes, or `end of input`.
    pub found: String,
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { line, column, expected, found } = self;
        write!(f, "line {line}, column {column}: expected {expected}, found {found}")
    }
}

impl std::error::Error for Error {}

/// Hands out the tokens of a text, which white space (ASCII) separates.
///
/// Reading the whole text is O(length). Positions are worked out only for an error.
#[derive(Clone, Debug)]
pub struct Reader<'a> {
    text: &'a str,
    /// Byte offset at which reading goes on: behind the last token or the blank that ended it, or at a token refused.
    next: usize,
    /// Byte offset of the last token read.
    token: usize,
}

impl<'a> Reader<'a> {
    /// A reader at the start of `text`.
    pub fn new(text: &'a str) -> Self {
        Self { text, next: 0, token: 0 }
    }

    /// Moves to the next token; both offsets stay at the end of the text when there is none.
    #[inline]
    fn skip_blanks(&mut self) {
        let rest = &self.text.as_bytes()[self.next..];
        self.next += rest.iter().take_while(|byte| byte.is_ascii_whitespace()).count();
        self.token = self.next;
    }

    /// The next token, whatever it is; `expected` says what it should be if there is none.
    ///
    /// ```
    /// use common::judge::Reader;
    ///
    /// let mut input = Reader::new(" A1\n");
    /// assert_eq!(input.word("a square"), Ok("A1"));
    /// let error = input.word("a square").unwrap_err();
    /// assert_eq!(error.to_string(), "line 2, column 1: expected a square, found end of input");
    /// ```
    ///
    /// # Errors
    /// At the end of the input.
    pub fn word(&mut self, expected: impl fmt::Display) -> Result<&'a str, Error> {
        self.skip_blanks();
        let rest = &self.text[self.token..];
        let length = rest.find(|c: char| c.is_ascii_whitespace()).unwrap_or(rest.len());
        self.next += length;
        if length == 0 {
            return Err(self.error(expected));
        }
        Ok(&rest[..length])
    }

    /// The next token as a whole number in decimal digits, within `range`.
    ///
    /// `expected` names the number; the error adds the range.
    ///
    /// # Errors
    /// At the end of the input, when the token is not made of digits only, and when the number lies outside `range`.
    /// The token stays to be read.
    #[inline]
    pub fn number(&mut self, expected: impl fmt::Display, range: RangeInclusive<u64>) -> Result<u64, Error> {
        self.skip_blanks();
        let rest = &self.text.as_bytes()[self.token..];
        let mut value = 0_u64;
        let mut digits = 0;
        while digits < rest.len() && rest[digits].is_ascii_digit() {
            value = value.wrapping_mul(10).wrapping_add(u64::from(rest[digits] - b'0'));
            digits += 1;
        }
        let ends = digits == rest.len() || rest[digits].is_ascii_whitespace();
        // Every number of 19 digits has 64 bits at most; the few longer tokens are left to the standard library.
        let fits = || digits <= 19 || self.text[self.token..self.token + digits].parse() == Ok(value);
        if digits > 0 && ends && fits() && range.contains(&value) {
            // The blank behind the number is skipped with it.
            self.next = (self.token + digits + 1).min(self.text.len());
            return Ok(value);
        }
        let (low, high) = range.into_inner();
        Err(self.error(format_args!("{expected} ({low} to {high})")))
    }

    /// An error at the last token read.
    #[cold]
    pub fn error(&self, expected: impl fmt::Display) -> Error {
        let before = &self.text[..self.token];
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        let rest = &self.text[self.token..];
        let found = rest.split(|c: char| c.is_ascii_whitespace()).next().unwrap_or_default();
        Error {
            line: before.matches('\n').count() + 1,
            column: before[line_start..].chars().count() + 1,
            expected: expected.to_string(),
            found: if found.is_empty() { "end of input".into() } else { quote(found) },
        }
    }
}

/// A token in quotes: on one line, and no longer than a line of a screen bears.
fn quote(token: &str) -> String {
    const LONGEST: usize = 40;
    let mut start = token.chars();
    let shown: String = start.by_ref().take(LONGEST).collect();
    let dots = if start.as_str().is_empty() { "" } else { "..." };
    format!("{shown:?}{dots}")
}

/// Reads all of standard input, solves it, and writes all of standard output; the program's exit code.
///
/// Success is 0. A bad input, or one that cannot be read, is one line `error: …` on standard error, nothing on
/// standard output, and 1.
pub fn run(solve: fn(&str) -> Result<String, Error>) -> ExitCode {
    match read_and_write(solve) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            // With standard error closed too, the exit code is all that is left to say it.
            let _ = writeln!(io::stderr(), "error: {message}");
            ExitCode::FAILURE
        }
    }
}

fn read_and_write(solve: fn(&str) -> Result<String, Error>) -> Result<(), String> {
    let mut bytes = Vec::new();
    io::stdin().read_to_end(&mut bytes).map_err(|e| format!("cannot read the input: {e}"))?;
    let text = decode(&bytes).map_err(|e| e.to_string())?;
    let output = solve(text).map_err(|e| e.to_string())?;
    let mut stdout = io::stdout();
    let written = stdout.write_all(output.as_bytes()).and_then(|()| stdout.flush());
    written.map_err(|e| format!("cannot write the output: {e}"))
}

/// An input as text.
///
/// # Errors
/// When it is not UTF-8: at the first byte that is no part of a character.
///
/// ```
/// use common::judge::decode;
///
/// let error = decode(b"3\n1 \xff").unwrap_err();
/// assert_eq!(error.to_string(), "line 2, column 3: expected text in UTF-8, found byte 0xFF");
/// ```
pub fn decode(bytes: &[u8]) -> Result<&str, Error> {
    std::str::from_utf8(bytes).map_err(|e| {
        let (good, bad) = bytes.split_at(e.valid_up_to());
        let good = String::from_utf8_lossy(good);
        let reader = Reader { text: &good, next: good.len(), token: good.len() };
        let found = format!("byte 0x{:02X}", bad[0]);
        Error { found, ..reader.error("text in UTF-8") }
    })
}
