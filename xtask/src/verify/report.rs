//! The report, in one of several formats.

mod human;
mod json;
mod junit;
mod markdown;

use super::Outcome;
use crate::whole;
use anyhow::{Context, Result};
use clap::ValueEnum;
use std::io::Write;
use std::path::Path;
use std::time::Duration;

/// How to report.
#[derive(Clone, Copy, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    /// For a terminal: a line a problem, and what is wrong below it
    #[default]
    Human,
    /// For programs; docs/judge.md describes it
    Json,
    /// For CI: the XML of `JUnit`
    Junit,
    /// For a job's summary: a table
    Markdown,
}

/// Writes the report to a file, or to standard output; colours only where they can be seen.
///
/// # Errors
/// When the file cannot be written.
pub(super) fn write(outcomes: &[Outcome], format: Format, path: Option<&Path>) -> Result<()> {
    let text = match format {
        Format::Human => human::text(outcomes),
        Format::Json => json::text(outcomes)?,
        Format::Junit => junit::text(outcomes)?,
        Format::Markdown => markdown::text(outcomes),
    };
    let Some(path) = path else { return say(&text) };
    let plain = anstream::adapter::strip_str(&text).to_string();
    whole::write(path, plain.as_bytes())
}

/// The report for a terminal, without colours.
pub(super) fn plain(outcomes: &[Outcome]) -> String {
    anstream::adapter::strip_str(&human::text(outcomes)).to_string()
}

/// Writes to standard output, with colours where they can be seen.
///
/// # Errors
/// When it is closed.
pub(crate) fn say(text: &str) -> Result<()> {
    let mut stdout = anstream::stdout();
    stdout.write_all(text.as_bytes()).and_then(|()| stdout.flush()).context("cannot write to standard output")
}

fn milliseconds(time: Duration) -> String {
    format!("{:.0} ms", time.as_secs_f64() * 1000.0)
}

fn mebibytes(bytes: u64) -> String {
    format!("{:.1} MiB", bytes as f64 / f64::from(1 << 20))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::Case;
    use crate::verdict::{Judged, Verdict};
    use crate::verify::Task;
    use crate::workspace::{Judge, Problem};
    use std::path::PathBuf;

    fn task(name: &str, id: &str, cases: &[&str], command: &[&str]) -> Task {
        let table = serde_json::json!({
            "id": id, "url": "https://example.org", "title": "A <title>", "time-limit-ms": 1000, "memory-limit-mib": 256,
        });
        let judge: Judge = serde_json::from_value(table).unwrap();
        let case = |case: &&str| Case {
            name: (*case).into(),
            input: format!("fixtures/{name}/{case}.in").into(),
            answer: format!("fixtures/{name}/{case}.out").into(),
        };
        let command = command.iter().map(|&word| word.into()).collect();
        let problem = Problem { name: name.into(), folder: PathBuf::new(), judge };
        Task { problem, cases: cases.iter().map(case).collect(), command }
    }

    fn judged(verdict: Verdict, reason: &str, context: &[&str], milliseconds: u64, memory: u64) -> Judged {
        let context = context.iter().map(|&line| line.into()).collect();
        Judged { verdict, reason: reason.into(), context, time: Duration::from_millis(milliseconds), memory }
    }

    /// One problem accepted, one with a case of each sort of failure, one that did not compile.
    fn check(snapshot: &str, write: impl Fn(&[Outcome]) -> String) {
        let tasks = [
            task("good", "1A", &["01-sample", "02-large"], &["good"]),
            task("bad", "2B", &["01-sample", "02-slow", "03-broken"], &["bad"]),
            task("worse", "3C", &["01-sample"], &[]),
        ];
        let context = ["answer output", "     1        - 3 | 4", "            1 + 3 | <5>"];
        let verdicts = [
            vec![judged(Verdict::Ac, "", &[], 3, 5 << 20), judged(Verdict::Ac, "", &[], 250, 77 << 20)],
            vec![
                judged(Verdict::Wa, "line 1, token 3: expected \"4\", got \"<5>\"", &context, 3, 5 << 20),
                judged(Verdict::Tle, "more than 1s", &[], 1004, 5 << 20),
                judged(Verdict::Re, "exit code 101: thread 'main' panicked", &[], 1, 5 << 20),
            ],
            vec![],
        ];
        let outcomes: Vec<Outcome> = tasks
            .iter()
            .zip(verdicts)
            .map(|(task, judged)| Outcome { task, judged: task.cases.iter().zip(judged).collect() })
            .collect();
        insta::assert_snapshot!(snapshot, anstream::adapter::strip_str(&write(&outcomes)).to_string());
    }

    #[test]
    fn human() {
        check("human", human::text);
    }

    #[test]
    fn json() {
        check("json", |outcomes| json::text(outcomes).unwrap());
    }

    #[test]
    fn junit() {
        check("junit", |outcomes| junit::text(outcomes).unwrap());
    }

    #[test]
    fn markdown() {
        check("markdown", markdown::text);
    }
}
