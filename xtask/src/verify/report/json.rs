//! The report for programs.

use crate::verify::Outcome;
use anyhow::Result;
use serde_json::{json, Value};

/// The version of the format; it grows when something is taken away or changes its meaning.
const VERSION: u32 = 1;

/// The report, as one JSON object.
///
/// # Errors
/// When a value cannot be written as JSON.
pub(super) fn text(outcomes: &[Outcome]) -> Result<String> {
    let accepted = outcomes.iter().all(Outcome::is_accepted);
    let problems: Vec<Value> = outcomes.iter().map(problem).collect();
    let report = json!({ "version": VERSION, "accepted": accepted, "problems": problems });
    Ok(serde_json::to_string_pretty(&report)? + "\n")
}

fn problem(outcome: &Outcome) -> Value {
    let problem = &outcome.task.problem;
    let cases = outcome.judged.iter().map(|(case, judged)| {
        json!({
            "name": case.name,
            "input": case.path(),
            "verdict": judged.verdict.to_string(),
            "reason": judged.reason,
            "cpu_seconds": judged.time.as_secs_f64(),
            "memory_bytes": judged.memory,
        })
    });
    json!({
        "name": problem.name,
        "id": problem.judge.id,
        "title": problem.judge.title,
        "url": problem.judge.url,
        "verdict": outcome.verdict().map(|verdict| verdict.to_string()),
        "cases": cases.collect::<Vec<_>>(),
    })
}
