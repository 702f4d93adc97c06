//! The clipboard: the desktop's with the feature `clipboard`, or else that of the terminal, which works over ssh too.

use anyhow::{bail, Context, Result};
use base64::prelude::{Engine, BASE64_STANDARD};
use std::io::{self, IsTerminal, Write};
#[cfg(feature = "clipboard")]
use {
    arboard::SetExtLinux,
    std::os::unix::process::CommandExt,
    std::process::{Command, ExitCode, Stdio},
};

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

/// The tool's first argument that makes it a holder.
#[cfg(feature = "clipboard")]
pub(crate) const HOLDER: &str = "--hold-clipboard";

/// Copies, and leaves a holder behind: desktops ask for the text when it is pasted, and not all keep it for those that end.
#[cfg(feature = "clipboard")]
fn copy_to_desktop(text: &str) -> Result<()> {
    arboard::Clipboard::new().and_then(|mut clipboard| clipboard.set_text(text)).context("the clipboard")?;
    let mut holder = Command::new(std::env::current_exe()?);
    holder.arg(HOLDER).process_group(0).stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
    let mut input = holder.spawn()?.stdin.take().context("the holder's input")?;
    input.write_all(text.as_bytes()).context("the clipboard")
}

/// Holds the text of standard input in the clipboard until something else is copied.
#[cfg(feature = "clipboard")]
pub(crate) fn hold() -> Result<ExitCode> {
    let text = io::read_to_string(io::stdin())?;
    arboard::Clipboard::new().and_then(|mut clipboard| clipboard.set().wait().text(text))?;
    Ok(ExitCode::SUCCESS)
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
