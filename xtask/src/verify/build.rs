//! Building the programs, all at once.

use super::Task;
use crate::workspace::Workspace;
use anyhow::{bail, Context, Result};
use cargo_metadata::Message;
use std::io::BufReader;
use std::process::{Command, Stdio};

/// Builds the programs of all tasks in the release profile, and says where they are.
///
/// A program that does not compile leaves its task without a command; cargo's messages then are on standard error.
///
/// # Errors
/// When cargo cannot be run; with `no_build`, when a program is not there.
pub(super) fn build(workspace: &Workspace, tasks: &mut [Task], no_build: bool) -> Result<()> {
    for task in tasks.iter_mut().filter(|_| no_build) {
        let program = workspace.target.join("release").join(&task.problem.name);
        if !program.is_file() {
            bail!("{}: not built yet; leave --no-build out", program.display());
        }
        task.command = vec![program.to_string_lossy().into_owned()];
    }
    if no_build {
        return Ok(());
    }
    let packages = tasks.iter().flat_map(|task| ["--package", &task.problem.name]);
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
        .args(["build", "--release", "--bins", "--keep-going", "--message-format", "json-render-diagnostics"])
        .args(packages)
        .current_dir(&workspace.root)
        .stdout(Stdio::piped())
        .spawn()
        .context("cannot run cargo")?;
    let messages = BufReader::new(cargo.stdout.take().context("cargo's output")?);
    for message in Message::parse_stream(messages) {
        let Message::CompilerArtifact(artifact) = message? else { continue };
        let task = tasks.iter_mut().find(|task| task.problem.name == artifact.target.name);
        if let (Some(task), Some(program)) = (task, artifact.executable) {
            task.command = vec![program.into_string()];
        }
    }
    let built = cargo.wait()?.success();
    if !built && tasks.iter().all(|task| !task.command.is_empty()) {
        bail!("cargo build failed");
    }
    Ok(())
}
