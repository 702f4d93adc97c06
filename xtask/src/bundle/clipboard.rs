//! The clipboard: the desktop's with the feature `clipboard`, or else that of the terminal, which works over ssh too.

#[cfg(feature = "clipboard")]
pub(crate) mod desktop;

use anyhow::{bail, Context, Result};
use base64::prelude::{Engine, BASE64_STANDARD};
use std::io::{self, IsTerminal, Write};

/// Copies a text.
///
/// # Errors
/// When there is neither a desktop nor a terminal that takes it.
pub(super) fn copy(text: &str) -> Result<()> {
    #[cfg(feature = "clipboard")]
    if desktop::is_there() {
        return desktop::copy(text);
    }
    let mut terminal = io::stderr();
    if !terminal.is_terminal() {
        bail!("--copy: standard error is no terminal, whose clipboard could be used");
    }
    terminal.write_all(escape_sequence(text).as_bytes()).context("cannot write to the terminal")
}

/// What tells a terminal to copy a text (OSC 52 of xterm's control sequences).
fn escape_sequence(text: &str) -> String {
    format!("\x1b]52;c;{}\x07", BASE64_STANDARD.encode(text))
}

#[cfg(test)]
mod tests {
    use super::escape_sequence;

    #[test]
    fn terminals_are_told_in_base64() {
        assert_eq!(escape_sequence("fn main() {}\n"), "\x1b]52;c;Zm4gbWFpbigpIHt9Cg==\x07");
    }
}
