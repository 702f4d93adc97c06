//! Judging all cases, several at once.

use super::{Arguments, Outcome, Task};
use crate::check::wrong;
use crate::runner::{Limits, Runner};
use crate::verdict::{judge, Judged, Verdict};
use crate::workspace::Workspace;
use anyhow::{Context, Result};
use indicatif::{ProgressBar, ProgressDrawTarget};
use std::fs;
use std::num::NonZeroUsize;
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::Mutex;
use std::thread;
use std::time::Duration;

/// A run shorter than this shows no progress.
const LONG_RUN: Duration = Duration::from_secs(1);

/// A verdict, with the indices of its task and case.
type Entry = (usize, usize, Judged);

/// What the threads share.
struct Queue<'a> {
    root: &'a Path,
    tasks: &'a [Task],
    arguments: &'a Arguments,
    /// Indices of tasks and cases.
    places: Vec<(usize, usize)>,
    next: AtomicUsize,
    stop: AtomicBool,
    judged: Mutex<Vec<Entry>>,
    progress: ProgressBar,
}

/// Judges every case of the tasks that compiled; with `--fail-fast`, up to the first that is not accepted.
///
/// # Errors
/// When a program or a checker cannot be run.
pub(super) fn judge_all<'a>(
    workspace: &'a Workspace,
    tasks: &'a [Task],
    arguments: &'a Arguments,
) -> Result<Vec<Outcome<'a>>> {
    let compiled = tasks.iter().enumerate().filter(|(_, task)| !task.command.is_empty());
    let places: Vec<_> = compiled.flat_map(|(t, task)| (0..task.cases.len()).map(move |c| (t, c))).collect();
    let cores = thread::available_parallelism().map_or(1, NonZeroUsize::get);
    let jobs = arguments.jobs.map_or(cores, NonZeroUsize::get).min(places.len());
    let progress = ProgressBar::with_draw_target(Some(places.len() as u64), ProgressDrawTarget::hidden());
    let queue = Queue {
        root: &workspace.root,
        tasks,
        arguments,
        places,
        next: AtomicUsize::new(0),
        stop: AtomicBool::new(false),
        judged: Mutex::new(Vec::new()),
        progress,
    };
    loop {
        thread::scope(|scope| {
            let threads: Vec<_> = (0..jobs).map(|_| scope.spawn(|| queue.work())).collect();
            threads.into_iter().try_for_each(|thread| thread.join().expect("no thread panics"))
        })?;
        if jobs > 1 {
            queue.judge_slow_ones_again()?;
        }
        // With `--fail-fast`, a case may have stopped the others that is accepted after all.
        if !queue.stop.load(Ordering::Relaxed) || !queue.all_accepted() {
            break;
        }
        queue.stop.store(false, Ordering::Relaxed);
    }
    queue.progress.finish_and_clear();
    Ok(queue.outcomes())
}

impl<'a> Queue<'a> {
    fn work(&self) -> Result<()> {
        let mut runner = Runner::start()?;
        while !self.stop.load(Ordering::Relaxed) {
            let Some(&(task, case)) = self.places.get(self.next.fetch_add(1, Ordering::Relaxed)) else { break };
            let result = self.judge_case(&mut runner, task, case);
            let accepted = result.as_ref().is_ok_and(|judged| judged.verdict == Verdict::Ac);
            if result.is_err() || (self.arguments.fail_fast && !accepted) {
                self.stop.store(true, Ordering::Relaxed);
            }
            self.judged.lock().expect("no thread panics").push((task, case, result?));
            self.progress.inc(1);
            if self.progress.is_hidden() && self.progress.elapsed() > LONG_RUN {
                self.progress.set_draw_target(ProgressDrawTarget::stderr());
            }
        }
        Ok(())
    }

    /// A program may have been slow because others ran beside it, so it gets a second try by itself.
    fn judge_slow_ones_again(&self) -> Result<()> {
        let mut judged = self.judged.lock().expect("no thread panics");
        let mut runner = None;
        for (task, case, judged) in judged.iter_mut().filter(|(_, _, judged)| judged.verdict == Verdict::Tle) {
            let runner = match &mut runner {
                Some(runner) => runner,
                None => runner.insert(Runner::start()?),
            };
            *judged = self.judge_case(runner, *task, *case)?;
        }
        Ok(())
    }

    fn all_accepted(&self) -> bool {
        self.judged.lock().expect("no thread panics").iter().all(|(_, _, judged)| judged.verdict == Verdict::Ac)
    }

    fn judge_case(&self, runner: &mut Runner, task: usize, case: usize) -> Result<Judged> {
        let task = &self.tasks[task];
        let case = &task.cases[case];
        let answer = fs::read(&case.answer).with_context(|| case.answer.display().to_string())?;
        let limits = limits(task, self.arguments, answer.len());
        let run = runner.run(&task.command, case.input.clone(), limits)?;
        let comparison = &task.problem.judge.comparison;
        judge(&run, limits, |output| wrong(runner, self.root, comparison, (case, &answer), output))
    }

    fn outcomes(self) -> Vec<Outcome<'a>> {
        let mut outcomes: Vec<_> =
            self.tasks.iter().map(|task| Outcome { task, judged: Vec::with_capacity(task.cases.len()) }).collect();
        let mut judged = self.judged.into_inner().expect("no thread panics");
        judged.sort_by_key(|&(task, case, _)| (task, case));
        for (task, case, judged) in judged {
            outcomes[task].judged.push((&self.tasks[task].cases[case], judged));
        }
        outcomes
    }
}

/// The limits of a problem, or those that the arguments set; `answer` is the length of the right output in bytes.
pub(super) fn limits(task: &Task, arguments: &Arguments, answer: usize) -> Limits {
    let limits = Limits::of(&task.problem.judge, answer);
    Limits {
        time: arguments.time_limit.map_or(limits.time, Duration::from_millis),
        memory: arguments.memory_limit.map_or(limits.memory, |mib| mib.saturating_mul(1 << 20)),
        ..limits
    }
}
