//! The report for a terminal: a line a problem, and what is wrong below it.

use super::{mebibytes, milliseconds};
use crate::verdict::{Judged, Verdict};
use crate::verify::Outcome;
use anstyle::{AnsiColor, Style};
use std::fmt::Write;

/// Of many wrong cases this many are shown for a problem, and of the first few of them the lines around the difference.
const SHOWN: usize = 10;
const SHOWN_WITH_CONTEXT: usize = 3;

/// The report, with colours.
pub(super) fn text(outcomes: &[Outcome]) -> String {
    let width = outcomes.iter().map(|outcome| outcome.task.problem.name.len()).max().unwrap_or(0);
    let mut text: String = outcomes.iter().map(|outcome| problem(outcome, width)).collect();
    let judged = outcomes.iter().flat_map(|outcome| &outcome.judged);
    let accepted = judged.filter(|(_, judged)| judged.verdict == Verdict::Ac).count();
    let cases: usize = outcomes.iter().map(|outcome| outcome.task.cases.len()).sum();
    writeln!(text, "{accepted} of {cases} cases accepted").expect("a string grows as needed");
    text
}

fn problem(outcome: &Outcome, width: usize) -> String {
    let name = &outcome.task.problem.name;
    let cases = outcome.task.cases.len();
    let (plural, verdict) = (if cases == 1 { " " } else { "s" }, outcome.verdict().map_or("-".into(), coloured));
    let mut text = format!("{name:width$}  {cases:3} case{plural}  {verdict}");
    if let Some((case, slowest)) = outcome.judged.iter().max_by_key(|(_, judged)| judged.time) {
        let memory = outcome.judged.iter().map(|(_, judged)| judged.memory).max().unwrap_or(0);
        let (time, memory) = (milliseconds(slowest.time), mebibytes(memory));
        write!(text, "  slowest {time} ({}), peak {memory}", case.name).expect("a string grows as needed");
    }
    text.push('\n');
    let wrong: Vec<_> = outcome.judged.iter().filter(|(_, judged)| judged.verdict != Verdict::Ac).collect();
    for (index, (case, judged)) in wrong.iter().take(SHOWN).enumerate() {
        let Judged { verdict, reason, context, .. } = judged;
        let (verdict, path) = (coloured(*verdict), case.path());
        writeln!(text, "  {verdict} {}\n      {reason}", path.display()).expect("a string grows as needed");
        for line in context.iter().filter(|_| index < SHOWN_WITH_CONTEXT) {
            writeln!(text, "        {line}").expect("a string grows as needed");
        }
    }
    if wrong.len() > SHOWN {
        writeln!(text, "  and {} more", wrong.len() - SHOWN).expect("a string grows as needed");
    }
    text
}

fn coloured(verdict: Verdict) -> String {
    let colour = match verdict {
        Verdict::Ac => AnsiColor::Green,
        Verdict::Wa | Verdict::Re | Verdict::Ce => AnsiColor::Red,
        Verdict::Tle | Verdict::Mle | Verdict::Ole => AnsiColor::Yellow,
    };
    let style = Style::new().bold().fg_color(Some(colour.into()));
    format!("{style}{verdict:3}{style:#}")
}
