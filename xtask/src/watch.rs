//! `cargo xtask watch`: verifies a problem each time that one of its files is saved.

use crate::verify::say;
use crate::workspace::Workspace;
use anyhow::{Context, Result};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::thread::sleep;
use std::time::{Duration, SystemTime};

/// How often the files are looked at.
const TICK: Duration = Duration::from_millis(250);
/// Endings of the files that matter; editors leave others beside them.
const ENDINGS: [&str; 6] = ["rs", "toml", "in", "out", "ans", "txt"];
/// Erases the screen, and what has scrolled off it, and goes to its first line.
const CLEAR: &str = "\x1b[2J\x1b[3J\x1b[H";

/// Verifies the problem, and again after each change, until it is stopped.
///
/// # Errors
/// When the problem is unknown, or the tool cannot start itself.
pub(crate) fn run(word: &str) -> Result<ExitCode> {
    let workspace = Workspace::load()?;
    let problem = workspace.find(word)?;
    let root = &workspace.root;
    let watched =
        [problem.folder.clone(), workspace.fixtures(problem), root.join("common/src"), root.join("Cargo.toml")];
    let tool = std::env::current_exe()?;
    loop {
        // Looked at before the run, so that what is saved in the meantime is not missed.
        let seen = files(&watched);
        say(CLEAR)?;
        Command::new(&tool).args(["verify", &problem.name]).status().context("cannot start verify")?;
        say(&format!("watching {}, Ctrl-C to stop\n", problem.name))?;
        wait_for_change(&watched, &seen);
    }
}

/// When the files were changed, and their lengths.
type Files = BTreeMap<PathBuf, (SystemTime, u64)>;

/// Returns when something has changed, and nothing more does.
fn wait_for_change(watched: &[PathBuf], seen: &Files) {
    let mut last = seen.clone();
    loop {
        sleep(TICK);
        let now = files(watched);
        if now == last && now != *seen {
            return;
        }
        last = now;
    }
}

fn files(paths: &[PathBuf]) -> Files {
    let mut files = Files::new();
    for path in paths {
        collect(path, &mut files);
    }
    files
}

/// Adds a file, or all below a folder. What cannot be read, or goes in the meantime, is as if it were not there.
fn collect(path: &Path, files: &mut Files) {
    let Ok(metadata) = fs::metadata(path) else { return };
    let is_target = path.join("CACHEDIR.TAG").exists();
    if metadata.is_dir() && !is_target {
        let entries = fs::read_dir(path).into_iter().flatten().flatten();
        entries.for_each(|entry| collect(&entry.path(), files));
    } else if path.extension().is_some_and(|ending| ENDINGS.iter().any(|known| ending == *known)) {
        let changed = metadata.modified().unwrap_or(SystemTime::UNIX_EPOCH);
        files.insert(path.into(), (changed, metadata.len()));
    }
}
