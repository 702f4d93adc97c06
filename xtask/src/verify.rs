//! `cargo xtask verify`: builds once, runs every case, compares, reports.

mod build;
mod report;

use crate::compare::Comparison;
use crate::fixture::{cases, Case};
use crate::runner::{Limits, Runner};
use crate::verdict::{judge, Judged, Verdict};
use crate::workspace::{Problem, Workspace};
use anyhow::{bail, Context, Result};
use clap::Args;
use globset::{Glob, GlobMatcher};
use std::fs;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::Mutex;
use std::thread;
use std::time::Duration;

/// What to verify, and how.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// Names, judge's ids or unique beginnings of names; all problems if there are none
    problems: Vec<String>,
    /// Only cases whose name matches, such as '0?-*'
    #[arg(long, value_name = "GLOB")]
    case: Option<Glob>,
    /// Run this many programs at once [default: one a core]
    #[arg(long, short, value_name = "N")]
    jobs: Option<NonZeroUsize>,
    /// Stop at the first case that is not accepted
    #[arg(long)]
    fail_fast: bool,
    /// Limit on CPU time, instead of the problem's own
    #[arg(long, value_name = "MS")]
    time_limit: Option<u64>,
    /// Limit on memory, instead of the problem's own
    #[arg(long, value_name = "MIB")]
    memory_limit: Option<u64>,
    /// Run the programs as they were built last
    #[arg(long)]
    no_build: bool,
    /// Judge this command, such as 'python3 a.py', instead of the workspace's program, for one problem
    #[arg(long, value_name = "COMMAND")]
    exec: Option<String>,
    /// Take the cases from this folder, for one problem
    #[arg(long, value_name = "DIR")]
    fixtures: Option<PathBuf>,
}

const EXAMPLES: &str = "Examples:
  cargo xtask verify                         every problem
  cargo xtask verify tetris 105663J          two of them
  cargo xtask verify tetris --case '*sample*'
  cargo xtask verify tetris --exec 'python3 tetris.py' --fixtures ~/Downloads/data

Exit code: 0 if all cases are accepted, 1 if some are not, 2 if it could not run.";

/// Outputs may be this long, or four times as long as the right one.
const OUTPUT_LIMIT: u64 = 64 << 20;

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

/// Runs the command.
///
/// # Errors
/// When it cannot run: unknown problem, no fixtures, half a fixture, a program that cannot be started.
pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let workspace = Workspace::load()?;
    let tasks = tasks(&workspace, arguments)?;
    let judged = judge_all(&tasks, arguments)?;
    let outcomes: Vec<Outcome> = (0..).zip(&tasks).map(|(index, task)| outcome(index, task, &judged)).collect();
    report::print(&outcomes);
    let compiled = tasks.iter().all(|task| !task.command.is_empty());
    let accepted = judged.iter().all(|(_, _, judged)| judged.verdict == Verdict::Ac);
    Ok(if compiled && accepted { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn tasks(workspace: &Workspace, arguments: &Arguments) -> Result<Vec<Task>> {
    let problems = selected(workspace, arguments)?;
    let filter = arguments.case.as_ref().map(Glob::compile_matcher);
    let mut tasks = Vec::new();
    for problem in problems {
        let folder = arguments.fixtures.clone().unwrap_or_else(|| workspace.fixtures(&problem));
        let cases = filtered(cases(&folder)?, filter.as_ref());
        tasks.push(Task { problem, cases, command: Vec::new() });
    }
    if tasks.iter().all(|task| task.cases.is_empty()) {
        bail!("no case matches {:?}", arguments.case.as_ref().map_or("", Glob::glob));
    }
    tasks.retain(|task| !task.cases.is_empty());
    match &arguments.exec {
        Some(command) => tasks[0].command = words(command)?,
        None => build::build(workspace, &mut tasks, arguments.no_build)?,
    }
    Ok(tasks)
}

fn selected(workspace: &Workspace, arguments: &Arguments) -> Result<Vec<Problem>> {
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

/// The words of a command, with quotes and backslashes as in a shell.
fn words(command: &str) -> Result<Vec<String>> {
    match shlex::split(command) {
        Some(words) if !words.is_empty() => Ok(words),
        _ => bail!("--exec: expected a command, found {command:?}"),
    }
}

fn filtered(mut cases: Vec<Case>, filter: Option<&GlobMatcher>) -> Vec<Case> {
    cases.retain(|case| filter.is_none_or(|filter| filter.is_match(&case.name)));
    cases
}

/// A verdict, with the indices of its task and case.
type Entry = (usize, usize, Judged);

fn judge_all(tasks: &[Task], arguments: &Arguments) -> Result<Vec<Entry>> {
    let compiled = tasks.iter().enumerate().filter(|(_, task)| !task.command.is_empty());
    let queue: Vec<(usize, usize)> =
        compiled.flat_map(|(t, task)| (0..task.cases.len()).map(move |c| (t, c))).collect();
    let cores = thread::available_parallelism().map_or(1, NonZeroUsize::get);
    let jobs = arguments.jobs.map_or(cores, NonZeroUsize::get).min(queue.len()).max(1);
    let mut judged = in_parallel(tasks, arguments, &queue, jobs)?;
    judged.sort_by_key(|&(task, case, _)| (task, case));
    if jobs > 1 {
        judge_slow_ones_again(tasks, arguments, &mut judged)?;
    }
    Ok(judged)
}

fn in_parallel(tasks: &[Task], arguments: &Arguments, queue: &[(usize, usize)], jobs: usize) -> Result<Vec<Entry>> {
    let (next, stop) = (AtomicUsize::new(0), AtomicBool::new(false));
    let judged = Mutex::new(Vec::new());
    let work = || -> Result<()> {
        let mut runner = Runner::start()?;
        while !stop.load(Ordering::Relaxed) {
            let Some(&(task, case)) = queue.get(next.fetch_add(1, Ordering::Relaxed)) else { break };
            let result = judge_case(&mut runner, &tasks[task], &tasks[task].cases[case], arguments);
            let accepted = result.as_ref().is_ok_and(|judged| judged.verdict == Verdict::Ac);
            if result.is_err() || (arguments.fail_fast && !accepted) {
                stop.store(true, Ordering::Relaxed);
            }
            judged.lock().expect("no thread panics").push((task, case, result?));
        }
        Ok(())
    };
    thread::scope(|scope| {
        let threads: Vec<_> = (0..jobs).map(|_| scope.spawn(work)).collect();
        threads.into_iter().try_for_each(|thread| thread.join().expect("no thread panics"))
    })?;
    Ok(judged.into_inner().expect("no thread panics"))
}

/// A program may have been slow because others ran beside it, so it gets a second try by itself.
fn judge_slow_ones_again(tasks: &[Task], arguments: &Arguments, judged: &mut [Entry]) -> Result<()> {
    let mut slow = judged.iter_mut().filter(|(_, _, judged)| judged.verdict == Verdict::Tle).peekable();
    if slow.peek().is_none() {
        return Ok(());
    }
    let mut runner = Runner::start()?;
    for (task, case, judged) in slow {
        *judged = judge_case(&mut runner, &tasks[*task], &tasks[*task].cases[*case], arguments)?;
    }
    Ok(())
}

fn judge_case(runner: &mut Runner, task: &Task, case: &Case, arguments: &Arguments) -> Result<Judged> {
    let answer = fs::read(&case.answer).with_context(|| case.answer.display().to_string())?;
    let limits = Limits {
        time: arguments.time_limit.map_or(task.problem.judge.time_limit(), Duration::from_millis),
        memory: arguments.memory_limit.map_or(task.problem.judge.memory_limit(), |mib| mib.saturating_mul(1 << 20)),
        output: OUTPUT_LIMIT.max(4 * answer.len() as u64),
    };
    let comparison: Comparison = task.problem.judge.comparison;
    let run =
        runner.run(&task.command, case.input.clone(), limits).with_context(|| case.input.display().to_string())?;
    Ok(judge(&run, limits, comparison, &answer))
}

fn outcome<'a>(index: usize, task: &'a Task, judged: &[Entry]) -> Outcome<'a> {
    let own = judged.iter().filter(|(task, _, _)| *task == index);
    Outcome { task, judged: own.map(|(_, case, judged)| (&task.cases[*case], judged.clone())).collect() }
}
