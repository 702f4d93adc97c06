//! `cargo xtask completions`: scripts that let a shell complete the arguments.

use crate::Command;
use clap::CommandFactory;
use clap_complete::{generate, Shell};
use std::io::{self, Write};
use std::process::ExitCode;

/// Writes the script for a shell to standard output.
pub(crate) fn write(shell: Shell) -> ExitCode {
    let mut script = Vec::new();
    generate(shell, &mut Command::command(), "xtask", &mut script);
    match io::stdout().write_all(&script) {
        Ok(()) => ExitCode::SUCCESS,
        Err(_) => ExitCode::FAILURE,
    }
}
