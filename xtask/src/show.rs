//! `cargo xtask show`: what there is to know of a problem.

use crate::fixture::cases;
use crate::verify::say;
use crate::workspace::{Problem, Workspace};
use anyhow::{Context, Result};
use std::fmt::Write;
use std::fs;
use std::process::ExitCode;

/// Writes title, limits, statement, idea and paths.
///
/// # Errors
/// When the problem is unknown, its `lib.rs` cannot be read, or standard output is closed.
pub(crate) fn run(word: &str) -> Result<ExitCode> {
    let workspace = Workspace::load()?;
    let problem = workspace.find(word)?;
    let library = problem.folder.join("src/lib.rs");
    let source = fs::read_to_string(&library).with_context(|| library.display().to_string())?;
    let judge = &problem.judge;
    let (time, memory) = (judge.time_limit(), judge.memory_limit() >> 20);
    let mut text = format!("{} ({})\n{}\n{time:?}, {memory} MiB\n", judge.title, judge.id, judge.url);
    let (statement, idea) = statement_and_idea(&source);
    for part in [statement, idea, paths(&workspace, problem)].into_iter().filter(|part| !part.is_empty()) {
        write!(text, "\n{part}").expect("a string grows as needed");
    }
    say(&text)?;
    Ok(ExitCode::SUCCESS)
}

/// The documentation of a module below its title: what stands before the first section, and the section `Insight`.
fn statement_and_idea(source: &str) -> (String, String) {
    let lines =
        source.lines().map_while(|line| line.strip_prefix("//!")).map(|line| line.strip_prefix(' ').unwrap_or(line));
    let documentation: String = lines.filter(|line| !line.starts_with("# ")).flat_map(|line| [line, "\n"]).collect();
    let mut sections = documentation.split("\n## ");
    let text = |section: &str| match section.trim() {
        "" => String::new(),
        text => format!("{text}\n"),
    };
    let statement = sections.next().map(text).unwrap_or_default();
    let idea = sections.find_map(|section| section.strip_prefix("Insight\n")).map(text).unwrap_or_default();
    (statement, idea)
}

/// Where the parts of the problem are, as far as they are there.
fn paths(workspace: &Workspace, problem: &Problem) -> String {
    let folder = &problem.folder;
    let parts = [
        ("solution", folder.join("src/lib.rs")),
        ("rules", folder.join("src/rules.rs")),
        ("referee", folder.join("tests/strategy/mod.rs")),
        ("tests", folder.join("tests/referee.rs")),
        ("bundle", workspace.bundle(problem)),
        ("fixtures", workspace.fixtures(problem)),
    ];
    let number = cases(&workspace.fixtures(problem)).map_or(0, |cases| cases.len());
    let mut text = String::new();
    for (part, path) in parts.into_iter().filter(|(_, path)| path.exists()) {
        let number = if part == "fixtures" { format!(" ({number})") } else { String::new() };
        let path = path.strip_prefix(&workspace.root).unwrap_or(&path).display();
        writeln!(text, "{part:8}  {path}{number}").expect("a string grows as needed");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parts(source: &str) -> (String, String) {
        statement_and_idea(source)
    }

    #[test]
    fn statement_and_idea_are_parts_of_the_documentation() {
        let source =
            "//! # Title\n//!\n//! A game.\n//! Who wins?\n//!\n//! ## Insight\n//!\n//! Symmetry.\n//!\n//! ```text\n\
                      //!  . o\n//! ```\n//!\n//! ## Theorem\n//!\n//! Long.\n\npub mod rules;\n//! no\n";
        assert_eq!(parts(source), ("A game.\nWho wins?\n".into(), "Symmetry.\n\n```text\n . o\n```\n".into()));
    }

    #[test]
    fn what_is_missing_is_empty() {
        assert_eq!(parts("pub mod rules;\n"), (String::new(), String::new()));
        assert_eq!(parts("//! A game.\n//!\n//! ## Theorem\n//! T\n"), ("A game.\n".into(), String::new()));
        assert_eq!(parts("//! # Title\n//!\n//! ## Insight\n//! I\n"), (String::new(), "I\n".into()));
    }
}
