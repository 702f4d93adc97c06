//! `cargo xtask list`: a line a problem.

use crate::fixture::cases;
use crate::verify::say;
use crate::workspace::{Problem, Workspace};
use anyhow::Result;
use std::fs;
use std::process::ExitCode;

/// Columns of a row but for the title, which comes last, since letters of some scripts are two columns wide.
const HEAD: [&str; 4] = ["problem", "id", "fixtures", "bundle"];

/// Writes the table.
///
/// # Errors
/// When cargo cannot describe the workspace, or standard output is closed.
pub(crate) fn run() -> Result<ExitCode> {
    let workspace = Workspace::load()?;
    let mut rows = vec![(HEAD.map(str::to_owned), "title")];
    rows.extend(workspace.problems.iter().map(|problem| (row(&workspace, problem), problem.judge.title.as_str())));
    let width = |column: usize| rows.iter().map(|(cells, _)| cells[column].chars().count()).max().unwrap_or(0);
    let [name_width, id_width, fixtures_width, bundle_width] = [0, 1, 2, 3].map(width);
    let line = |([name, id, fixtures, bundle], title): &([String; 4], &str)| {
        format!("{name:name_width$}  {id:id_width$}  {fixtures:>fixtures_width$}  {bundle:>bundle_width$}  {title}\n")
    };
    say(&rows.iter().map(line).collect::<String>())?;
    Ok(ExitCode::SUCCESS)
}

/// Where there is nothing, or not what should be there, stands a dash; `verify` says what is wrong with fixtures.
fn row(workspace: &Workspace, problem: &Problem) -> [String; 4] {
    let fixtures = cases(&workspace.fixtures(problem)).map_or("-".into(), |cases| cases.len().to_string());
    let bundle = fs::metadata(workspace.bundle(problem)).map_or("-".into(), |file| kibibytes(file.len()));
    [problem.name.clone(), problem.judge.id.clone(), fixtures, bundle]
}

fn kibibytes(bytes: u64) -> String {
    format!("{:.1} KiB", bytes as f64 / 1024.0)
}
