//! The program `examples/stress-<problem>.rs` of a problem, which draws its inputs and knows the right answers.
//!
//! It reads a [`Request`], and then writes an [`Event`] a line; each question wants an answer.

use super::End;
use crate::cargo::build;
use crate::workspace::{Problem, Workspace};
use anyhow::{bail, Context, Result};
use serde::{Deserialize, Serialize};
use std::io::{BufRead, BufReader, Write};
use std::os::unix::process::CommandExt;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{channel, Receiver};
use std::thread;
use std::time::Duration;

/// What it is to do.
#[derive(Clone, Copy, Serialize)]
pub(super) struct Request {
    /// Inputs are the same for the same seed.
    pub(super) seed: u64,
    /// How many of them to leave out at first.
    pub(super) skip: u64,
    /// How many to try at most, with those left out.
    pub(super) cases: Option<u64>,
    /// How long to try.
    pub(super) time: Option<Duration>,
    /// Whether to ask about each input, so that a program outside can be run on it, instead of calling `solve`.
    pub(super) outside: bool,
}

/// What it tells.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Event {
    /// So many inputs have been tried.
    Tried(u64),
    /// Is this a difference?
    Question(Question),
    /// The referee has panicked; how.
    Broken(String),
}

/// An input, the right answer, and what `solve` says unless a program outside is to be asked.
#[derive(Deserialize)]
pub(super) struct Question {
    /// The input.
    pub(super) input: String,
    /// The right answer.
    pub(super) expected: String,
    /// The output, or an error as text.
    pub(super) got: Option<Result<String, String>>,
}

/// Builds the program: where it is.
///
/// # Errors
/// When the problem has none, or it does not compile.
pub(super) fn build_partner(workspace: &Workspace, problem: &Problem) -> Result<String> {
    let name = format!("stress-{}", problem.name);
    let source = problem.folder.join("examples").join(&name).with_extension("rs");
    if !source.is_file() {
        bail!("{}: not there; it draws the inputs, see docs/stress.md", source.display());
    }
    let mut built = build(workspace, ["--package", &problem.name, "--example", &name])?;
    built.programs.remove(&name).filter(|_| built.whole).with_context(|| format!("{name} does not compile"))
}

/// The program, running. Dropping it ends it.
pub(super) struct Partner {
    child: Child,
    answers: ChildStdin,
    /// What it tells; an error for a line that is no event.
    pub(super) events: Receiver<Result<Event>>,
}

impl Partner {
    /// Starts it.
    ///
    /// # Errors
    /// When it cannot be started.
    pub(super) fn start(program: &str, request: &Request) -> Result<Self> {
        let mut child = Command::new(program)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            // Ctrl-C is for the tool alone.
            .process_group(0)
            .spawn()
            .with_context(|| format!("cannot run {program}"))?;
        let output = BufReader::new(child.stdout.take().context("its output")?);
        let mut answers = child.stdin.take().context("its input")?;
        writeln!(answers, "{}", serde_json::to_string(request)?)?;
        let (sender, events) = channel();
        thread::spawn(move || {
            let events = output.lines().map(|line| Ok(serde_json::from_str(&line?)?));
            // Nobody listens any more once the tool has seen enough.
            let _ = events.map(|event| sender.send(event)).take_while(Result::is_ok).count();
        });
        Ok(Self { child, answers, events })
    }

    /// Answers a question.
    pub(super) fn answer(&mut self, is_difference: bool) {
        // If it has gone, its events end.
        let _ = writeln!(self.answers, "{is_difference}");
    }

    /// How it ended, when its events have.
    ///
    /// # Errors
    /// When the system does not say.
    pub(super) fn end(&mut self) -> Result<End> {
        let status = self.child.wait()?;
        Ok(if status.success() { End::Done } else { End::Lost(format!("it ended with {status}")) })
    }
}

impl Drop for Partner {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
