//! `--bless`: the programs' outputs become the expected ones, on purpose and not without being shown.

use super::queue::limits;
use super::report::say;
use super::{Arguments, Task};
use crate::compare::Comparison;
use crate::fixture::Case;
use crate::runner::Runner;
use crate::verdict::judge;
use crate::whole;
use anyhow::{Context, Result};
use clap::ValueEnum;
use std::fs;
use std::io::ErrorKind;
use std::process::ExitCode;

/// Which outputs to write.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Which {
    /// Where there are none
    Missing,
    /// Everywhere
    All,
}

/// Runs every case in turn and writes the outputs; a program that fails leaves the file as it is.
///
/// # Errors
/// When a program cannot be run, or a file not be written.
pub(super) fn bless(tasks: &[Task], arguments: &Arguments, which: Which) -> Result<ExitCode> {
    let mut runner = Runner::start()?;
    let mut code = ExitCode::SUCCESS;
    for task in tasks {
        if task.command.is_empty() {
            say(&format!("CE  {}\n", task.problem.name))?;
            code = ExitCode::FAILURE;
        }
        for case in task.cases.iter().filter(|_| !task.command.is_empty()) {
            if !bless_case(&mut runner, task, case, arguments, which)? {
                code = ExitCode::FAILURE;
            }
        }
    }
    Ok(code)
}

/// Writes one output if it is new or different; whether the program ran as it should.
fn bless_case(runner: &mut Runner, task: &Task, case: &Case, arguments: &Arguments, which: Which) -> Result<bool> {
    let old = match fs::read(&case.answer) {
        Ok(old) => Some(old),
        Err(error) if error.kind() == ErrorKind::NotFound => None,
        Err(error) => return Err(error).context(case.answer.display().to_string()),
    };
    if old.is_some() && which == Which::Missing {
        return Ok(true);
    }
    let limits = limits(task, arguments, old.as_ref().map_or(0, Vec::len));
    let run = runner.run(&task.command, case.input.clone(), limits)?;
    let judged = judge(&run, limits, |_| Ok(None))?;
    let path = case.path();
    if !judged.reason.is_empty() {
        say(&format!("{:3} {}\n    {}\n", judged.verdict, path.display(), judged.reason))?;
        return Ok(false);
    }
    let output = run.output.unwrap_or_default();
    match old.as_ref().map(|old| Comparison::Exact.difference(old, &output).map(|d| d.context(old, &output))) {
        Some(None) => return Ok(true),
        Some(Some(context)) => say(&format!("changed {}\n    {}\n", path.display(), context.join("\n    ")))?,
        None => say(&format!("new     {}\n", path.display()))?,
    }
    fs::create_dir_all(case.answer.parent().unwrap_or(&case.answer)).with_context(|| path.display().to_string())?;
    whole::write(&case.answer, &output)?;
    Ok(true)
}
