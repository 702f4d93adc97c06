//! The clipboard: the desktop's with the feature `clipboard`, or else that of the terminal, which works over ssh too.

use anyhow::{bail, Context, Result};
use base64::prelude::{Engine, BASE64_STANDARD};
use std::io::{self, IsTerminal, Write};

/// Copies a text.
///
/// # Errors
/// When there is neither a desktop nor a terminal that takes it.
pub(super) fn copy(text: &str) -> Result<()> {
    if is_desktop() {
        copy_to_desktop(text)
    } else if io::stderr().is_terminal() {
        let sequence = escape_sequence(text);
        io::stderr().write_all(sequence.as_bytes()).context("cannot write to the terminal")
    } else {
        bail!("--copy: standard error is no terminal, whose clipboard could be used")
    }
}

/// What tells a terminal to copy a text (OSC 52 of xterm's control sequences).
fn escape_sequence(text: &str) -> String {
    format!("\x1b]52;c;{}\x07", BASE64_STANDARD.encode(text))
}

/// Whether this is a session at a desktop, and the tool can speak to one.
fn is_desktop() -> bool {
    let has = |variable| std::env::var_os(variable).is_some();
    cfg!(feature = "clipboard") && !has("SSH_CONNECTION") && (has("DISPLAY") || has("WAYLAND_DISPLAY"))
}

/// The text is there for as long as the program runs, unless the desktop keeps it; most do.
#[cfg(feature = "clipboard")]
fn copy_to_desktop(text: &str) -> Result<()> {
    let mut clipboard = arboard::Clipboard::new().context("the clipboard")?;
    clipboard.set_text(text).context("the clipboard")
}

#[cfg(not(feature = "clipboard"))]
fn copy_to_desktop(_: &str) -> Result<()> {
    bail!("built without the feature clipboard")
}

#[cfg(test)]
mod tests {
    use super::escape_sequence;

    #[test]
    fn terminals_are_told_in_base64() {
        assert_eq!(escape_sequence("fn main() {}\n"), "\x1b]52;c;Zm4gbWFpbigpIHt9Cg==\x07");
    }
}
