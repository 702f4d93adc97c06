//! `cargo xtask fetch`: problems as the browser extension Competitive Companion parses them.

mod companion;
mod request;
mod server;

use crate::new;
use crate::workspace::Workspace;
use anyhow::{bail, Context, Result};
use clap::Args;
use companion::Problem;
use std::fs::File;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Where problems come from, and what may be written over.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// Port on 127.0.0.1 to wait at; one of those that the extension posts to
    #[arg(long, default_value_t = 10043, conflicts_with = "file")]
    port: u16,
    /// Read the JSON from this file instead, or from standard input if it is '-'; several problems may follow each other
    #[arg(long)]
    file: Option<PathBuf>,
    /// Write the samples of a problem that is there already anew; all else of it stays
    #[arg(long)]
    force: bool,
}

const EXAMPLES: &str = "Examples:
  cargo xtask fetch                          then click the extension's button on a problem or a contest
  cargo xtask fetch --file problem.json

Ends after one problem, or after all of a contest. A problem is made whole or not at all; one that cannot be made does not
keep the others of a contest from it. Exit code: 0 if all were made, 2 if not.";

/// The longest JSON, in bytes.
const LONGEST: u64 = 16 << 20;

/// Runs the command.
///
/// # Errors
/// When what should be JSON cannot be read or is something else, or the port is taken.
pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let mut all_made = true;
    let mut make = |problem: &Problem| {
        if let Err(error) = make(problem, arguments.force) {
            all_made = false;
            // With standard error closed too, the exit code is all that is left to say it.
            let _ = writeln!(io::stderr(), "error: {error:#}");
        }
    };
    match &arguments.file {
        Some(path) => read(path)?.iter().for_each(make),
        None => server::receive(arguments.port, |problem| make(&problem))?,
    }
    Ok(if all_made { ExitCode::SUCCESS } else { ExitCode::from(crate::COULD_NOT_RUN) })
}

fn make(problem: &Problem, force: bool) -> Result<()> {
    let workspace = Workspace::load()?;
    let draft = problem.draft(&workspace)?;
    if problem.interactive {
        writeln!(io::stderr(), "note: {} is interactive, and verify has no partner for it", draft.name)?;
    }
    match workspace.problems.iter().find(|problem| problem.name == draft.name) {
        None => new::make(&draft),
        Some(there) if force => new::write_samples(&workspace, there, &draft.samples),
        Some(_) => bail!("{} is there already; --force writes its samples anew", draft.name),
    }
}

/// The problems in a file, or on standard input if it is `-`.
fn read(path: &Path) -> Result<Vec<Problem>> {
    let mut json = Vec::new();
    let (read, name) = if path == Path::new("-") {
        (io::stdin().take(LONGEST + 1).read_to_end(&mut json), "standard input".into())
    } else {
        let file = File::open(path).with_context(|| path.display().to_string())?;
        (file.take(LONGEST + 1).read_to_end(&mut json), path.display().to_string())
    };
    read.with_context(|| name.clone())?;
    if json.len() as u64 > LONGEST {
        bail!("{name}: expected at most {LONGEST} bytes");
    }
    companion::parse(&json).context(name)
}
