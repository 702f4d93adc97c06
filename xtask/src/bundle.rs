//! `cargo xtask bundle`: makes one file of a problem's program, proves it, and only then writes it.

mod attributes;
pub(crate) mod clipboard;
mod code;
mod conditions;
mod crates;
mod derives;
mod globs;
mod judge;
mod make;
mod merge;
mod modules;
mod nodes;
mod origin;
mod outside;
mod print;
mod prune;
mod rustc;
mod source;
mod strip;
mod tokens;

use make::Bundle;

use crate::fixture::from_here;
use crate::workspace::{Problem, Workspace};
use crate::{verify, whole, COULD_NOT_RUN};
use anyhow::{bail, Context, Result};
use clap::Args;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// What to bundle, and for whom.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
#[allow(clippy::struct_excessive_bools, reason = "each is a flag of its own on the command line")]
pub(crate) struct Arguments {
    /// Names, judge's ids or unique beginnings of names
    #[arg(required_unless_present = "all")]
    problems: Vec<String>,
    /// Bundle all problems
    #[arg(long, conflicts_with = "problems")]
    all: bool,
    /// Write to this file, or to standard output if it is '-' [default: target/bundle/ID.rs]
    #[arg(long, short, value_name = "FILE", conflicts_with = "all")]
    output: Option<PathBuf>,
    /// The judge, one of those in the root manifest
    #[arg(long, value_name = "NAME", default_value = DEFAULT_JUDGE)]
    judge: String,
    /// Copy to the clipboard as well: the terminal's, or the desktop's if built with the feature clipboard
    #[arg(long, conflicts_with = "all")]
    copy: bool,
    /// Leave out blanks and line ends that change no token
    #[arg(long)]
    minify: bool,
    /// Do not compile the file and judge it on the fixtures
    #[arg(long)]
    no_check: bool,
    /// Compile the file with this compiler
    #[arg(long, value_name = "PATH", value_parser = program)]
    rustc: Option<PathBuf>,
}

/// A program: by its name, or by a path, which starts from the current folder and not from where the program is run.
fn program(text: &str) -> io::Result<PathBuf> {
    if text.contains('/') {
        return std::path::absolute(text);
    }
    Ok(text.into())
}

const DEFAULT_JUDGE: &str = "codeforces";

const EXAMPLES: &str = "Examples:
  cargo xtask bundle tetris                  target/bundle/106130G.rs
  cargo xtask bundle 105663J -o -            to standard output
  cargo xtask bundle --all --judge atcoder

Exit code: 0 if all files are written, 1 if one is wrong or too long, 2 if one could not be made.";

/// Runs the command.
///
/// # Errors
/// When a problem is unknown or a bundle cannot be made; those of other problems are made all the same.
pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let workspace = Workspace::load()?;
    let problems = problems(&workspace, arguments)?;
    if problems.len() > 1 && arguments.output.is_some() {
        bail!("--output is for one problem");
    }
    let mut worst = 0;
    for problem in &problems {
        let code = match make_and_write(&workspace, problem, arguments) {
            Ok(true) => 0,
            Ok(false) => 1,
            Err(error) if problems.len() > 1 => {
                say(&format!("error: {}: {error:#}", problem.name));
                COULD_NOT_RUN
            }
            Err(error) => return Err(error),
        };
        worst = worst.max(code);
    }
    Ok(ExitCode::from(worst))
}

fn problems<'a>(workspace: &'a Workspace, arguments: &Arguments) -> Result<Vec<&'a Problem>> {
    if arguments.all {
        return Ok(workspace.problems.iter().collect());
    }
    arguments.problems.iter().map(|word| workspace.find(word)).collect()
}

/// Whether the bundle is right, and so was written.
fn make_and_write(workspace: &Workspace, problem: &Problem, arguments: &Arguments) -> Result<bool> {
    let judge = judge::find(workspace, &arguments.judge)?;
    let bundle = Bundle::make(workspace, problem, &judge, &command(problem, arguments), arguments.minify)?;
    let length = bundle.text.len();
    if length > judge.source_limit {
        say(&format!("{}: {length} bytes, where {} takes {}", problem.name, arguments.judge, judge.source_limit));
        return Ok(false);
    }
    if !arguments.no_check && !is_proven(workspace, problem, &bundle, arguments.rustc.as_deref())? {
        return Ok(false);
    }
    match &arguments.output {
        Some(file) if file.as_os_str() == "-" => verify::say(&bundle.text)?,
        output => {
            let file = match output {
                Some(file) => file.clone(),
                None => place(workspace, problem)?,
            };
            whole::write(&file, bundle.text.as_bytes())?;
            verify::say(&format!("{}: {length} bytes\n", from_here(&file).display()))?;
        }
    }
    if arguments.copy {
        clipboard::copy(&bundle.text)?;
    }
    Ok(true)
}

/// Compiles a bundle alone and judges it on all fixtures of its problem.
fn is_proven(workspace: &Workspace, problem: &Problem, bundle: &Bundle, rustc: Option<&Path>) -> Result<bool> {
    let folder = tempfile::tempdir().context("cannot make a temporary folder")?;
    let program = folder.path().join("program");
    if !bundle.compile(&program, rustc)? {
        say(&format!("{}: the bundle does not compile", problem.name));
        return Ok(false);
    }
    let report = verify::judge_program(workspace, problem, &program)?;
    if let Some(report) = &report {
        say(report);
        say(&format!("{}: the bundle is not accepted", problem.name));
    }
    Ok(report.is_none())
}

/// The command that makes this bundle again.
fn command(problem: &Problem, arguments: &Arguments) -> String {
    let mut command = format!("cargo xtask bundle {}", problem.name);
    if arguments.judge != DEFAULT_JUDGE {
        command = command + " --judge " + &arguments.judge;
    }
    if arguments.minify {
        command += " --minify";
    }
    command
}

/// Where a bundle goes when nothing else is said, with a folder for it.
fn place(workspace: &Workspace, problem: &Problem) -> Result<PathBuf> {
    let file = workspace.bundle(problem);
    fs::create_dir_all(file.parent().unwrap_or(&file)).with_context(|| file.display().to_string())?;
    Ok(file)
}

/// Bundles a problem for the default judge and compiles it alone; the program, unless it does not compile.
///
/// # Errors
/// As for [`run`].
pub(crate) fn build(workspace: &Workspace, problem: &Problem) -> Result<Option<PathBuf>> {
    let judge = judge::find(workspace, DEFAULT_JUDGE)?;
    let bundle = Bundle::make(workspace, problem, &judge, "", false)?;
    let program = place(workspace, problem)?.with_extension("program");
    Ok(bundle.compile(&program, None)?.then_some(program))
}

/// Says something that is not the bundle itself.
fn say(text: &str) {
    // With standard error closed too, the exit code is all that is left to say it.
    let _ = writeln!(io::stderr(), "{}", text.trim_end());
}
