//! The report as a table in Markdown, for the summary of a CI job.

use super::{mebibytes, milliseconds};
use crate::verdict::Verdict;
use crate::verify::Outcome;
use std::fmt::Write;

/// The report.
pub(super) fn text(outcomes: &[Outcome]) -> String {
    let mut text = String::from("| problem | cases | verdict | slowest | peak |\n| --- | --: | --- | --: | --: |\n");
    for outcome in outcomes {
        let time = outcome.judged.iter().map(|(_, judged)| judged.time).max().map_or("-".into(), milliseconds);
        let memory = outcome.judged.iter().map(|(_, judged)| judged.memory).max().map_or("-".into(), mebibytes);
        let (name, cases) = (&outcome.task.problem.name, outcome.task.cases.len());
        let verdict = outcome.verdict().map_or("-".into(), |verdict| verdict.to_string());
        writeln!(text, "| {name} | {cases} | {verdict} | {time} | {memory} |").expect("a string grows as needed");
    }
    let judged = outcomes.iter().flat_map(|outcome| &outcome.judged);
    let wrong: Vec<_> = judged.filter(|(_, judged)| judged.verdict != Verdict::Ac).collect();
    if !wrong.is_empty() {
        text += "\n| case | verdict | reason |\n| --- | --- | --- |\n";
    }
    for (case, judged) in wrong {
        let (path, verdict, reason) = (case.path(), judged.verdict, escaped(&judged.reason));
        writeln!(text, "| {} | {verdict} | {reason} |", path.display()).expect("a string grows as needed");
    }
    text
}

/// Text in which Markdown and HTML see nothing of their own.
fn escaped(text: &str) -> String {
    let special = |c: char| matches!(c, '|' | '<' | '>' | '&' | '*' | '_' | '`' | '[' | ']' | '\\');
    text.chars().flat_map(|c| special(c).then_some('\\').into_iter().chain([c])).collect()
}
