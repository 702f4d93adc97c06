//! What a run is worth.

use crate::compare::printable;
use crate::runner::{Limits, Run};
use crate::worker::End;
use anyhow::Result;
use rustix::process::Signal;
use std::fmt;
use std::time::Duration;

/// A judge's verdict.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// Accepted.
    Ac,
    /// Wrong answer.
    Wa,
    /// Time limit exceeded.
    Tle,
    /// Memory limit exceeded.
    Mle,
    /// Output limit exceeded.
    Ole,
    /// Run-time error: an exit code other than 0, or a signal.
    Re,
    /// Compile error.
    Ce,
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Ac => "AC",
            Self::Wa => "WA",
            Self::Tle => "TLE",
            Self::Mle => "MLE",
            Self::Ole => "OLE",
            Self::Re => "RE",
            Self::Ce => "CE",
        })
    }
}

/// A verdict on one case.
#[derive(Clone, Debug)]
pub(crate) struct Judged {
    /// The verdict.
    pub(crate) verdict: Verdict,
    /// Why, on one line; empty for AC.
    pub(crate) reason: String,
    /// For a wrong output, the lines around the difference.
    pub(crate) context: Vec<String>,
    /// CPU time used.
    pub(crate) time: Duration,
    /// The most resident memory used, in bytes.
    pub(crate) memory: u64,
}

/// What is wrong with an output: why, on one line, and the lines around the difference.
pub(crate) type Wrong = (String, Vec<String>);

/// Judges a run by what it used, then by its end, and only then by its output, which `check` looks at.
///
/// # Errors
/// When `check` fails.
pub(crate) fn judge(run: &Run, limits: Limits, check: impl FnOnce(&[u8]) -> Result<Option<Wrong>>) -> Result<Judged> {
    let mut judged = Judged {
        verdict: Verdict::Ac,
        reason: String::new(),
        context: Vec::new(),
        time: run.report.cpu,
        memory: run.report.memory,
    };
    if let Some((verdict, reason)) = broken_limit(run, limits).or_else(|| failure(run)) {
        (judged.verdict, judged.reason) = (verdict, reason);
    } else if let Some((reason, context)) = check(run.output.as_deref().unwrap_or_default())? {
        (judged.verdict, judged.reason, judged.context) = (Verdict::Wa, reason, context);
    }
    Ok(judged)
}

/// What a program says whose allocation failed before it reached the limit: Rust's and C++'s.
const ALLOCATION_FAILED: [&str; 2] = ["memory allocation of", "std::bad_alloc"];

fn broken_limit(run: &Run, limits: Limits) -> Option<(Verdict, String)> {
    let report = &run.report;
    if report.end == End::Memory || report.memory > limits.memory {
        return Some((Verdict::Mle, format!("more than {} MiB", limits.memory >> 20)));
    }
    let aborted = matches!(report.end, End::Signal(signal) if signal == Signal::ABORT.as_raw());
    if aborted && ALLOCATION_FAILED.iter().any(|message| run.first_error.contains(message)) {
        return Some((Verdict::Mle, printable(run.first_error.as_bytes())));
    }
    if run.output.is_none() {
        return Some((Verdict::Ole, format!("wrote more than {} bytes", limits.output)));
    }
    if report.end == End::WallTime && report.cpu <= limits.time {
        return Some((Verdict::Tle, format!("still there after {:.1?}", report.wall)));
    }
    if report.end == End::CpuTime || report.cpu > limits.time {
        return Some((Verdict::Tle, format!("more than {:?}", limits.time)));
    }
    None
}

fn failure(run: &Run) -> Option<(Verdict, String)> {
    let end = match run.report.end {
        End::Exit(0) => return None,
        End::Exit(code) => format!("exit code {code}"),
        End::Signal(number) => signal_name(number),
        _ => return None,
    };
    let separator = if run.first_error.is_empty() { "" } else { ": " };
    Some((Verdict::Re, format!("{end}{separator}{}", said(&run.first_error))))
}

/// What a program said, as far as a line can show it.
pub(crate) fn said(line: &str) -> String {
    const CHARACTERS: usize = 200;
    printable(line.chars().take(CHARACTERS).collect::<String>().as_bytes())
}

fn signal_name(number: i32) -> String {
    match Signal::from_named_raw(number) {
        Some(Signal::ABORT) => "aborted (SIGABRT)".into(),
        Some(Signal::SEGV) => "segmentation fault (SIGSEGV)".into(),
        Some(Signal::BUS) => "bus error (SIGBUS)".into(),
        Some(Signal::FPE) => "arithmetic error (SIGFPE)".into(),
        Some(Signal::ILL) => "illegal instruction (SIGILL)".into(),
        Some(Signal::KILL) => "killed (SIGKILL)".into(),
        Some(Signal::TERM) => "terminated (SIGTERM)".into(),
        _ => format!("signal {number}"),
    }
}
