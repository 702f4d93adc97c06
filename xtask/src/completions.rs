//! `cargo xtask completions`: scripts that let a shell complete the arguments.

use crate::verify::say;
use crate::Command;
use anyhow::Result;
use clap::CommandFactory;
use clap_complete::{generate, Shell};
use std::process::ExitCode;

/// Writes the script for a shell to standard output.
///
/// # Errors
/// When that is closed.
pub(crate) fn write(shell: Shell) -> Result<ExitCode> {
    let mut script = Vec::new();
    generate(shell, &mut Command::command(), "xtask", &mut script);
    say(&String::from_utf8(script)?)?;
    Ok(ExitCode::SUCCESS)
}
