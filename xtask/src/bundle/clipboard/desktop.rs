//! The desktop's clipboard.

use anyhow::{Context, Result};
use arboard::{Clipboard, SetExtLinux};
use std::io::{self, Write};
use std::os::unix::process::CommandExt;
use std::process::{Command, ExitCode, Stdio};

/// The tool's first argument that makes it a holder.
pub(crate) const HOLDER: &str = "--hold-clipboard";

/// Whether this is a session at a desktop.
pub(super) fn is_there() -> bool {
    let has = |variable| std::env::var_os(variable).is_some();
    !has("SSH_CONNECTION") && (has("DISPLAY") || has("WAYLAND_DISPLAY"))
}

/// Copies, and leaves a holder behind: desktops ask for the text when it is pasted, and not all keep it for those that end.
pub(super) fn copy(text: &str) -> Result<()> {
    Clipboard::new().and_then(|mut clipboard| clipboard.set_text(text)).context("the clipboard")?;
    let mut holder = Command::new(std::env::current_exe()?);
    holder.arg(HOLDER).process_group(0).stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
    let mut input = holder.spawn()?.stdin.take().context("the holder's input")?;
    input.write_all(text.as_bytes()).context("the clipboard")
}

/// Holds the text of standard input in the clipboard until something else is copied.
pub(crate) fn hold() -> Result<ExitCode> {
    let text = io::read_to_string(io::stdin())?;
    Clipboard::new().and_then(|mut clipboard| clipboard.set().wait().text(text))?;
    Ok(ExitCode::SUCCESS)
}
