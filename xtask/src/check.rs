//! Checking an output as the problem says: by comparison, or by asking its checker.

use crate::compare::Comparison;
use crate::fixture::Case;
use crate::runner::Runner;
use crate::verdict::Wrong;
use anyhow::{Context, Result};
use std::path::Path;

/// What is wrong with a program's output for a case whose right output is `answer`; nothing if it is accepted.
///
/// # Errors
/// When a checker cannot be run or fails.
pub(crate) fn wrong(
    runner: &mut Runner,
    root: &Path,
    comparison: &Comparison,
    (case, answer): (&Case, &[u8]),
    output: &[u8],
) -> Result<Option<Wrong>> {
    match comparison {
        Comparison::Checker(checker) => ask(runner, root, checker, case, output),
        _ => Ok(comparison.difference(answer, output).map(|difference| {
            let context = difference.context(answer, output);
            (difference.to_string(), context)
        })),
    }
}

/// A checker is a command; where its program is a path, that starts from the root of the workspace.
fn ask(runner: &mut Runner, root: &Path, checker: &str, case: &Case, output: &[u8]) -> Result<Option<Wrong>> {
    let command = shlex::split(checker).filter(|words| !words.is_empty());
    let mut command = command.with_context(|| format!("the checker: expected a command, found {checker:?}"))?;
    if command[0].contains('/') {
        command[0] = root.join(&command[0]).to_string_lossy().into_owned();
    }
    Ok(runner.check(&command, case, output)?.map(|said| (said, Vec::new())))
}
