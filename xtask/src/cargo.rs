//! Building with cargo.

use crate::workspace::Workspace;
use anyhow::{Context, Result};
use cargo_metadata::Message;
use std::collections::HashMap;
use std::io::BufReader;
use std::process::{Command, Stdio};

/// What a build has made.
pub(crate) struct Built {
    /// The executables, by the names of their targets.
    pub(crate) programs: HashMap<String, String>,
    /// Whether all of it was made; if not, cargo's messages are on standard error.
    pub(crate) whole: bool,
}

/// Cargo, in the workspace.
pub(crate) fn cargo(workspace: &Workspace) -> Command {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(&workspace.root);
    cargo
}

/// Builds in the release profile what the arguments of `cargo build` say.
///
/// # Errors
/// When cargo cannot be run.
pub(crate) fn build<'a>(workspace: &Workspace, arguments: impl IntoIterator<Item = &'a str>) -> Result<Built> {
    let mut cargo = cargo(workspace)
        .args(["build", "--release", "--message-format", "json-render-diagnostics"])
        .args(arguments)
        .stdout(Stdio::piped())
        .spawn()
        .context("cannot run cargo")?;
    let messages = BufReader::new(cargo.stdout.take().context("cargo's output")?);
    let mut programs = HashMap::new();
    for message in Message::parse_stream(messages) {
        let Message::CompilerArtifact(artifact) = message? else { continue };
        if let Some(program) = artifact.executable {
            programs.insert(artifact.target.name, program.into_string());
        }
    }
    Ok(Built { programs, whole: cargo.wait()?.success() })
}
