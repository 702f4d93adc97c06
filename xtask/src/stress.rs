//! `cargo xtask stress`: random inputs until the solution and the referee differ, then the smallest such input.

mod partner;
mod save;

use crate::cargo::build;
use crate::check::wrong;
use crate::compare::printable;
use crate::fixture::Case;
use crate::runner::{Limits, Runner};
use crate::verdict::{judge, Verdict};
use crate::verify::{say, words};
use crate::workspace::{Problem, Workspace};
use anyhow::{bail, Context, Result};
use clap::Args;
use indicatif::{HumanCount, ProgressBar, ProgressStyle};
use partner::{build_partner, Event, Partner, Question, Request};
use signal_hook::consts::SIGINT;
use signal_hook::flag::{register, register_conditional_shutdown};
use std::fmt::Write;
use std::hash::{BuildHasher, Hasher, RandomState};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::RecvTimeoutError;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// What to stress, and for how long.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// Name, judge's id or unique beginning of the name
    problem: String,
    /// Stop after this long, in seconds [default: 10, or no limit with --cases]
    #[arg(long, value_name = "S", value_parser = seconds)]
    seconds: Option<Duration>,
    /// Stop after this many inputs
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    cases: Option<u64>,
    /// Draw the inputs that belong to this number [default: a random one]
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Stress this command, such as 'python3 a.py', instead of the workspace's solution
    #[arg(long, value_name = "COMMAND")]
    exec: Option<String>,
    /// Save the difference in this folder instead of the problem's fixtures
    #[arg(long, value_name = "DIR")]
    fixtures: Option<PathBuf>,
}

const EXAMPLES: &str = "Examples:
  cargo xtask stress connect                             the solution, for 10 s
  cargo xtask stress 105663J --cases 100000 --seed 1     the same inputs each time
  cargo xtask stress tetris --exec 'python3 tetris.py'   a program of your own

Exit code: 0 if no difference was found, 1 if one was, 2 if it could not run.";

const SECONDS: Duration = Duration::from_secs(10);
/// How often a signal is looked for, and the progress shown.
const TICK: Duration = Duration::from_millis(100);
/// A solution that has not come back for this long is given up.
const SILENCE: Duration = Duration::from_secs(5);
/// Of a text, this many lines are shown, and of a line, this many characters.
const LINES: usize = 40;
const CHARACTERS: usize = 200;

fn seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    seconds.filter(|seconds| !seconds.is_zero()).ok_or_else(|| "expected a number of seconds above 0".into())
}

/// An input for which the answer is wrong.
struct Difference {
    input: String,
    expected: String,
    verdict: Verdict,
    /// The output if that is wrong, else why there is none that counts.
    got: String,
}

/// How a search ended.
enum End {
    /// All was tried, or a difference made as small as it gets.
    Done,
    /// The user had enough.
    Interrupted,
    /// The partner died, or does not come back.
    Lost(String),
}

/// What a search has found.
struct Found {
    /// Nothing while it goes on.
    end: Option<End>,
    /// How many inputs were tried, and how long that took, up to the first difference.
    tried: u64,
    time: Duration,
    difference: Option<Difference>,
}

/// What a search needs.
struct Stress<'a> {
    workspace: &'a Workspace,
    problem: &'a Problem,
    /// The partner's program.
    partner: String,
    /// The program outside; empty if `solve` is called.
    command: Vec<String>,
    runner: Runner,
    interrupted: Arc<AtomicBool>,
}

/// Runs the command.
///
/// # Errors
/// When it cannot run: unknown problem, nothing that draws inputs, a program that cannot be started.
pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let workspace = Workspace::load()?;
    let problem = workspace.find(&arguments.problem)?;
    let command = arguments.exec.as_deref().map_or(Ok(Vec::new()), words)?;
    let partner = build_partner(&workspace, problem)?;
    let interrupted = Arc::new(AtomicBool::new(false));
    // The second Ctrl-C ends the tool at once.
    register_conditional_shutdown(SIGINT, 130, interrupted.clone()).context("cannot wait for Ctrl-C")?;
    register(SIGINT, interrupted.clone()).context("cannot wait for Ctrl-C")?;
    let runner = Runner::start()?;
    let request = request(arguments);
    let mut stress = Stress { workspace: &workspace, problem, partner, command, runner, interrupted };
    let found = stress.search_all(request)?;
    if let (Some(End::Lost(how)), None) = (&found.end, &found.difference) {
        bail!("{}: {how}", stress.partner);
    }
    say(&found.text(&problem.name, request.seed))?;
    let Some(Difference { input, expected, verdict, .. }) = &found.difference else { return Ok(ExitCode::SUCCESS) };
    if let (Verdict::Re, Some(file)) = (verdict, stress.missing_file()) {
        bail!("--exec: there is no file {file}, so nothing is saved");
    }
    let folder = arguments.fixtures.clone().unwrap_or_else(|| workspace.fixtures(problem));
    let path = save::save(&folder, input, expected)?;
    say(&format!("saved as {}\n", path.strip_prefix(&workspace.root).unwrap_or(&path).display()))?;
    Ok(ExitCode::FAILURE)
}

fn request(arguments: &Arguments) -> Request {
    let &Arguments { cases, seconds, .. } = arguments;
    // Short enough to be typed again.
    let random = || RandomState::new().build_hasher().finish() >> 40;
    let time = seconds.or_else(|| cases.is_none().then_some(SECONDS));
    Request { seed: arguments.seed.unwrap_or_else(random), skip: 0, cases, time, outside: arguments.exec.is_some() }
}

impl Stress<'_> {
    /// Searches; a solution that brings the partner down goes on as a program, which can be stopped.
    fn search_all(&mut self, request: Request) -> Result<Found> {
        let found = self.search(&request, Duration::ZERO)?;
        let Some(End::Lost(how)) = &found.end else { return Ok(found) };
        if found.difference.is_some() || request.outside {
            return Ok(found);
        }
        anstream::eprintln!("{how}; from here on each input gets a program of its own");
        let mut built = build(self.workspace, ["--bins", "--package", &self.problem.name])?;
        self.command = built.programs.remove(&self.problem.name).into_iter().collect();
        if self.command.is_empty() {
            bail!("{} does not compile", self.problem.name);
        }
        self.search(&Request { skip: found.tried, outside: true, ..request }, found.time)
    }

    /// Searches, after `before` spent on the inputs that are left out.
    fn search(&mut self, request: &Request, before: Duration) -> Result<Found> {
        let mut partner = Partner::start(&self.partner, request)?;
        let mut found = Found { end: None, tried: request.skip, time: before, difference: None };
        let progress = ProgressBar::new_spinner().with_style(ProgressStyle::with_template("{msg}")?);
        let (start, mut heard) = (Instant::now(), Instant::now());
        while found.end.is_none() {
            let event = partner.events.recv_timeout(TICK);
            if found.difference.is_none() {
                found.time = before + start.elapsed();
            }
            match event {
                Ok(event) => {
                    self.hear(event?, &mut partner, &mut found)?;
                    heard = Instant::now();
                }
                Err(RecvTimeoutError::Disconnected) => found.end = Some(partner.end()?),
                Err(RecvTimeoutError::Timeout) if !request.outside && heard.elapsed() > SILENCE => {
                    found.end = Some(End::Lost(format!("there is no answer for {SILENCE:?}")));
                }
                Err(RecvTimeoutError::Timeout) => {}
            }
            if self.interrupted.load(Ordering::Relaxed) {
                found.end = Some(End::Interrupted);
            }
            progress.set_message(found.progress());
        }
        progress.finish_and_clear();
        Ok(found)
    }

    fn hear(&mut self, event: Event, partner: &mut Partner, found: &mut Found) -> Result<()> {
        match event {
            Event::Tried(tried) => found.tried = tried,
            Event::Broken(reason) => bail!("{}: the referee {reason}", self.problem.name),
            Event::Question(question) => {
                let difference = self.difference(question)?;
                partner.answer(difference.is_some());
                found.difference = difference.or(found.difference.take());
            }
        }
        Ok(())
    }

    /// The difference that a question is about, if it is one.
    fn difference(&mut self, question: Question) -> Result<Option<Difference>> {
        let Question { input, expected, got } = question;
        let case = Case {
            name: String::new(),
            input: self.runner.keep("input", input.as_bytes())?,
            answer: self.runner.keep("answer", expected.as_bytes())?,
        };
        let (verdict, got) = match got {
            Some(Ok(output)) => (self.verdict(&case, &expected, output.as_bytes())?, output),
            Some(Err(said)) => (Verdict::Re, said),
            None => self.run(&case, &expected)?,
        };
        Ok((verdict != Verdict::Ac).then_some(Difference { input, expected, verdict, got }))
    }

    /// The first word of the command that is not its program but looks like a file, where there is none.
    fn missing_file(&self) -> Option<&str> {
        let has_ending = |word: &&str| !word.starts_with('-') && Path::new(word).extension().is_some();
        self.command.iter().skip(1).map(String::as_str).filter(has_ending).find(|word| !Path::new(word).exists())
    }

    fn verdict(&mut self, case: &Case, expected: &str, output: &[u8]) -> Result<Verdict> {
        let Self { runner, workspace, problem, .. } = self;
        let case = (case, expected.as_bytes());
        let wrong = wrong(runner, &workspace.root, &problem.judge.comparison, case, output)?;
        Ok(if wrong.is_some() { Verdict::Wa } else { Verdict::Ac })
    }

    /// Runs the program outside: the verdict, and what it wrote or why that does not count.
    fn run(&mut self, case: &Case, expected: &str) -> Result<(Verdict, String)> {
        let limits = Limits::of(&self.problem.judge, expected.len());
        let run = self.runner.run(&self.command, case.input.clone(), limits)?;
        let judged = judge(&run, limits, |_| Ok(None))?;
        if judged.verdict != Verdict::Ac {
            return Ok((judged.verdict, judged.reason));
        }
        let output = run.output.unwrap_or_default();
        Ok((self.verdict(case, expected, &output)?, String::from_utf8_lossy(&output).into_owned()))
    }
}

impl Found {
    /// How many cases were tried, and how fast.
    fn rate(&self) -> String {
        let (cases, seconds) = (HumanCount(self.tried), self.time.as_secs_f64());
        let a_second = HumanCount((u128::from(self.tried) * 1_000_000 / self.time.as_micros().max(1)) as u64);
        let plural = if self.tried == 1 { "" } else { "s" };
        format!("{cases} case{plural}, {seconds:.1} s, {a_second} cases/s")
    }

    fn progress(&self) -> String {
        let shrinking = if self.difference.is_some() { ", shrinking" } else { "" };
        self.rate() + shrinking
    }

    /// The report.
    fn text(&self, problem: &str, seed: u64) -> String {
        let interrupted = if matches!(self.end, Some(End::Interrupted)) { ", interrupted" } else { "" };
        let rate = self.rate();
        let Some(difference) = &self.difference else {
            return format!("{problem}: no difference in {rate} (seed {seed}{interrupted})\n");
        };
        let Difference { input, expected, verdict, got } = difference;
        let tokens = input.split_ascii_whitespace().count();
        format!(
            "{problem}: {verdict} after {rate} (seed {seed}{interrupted}), shrunk to {tokens} token{}\n\
             input\n{}expected\n{}got\n{}",
            if tokens == 1 { "" } else { "s" },
            indented(input),
            indented(expected),
            indented(got),
        )
    }
}

/// The lines of a text as they can be shown, those of a long one in part.
fn indented(text: &str) -> String {
    let mut shown = String::new();
    for line in text.lines().take(LINES) {
        let start: String = line.chars().take(CHARACTERS).collect();
        let dots = if start.len() < line.len() { "..." } else { "" };
        writeln!(shown, "    {}{dots}", printable(start.as_bytes())).expect("a string grows as needed");
    }
    let lines = text.lines().count();
    if lines > LINES {
        writeln!(shown, "    and {} more", lines - LINES).expect("a string grows as needed");
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(end: End, difference: Option<Difference>) -> String {
        Found { end: Some(end), tried: 1_234_567, time: Duration::from_secs(10), difference }.text("tetris-game", 42)
    }

    #[test]
    fn reports() {
        let input = format!("1 2\n\u{1b}[2J\n{}\n{}", "x".repeat(201), "y\n".repeat(40));
        let difference = |input: &str, verdict, got: &str| {
            Some(Difference { input: input.into(), expected: "Alice\n".into(), verdict, got: got.into() })
        };
        insta::assert_snapshot!([
            found(End::Done, None),
            found(End::Interrupted, None),
            found(End::Done, difference("0 1\n", Verdict::Wa, "Bob\n")),
            found(End::Interrupted, difference(&input, Verdict::Re, "exit code 101: no such position")),
        ]
        .join("\n"));
    }

    #[test]
    fn seconds_are_above_0() {
        assert_eq!(seconds("0.25"), Ok(Duration::from_millis(250)));
        assert!(["0", "-1", "nan", "inf", "1e30", "1s", ""].into_iter().all(|text| seconds(text).is_err()));
    }
}
