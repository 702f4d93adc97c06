//! Building the programs, all at once.

use super::Task;
use crate::bundle;
use crate::cargo::build as cargo_build;
use crate::workspace::Workspace;
use anyhow::{bail, Context, Result};

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

/// Bundles and compiles the programs of all tasks. One that does not compile leaves its task without a command.
///
/// # Errors
/// When a bundle cannot be made.
pub(super) fn build_bundles(workspace: &Workspace, tasks: &mut [Task]) -> Result<()> {
    for task in tasks {
        let program = bundle::build(workspace, &task.problem).with_context(|| task.problem.name.clone())?;
        task.command = program.map(|program| program.to_string_lossy().into_owned()).into_iter().collect();
    }
    Ok(())
}
