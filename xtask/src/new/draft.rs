//! A problem to be made, and what of the outside may become part of it.

use anyhow::{bail, Result};
use std::fmt::Write;
use std::ops::RangeInclusive;

/// A problem to be made.
pub(crate) struct Draft {
    /// The name of crate, binary, folder of fixtures and row of the README.
    pub(crate) name: String,
    /// The judge's name for it; empty if it has none.
    pub(crate) id: String,
    /// Where the statement is, by [`address`]; empty if that is not known.
    pub(crate) url: String,
    /// The title, by [`clean`]; empty if there is none.
    pub(crate) title: String,
    /// The contest it is from, by [`clean`]; empty if that is not known.
    pub(crate) source: String,
    /// The judge's limits.
    pub(crate) limits: Limits,
    /// The samples of the statement.
    pub(crate) samples: Vec<Sample>,
}

/// A sample of the statement.
pub(crate) struct Sample {
    pub(crate) input: String,
    pub(crate) output: String,
}

/// The judge's limits.
#[derive(Clone, Copy)]
pub(crate) struct Limits {
    /// On CPU time, in milliseconds.
    pub(crate) time_ms: u64,
    /// On memory, in mebibytes.
    pub(crate) memory_mib: u64,
}

impl Default for Limits {
    /// What is usual where the judge does not say.
    fn default() -> Self {
        Self { time_ms: 1000, memory_mib: 256 }
    }
}

impl Limits {
    /// # Errors
    /// When a limit is 0, or beyond an hour or a tebibyte.
    pub(crate) fn new(time_ms: u64, memory_mib: u64) -> Result<Self> {
        const HOUR: u64 = 3_600_000;
        const TEBIBYTE: u64 = 1 << 20;
        if !(1..=HOUR).contains(&time_ms) {
            bail!("the time limit: expected 1 to {HOUR} ms, found {time_ms}");
        }
        if !(1..=TEBIBYTE).contains(&memory_mib) {
            bail!("the memory limit: expected 1 to {TEBIBYTE} MiB, found {memory_mib}");
        }
        Ok(Self { time_ms, memory_mib })
    }
}

impl Draft {
    /// The id that goes into the manifest: its own, or that in the address, or the name.
    pub(super) fn id(&self) -> String {
        if !self.id.is_empty() {
            return self.id.clone();
        }
        id_in(&self.url).unwrap_or_else(|| self.name.clone())
    }

    /// The title that goes into the manifest: its own, or the words of the name.
    pub(super) fn title(&self) -> String {
        if !self.title.is_empty() {
            return self.title.clone();
        }
        let capital = |word: &str| word[..1].to_ascii_uppercase() + &word[1..];
        self.name.split('-').map(capital).collect::<Vec<_>>().join(" ")
    }

    /// Where it is from, in words: the contest, or else the host of the address.
    pub(super) fn source(&self) -> &str {
        if !self.source.is_empty() {
            return &self.source;
        }
        self.url.split('/').nth(2).unwrap_or_default()
    }
}

/// Contest and letter in an address of Codeforces.
fn id_in(url: &str) -> Option<String> {
    let path = url.strip_prefix("https://codeforces.com/")?.split(['?', '#']).next()?;
    match path.trim_end_matches('/').split('/').collect::<Vec<_>>()[..] {
        ["contest" | "gym", contest, "problem", letter] | ["problemset", "problem", contest, letter] => {
            Some(format!("{contest}{letter}"))
        }
        _ => None,
    }
}

/// Characters that cannot be seen; among them are those that turn the direction of a text.
const HIDDEN: [RangeInclusive<char>; 5] = [
    '\u{AD}'..='\u{AD}',
    '\u{200B}'..='\u{200F}',
    '\u{202A}'..='\u{202E}',
    '\u{2060}'..='\u{206F}',
    '\u{FEFF}'..='\u{FEFF}',
];

/// A text on one line, of at most 200 characters, without any that cannot be seen.
pub(crate) fn clean(text: &str) -> String {
    const LONGEST: usize = 200;
    let visible = text.chars().filter(|c| !HIDDEN.iter().any(|range| range.contains(c))).map(|c| {
        if c.is_control() {
            ' '
        } else {
            c
        }
    });
    let words: String = visible.collect();
    let line = words.split_whitespace().collect::<Vec<_>>().join(" ");
    line.chars().take(LONGEST).collect::<String>().trim_end().to_owned()
}

/// An address, with every character percent-encoded that Markdown or TOML would read otherwise.
///
/// # Errors
/// When it is not one line that begins with `https://` or `http://` and a host, or is too long.
pub(crate) fn address(url: &str) -> Result<String> {
    const LONGEST: usize = 2000;
    let rest = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://"));
    let has_host = rest.is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_alphanumeric()));
    if !has_host || url.len() > LONGEST || url.contains(|c: char| c.is_control() || c.is_whitespace()) {
        let start: String = url.chars().take(60).collect();
        bail!("the address: expected https:// and no blanks, found {start:?}");
    }
    let mut encoded = String::with_capacity(url.len());
    for byte in url.bytes() {
        if byte.is_ascii_alphanumeric() || b"-._~:/?#@!$&'*+,;=%".contains(&byte) {
            encoded.push(byte.into());
        } else {
            write!(encoded, "%{byte:02X}")?;
        }
    }
    Ok(encoded)
}

/// A text on one line as Markdown that shows just that text.
pub(super) fn markdown(text: &str) -> String {
    text.split(' ').map(markdown_word).collect::<Vec<_>>().join(" ")
}

/// Clippy wants a word that looks like a Rust name set as code.
fn markdown_word(word: &str) -> String {
    let mut pairs = word.chars().zip(word.chars().skip(1));
    let has_capital_inside = pairs.any(|(a, b)| a.is_alphanumeric() && b.is_uppercase());
    if (has_capital_inside && word.contains(char::is_lowercase) || word.contains("::")) && !word.contains(['`', '|']) {
        return format!("`{word}`");
    }
    let mut escaped = String::with_capacity(word.len());
    for (at, c) in word.char_indices() {
        if "\\`*_[]<>|#~&$".contains(c) || word[at..].starts_with("://") {
            escaped.push('\\');
        }
        escaped.push(c);
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_seen_goes() {
        assert_eq!(clean("  A\0 game\r\n\tof \u{202E}stones\u{7F} "), "A game of stones");
        assert_eq!(clean(&"é".repeat(300)).chars().count(), 200);
        assert_eq!(clean("\n\u{FEFF}"), "");
    }

    #[test]
    fn addresses() {
        let same = "https://codeforces.com/gym/106407/problem/A?locale=en#x";
        assert_eq!(address(same).unwrap(), same);
        assert_eq!(address("http://a/b(c)|[d]\"é").unwrap(), "http://a/b%28c%29%7C%5Bd%5D%22%C3%A9");
        for bad in ["", "javascript:alert(1)", "https://", "https:///etc/passwd", "https://a b", "https://a\nb", "../x"]
        {
            assert!(address(bad).is_err(), "{bad:?}");
        }
    }

    #[test]
    fn ids_in_addresses() {
        let id = |path: &str| id_in(&format!("https://codeforces.com/{path}"));
        assert_eq!(id("contest/1234/problem/A?locale=en"), Some("1234A".into()));
        assert_eq!(id("gym/106407/problem/B2/"), Some("106407B2".into()));
        assert_eq!(id("problemset/problem/1234/A"), Some("1234A".into()));
        assert_eq!(id("contest/1234"), None);
        assert_eq!(id_in("https://example.org/contest/1234/problem/A"), None);
    }

    #[test]
    fn markdown_shows_the_text() {
        assert_eq!(markdown("A | [b](c) <d>"), r"A \| \[b\](c) \<d\>");
        assert_eq!(markdown("see https://a"), r"see https\://a");
        assert_eq!(markdown("ConnectSquares a::b A|bC"), r"`ConnectSquares` `a::b` A\|bC");
        assert_eq!(markdown("ICPC (Div. 2)"), "ICPC (Div. 2)");
    }

    #[test]
    fn limits_have_bounds() {
        assert!(Limits::new(1, 1).is_ok() && Limits::new(3_600_000, 1 << 20).is_ok());
        assert!(Limits::new(0, 1).is_err() && Limits::new(1, 0).is_err());
        assert!(Limits::new(3_600_001, 1).is_err() && Limits::new(1, u64::MAX).is_err());
    }
}
