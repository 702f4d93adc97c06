//! Building the programs, all at once.

use super::Task;
use crate::cargo::build as cargo_build;
use crate::workspace::Workspace;
use anyhow::{bail, Result};

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
    let mut built = cargo_build(workspace, ["--bins", "--keep-going"].into_iter().chain(packages))?;
    for task in &mut *tasks {
        task.command = built.programs.remove(&task.problem.name).into_iter().collect();
    }
    if !built.whole && tasks.iter().all(|task| !task.command.is_empty()) {
        bail!("cargo build failed");
    }
    Ok(())
}
