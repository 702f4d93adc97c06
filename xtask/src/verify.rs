//! `cargo xtask verify`: builds once, runs every case, compares, reports.

mod bless;
mod build;
mod queue;
mod report;
mod select;

use crate::fixture::{cases, Case};
use crate::verdict::{Judged, Verdict};
use crate::workspace::{Problem, Workspace};
use anyhow::Result;
use clap::Args;
use globset::Glob;
pub(crate) use report::say;
pub(crate) use select::words;
use select::Shard;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// What to verify, and how.
#[derive(Args, Default)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// Names, judge's ids or unique beginnings of names; all problems if there are none
    problems: Vec<String>,
    /// Only cases whose name matches, such as '0?-*'
    #[arg(long, value_name = "GLOB")]
    case: Option<Glob>,
    /// Only the K-th of N equal parts of all cases
    #[arg(long, value_name = "K/N")]
    shard: Option<Shard>,
    /// Run this many programs at once [default: one a core]
    #[arg(long, short, value_name = "N")]
    jobs: Option<NonZeroUsize>,
    /// Stop at the first case that is not accepted
    #[arg(long)]
    fail_fast: bool,
    /// Limit on CPU time, instead of the problem's own
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..))]
    time_limit: Option<u64>,
    /// Limit on memory, instead of the problem's own
    #[arg(long, value_name = "MIB", value_parser = clap::value_parser!(u64).range(1..))]
    memory_limit: Option<u64>,
    /// Run the programs as they were built last
    #[arg(long)]
    no_build: bool,
    /// Judge the bundles instead of the workspace's programs, compiled alone
    #[arg(long, conflicts_with_all = ["no_build", "exec"])]
    bundled: bool,
    /// Judge this command, such as 'python3 a.py', instead of the workspace's program, for one problem
    #[arg(long, value_name = "COMMAND")]
    exec: Option<String>,
    /// Take the cases from this folder, for one problem
    #[arg(long, value_name = "DIR")]
    fixtures: Option<PathBuf>,
    /// How to report
    #[arg(long, value_enum, default_value_t = report::Format::Human)]
    format: report::Format,
    /// Write the report to this file instead of standard output
    #[arg(long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Write the programs' outputs as the expected ones, where there are none or everywhere
    #[arg(long, value_name = "WHICH", conflicts_with_all = ["format", "output", "fail_fast"])]
    bless: Option<bless::Which>,
}

const EXAMPLES: &str = "Examples:
  cargo xtask verify                         every problem
  cargo xtask verify tetris 105663J          two of them
  cargo xtask verify tetris --case '*sample*'
  cargo xtask verify tetris --exec 'python3 tetris.py' --fixtures ~/Downloads/data
  cargo xtask verify --bundled               what would be submitted
  cargo xtask verify --format junit --output target/junit.xml

Exit code: 0 if all cases are accepted, 1 if some are not, 2 if it could not run.";

/// One problem's part of the work.
struct Task {
    problem: Problem,
    cases: Vec<Case>,
    /// The program and its arguments; empty when it did not compile.
    command: Vec<String>,
}

/// What became of a problem: a verdict for each case that was run.
struct Outcome<'a> {
    task: &'a Task,
    judged: Vec<(&'a Case, Judged)>,
}

impl Outcome<'_> {
    /// The verdict on the problem: that on its first case that is not accepted; none if no case was run.
    fn verdict(&self) -> Option<Verdict> {
        if self.task.command.is_empty() {
            return Some(Verdict::Ce);
        }
        let mut verdicts = self.judged.iter().map(|(_, judged)| judged.verdict);
        let first = verdicts.next()?;
        Some(std::iter::once(first).chain(verdicts).find(|&verdict| verdict != Verdict::Ac).unwrap_or(Verdict::Ac))
    }

    fn is_accepted(&self) -> bool {
        self.verdict() == Some(Verdict::Ac)
    }
}

/// Runs the command.
///
/// # Errors
/// When it cannot run: unknown problem, no fixtures, half a fixture, a program that cannot be started.
pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let workspace = Workspace::load()?;
    let tasks = select::tasks(&workspace, arguments)?;
    if let Some(which) = arguments.bless {
        return bless::bless(&tasks, arguments, which);
    }
    let outcomes = queue::judge_all(&workspace, &tasks, arguments)?;
    report::write(&outcomes, arguments.format, arguments.output.as_deref())?;
    let accepted = outcomes.iter().all(Outcome::is_accepted);
    Ok(if accepted { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Judges a program on all fixtures of a problem; the report, unless all cases are accepted.
///
/// # Errors
/// When the fixtures are not as they should be, or the program cannot be started.
pub(crate) fn judge_program(workspace: &Workspace, problem: &Problem, program: &Path) -> Result<Option<String>> {
    let cases = cases(&workspace.fixtures(problem))?;
    let command = vec![program.to_string_lossy().into_owned()];
    let tasks = [Task { problem: problem.clone(), cases, command }];
    let arguments = Arguments::default();
    let outcomes = queue::judge_all(workspace, &tasks, &arguments)?;
    let accepted = outcomes[0].is_accepted();
    Ok((!accepted).then(|| report::plain(&outcomes)))
}
