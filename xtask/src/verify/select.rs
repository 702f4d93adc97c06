//! Which problems and cases are meant.

use super::{build, Arguments, Task};
use crate::fixture::{cases, cases_to_bless};
use crate::workspace::{Problem, Workspace};
use anyhow::{bail, Result};
use std::str::FromStr;

/// A part of all cases: the `part`-th of `parts`, counted from 1.
#[derive(Clone, Copy)]
pub(super) struct Shard {
    part: usize,
    parts: usize,
}

impl FromStr for Shard {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let numbers = text.split_once('/').and_then(|(part, parts)| Some((part.parse().ok()?, parts.parse().ok()?)));
        match numbers {
            Some((part, parts)) if (1..=parts).contains(&part) => Ok(Self { part, parts }),
            _ => Err("expected K/N with K from 1 to N"),
        }
    }
}

/// The tasks that the arguments mean, with their programs built.
///
/// # Errors
/// When a problem is unknown, a case is half there, no case is left, or building fails.
pub(super) fn tasks(workspace: &Workspace, arguments: &Arguments) -> Result<Vec<Task>> {
    let mut tasks = Vec::new();
    for problem in problems(workspace, arguments)? {
        let folder = arguments.fixtures.clone().unwrap_or_else(|| workspace.fixtures(&problem));
        let cases = if arguments.bless.is_some() { cases_to_bless(&folder) } else { cases(&folder) }?;
        tasks.push(Task { problem, cases, command: Vec::new() });
    }
    filter(&mut tasks, arguments)?;
    match &arguments.exec {
        Some(command) => tasks[0].command = words(command)?,
        None if arguments.bundled => build::build_bundles(workspace, &mut tasks)?,
        None => build::build(workspace, &mut tasks, arguments.no_build)?,
    }
    Ok(tasks)
}

fn problems(workspace: &Workspace, arguments: &Arguments) -> Result<Vec<Problem>> {
    let mut problems: Vec<Problem> = Vec::new();
    for word in &arguments.problems {
        let problem = workspace.find(word)?;
        if problems.iter().all(|other| other.name != problem.name) {
            problems.push(problem.clone());
        }
    }
    if arguments.problems.is_empty() {
        problems.clone_from(&workspace.problems);
    }
    if problems.is_empty() {
        bail!("no package of the workspace has a table [package.metadata.judge]");
    }
    if problems.len() > 1 && (arguments.exec.is_some() || arguments.fixtures.is_some()) {
        bail!("--exec and --fixtures are for one problem; name it");
    }
    Ok(problems)
}

/// Leaves the cases that `--case` and `--shard` choose, and the tasks that have any.
fn filter(tasks: &mut Vec<Task>, arguments: &Arguments) -> Result<()> {
    if let Some(glob) = &arguments.case {
        let matcher = glob.compile_matcher();
        for task in &mut *tasks {
            task.cases.retain(|case| matcher.is_match(&case.name));
        }
        if tasks.iter().all(|task| task.cases.is_empty()) {
            bail!("no case matches {:?}", glob.glob());
        }
    }
    if let Some(Shard { part, parts }) = arguments.shard {
        let mut turns = (0..parts).cycle();
        let mut is_own = || turns.next() == Some(part - 1);
        for task in &mut *tasks {
            task.cases.retain(|_| is_own());
        }
    }
    tasks.retain(|task| !task.cases.is_empty());
    if tasks.is_empty() && arguments.shard.is_some() {
        bail!("the shard has no cases; there are fewer cases than shards");
    }
    if tasks.is_empty() {
        bail!("no fixtures");
    }
    Ok(())
}

/// The words of a command, with quotes and backslashes as in a shell.
///
/// # Errors
/// When there are none, or a quote is open.
pub(crate) fn words(command: &str) -> Result<Vec<String>> {
    match shlex::split(command) {
        Some(words) if !words.is_empty() => Ok(words),
        Some(_) => bail!("--exec: expected a command, found {command:?}"),
        None => bail!("--exec: a quote is not closed: {command}"),
    }
}
