//! The report: a line a problem, and what is wrong below it.

use super::Outcome;
use crate::verdict::{Judged, Verdict};
use std::fmt::Write;
use std::time::Duration;

/// Of many wrong cases this many are shown for a problem.
const SHOWN: usize = 10;

/// Prints the report.
pub(super) fn print(outcomes: &[Outcome]) {
    print!("{}", text(outcomes));
}

fn text(outcomes: &[Outcome]) -> String {
    let width = outcomes.iter().map(|outcome| outcome.task.problem.name.len()).max().unwrap_or(0);
    let mut text: String = outcomes.iter().map(|outcome| problem(outcome, width)).collect();
    let judged = outcomes.iter().flat_map(|outcome| &outcome.judged);
    let accepted = judged.clone().filter(|(_, judged)| judged.verdict == Verdict::Ac).count();
    let cases: usize = outcomes.iter().map(|outcome| outcome.task.cases.len()).sum();
    writeln!(text, "{accepted} of {cases} cases accepted").expect("a string grows as needed");
    text
}

fn problem(outcome: &Outcome, width: usize) -> String {
    let name = &outcome.task.problem.name;
    let cases = outcome.task.cases.len();
    let verdict = overall(outcome);
    let mut text = format!("{name:width$}  {cases:3} cases  {verdict:3}");
    if let Some((case, slowest)) = outcome.judged.iter().max_by_key(|(_, judged)| judged.time) {
        let memory = outcome.judged.iter().map(|(_, judged)| judged.memory).max().unwrap_or(0);
        let (time, memory) = (milliseconds(slowest.time), mebibytes(memory));
        write!(text, "  slowest {time} ({}), peak {memory}", case.name).expect("a string grows as needed");
    }
    text.push('\n');
    let wrong: Vec<_> = outcome.judged.iter().filter(|(_, judged)| judged.verdict != Verdict::Ac).collect();
    for (case, Judged { verdict, reason, .. }) in wrong.iter().take(SHOWN) {
        writeln!(text, "  {verdict:3} {}\n      {reason}", case.path().display()).expect("a string grows as needed");
    }
    if wrong.len() > SHOWN {
        writeln!(text, "  and {} more", wrong.len() - SHOWN).expect("a string grows as needed");
    }
    text
}

/// The verdict on a problem: that on its first case that is not accepted.
fn overall(outcome: &Outcome) -> Verdict {
    if outcome.task.command.is_empty() {
        return Verdict::Ce;
    }
    let verdicts = outcome.judged.iter().map(|(_, judged)| judged.verdict);
    verdicts.clone().find(|&verdict| verdict != Verdict::Ac).unwrap_or(Verdict::Ac)
}

fn milliseconds(time: Duration) -> String {
    format!("{:.0} ms", time.as_secs_f64() * 1000.0)
}

fn mebibytes(bytes: u64) -> String {
    format!("{:.1} MiB", bytes as f64 / f64::from(1 << 20))
}
