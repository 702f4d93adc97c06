//! `cargo xtask new`: a new problem of the house's shape, whole or not at all.

mod draft;
mod name;
mod readme;
mod template;
mod transaction;

pub(crate) use draft::{address, clean, Draft, Limits, Sample};
pub(crate) use name::{slug, suggest};
pub(crate) use template::placeholders;
pub(crate) use transaction::Transaction;

use crate::fixture::{self, Case};
use crate::workspace::{Problem, Workspace};
use anyhow::{bail, Context, Result};
use clap::Args;
use std::fs;
use std::io::{self, Write};
use std::process::{Command, ExitCode};

/// The problem to be.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// Name of the crate, the binary, the folder of fixtures and the row of the README, such as take-stones
    name: String,
    /// The judge's name for the problem, such as 106407A [default: the name]
    #[arg(long)]
    id: Option<String>,
    /// Where the statement is
    #[arg(long)]
    url: Option<String>,
    /// The problem's title [default: from the name]
    #[arg(long)]
    title: Option<String>,
    /// Limit on CPU time
    #[arg(long, value_name = "MS", default_value_t = Limits::default().time_ms)]
    time_limit: u64,
    /// Limit on memory
    #[arg(long, value_name = "MIB", default_value_t = Limits::default().memory_mib)]
    memory_limit: u64,
}

const EXAMPLES: &str = "Examples:
  cargo xtask new take-stones
  cargo xtask new take-stones --id 1234A --url https://codeforces.com/contest/1234/problem/A --time-limit 2000

Nothing is written if anything is wrong. Exit code: 0 if the problem is there, 2 if not.";

/// Runs the command.
///
/// # Errors
/// When the name, the id or another part is taken or cannot be, or the workspace cannot be written; nothing is left.
pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let draft = Draft {
        name: arguments.name.clone(),
        id: arguments.id.as_deref().map(clean).unwrap_or_default(),
        url: arguments.url.as_deref().map(address).transpose()?.unwrap_or_default(),
        title: arguments.title.as_deref().map(clean).unwrap_or_default(),
        source: String::new(),
        limits: Limits::new(arguments.time_limit, arguments.memory_limit)?,
        samples: Vec::new(),
    };
    make(&draft)?;
    Ok(ExitCode::SUCCESS)
}

/// Makes a problem, and says on standard output what was made.
///
/// # Errors
/// As for [`run`].
pub(crate) fn make(draft: &Draft) -> Result<()> {
    let workspace = Workspace::load()?;
    name::check(&draft.name, &workspace)?;
    check_id(draft, &workspace)?;
    let readme = workspace.root.join("README.md");
    let text = fs::read_to_string(&readme).with_context(|| readme.display().to_string())?;
    let text = readme::with_row(&text, draft)?;

    let stage = tempfile::Builder::new().prefix(".new-").tempdir_in(&workspace.root);
    let stage = stage.with_context(|| workspace.root.display().to_string())?;
    let (sources, fixtures) = (stage.path().join("crate"), stage.path().join("fixtures"));
    template::write_crate(draft, &sources)?;
    template::write_fixtures(draft, &fixtures)?;

    // Declared after the stage, so it goes first and moves everything back there.
    let mut transaction = Transaction::default();
    transaction.keep(&workspace.root.join("Cargo.lock"))?;
    transaction.rename(&fixtures, &workspace.root.join("fixtures").join(&draft.name))?;
    transaction.rename(&sources, &workspace.root.join("crates").join(&draft.name))?;
    transaction.write(&readme, text.as_bytes())?;
    lock(&workspace, &draft.name)?;
    transaction.commit();
    say(draft)
}

/// Writes the samples of a problem that is there, over those of the same numbers, and says how many.
///
/// A sample whose input is that of a fixture is this fixture.
///
/// # Errors
/// When a file cannot be read or written; then all are as they were.
pub(crate) fn write_samples(workspace: &Workspace, problem: &Problem, samples: &[Sample]) -> Result<()> {
    let folder = workspace.fixtures(problem);
    let cases = fixture::cases_to_bless(&folder)?;
    let read = |case: &Case| fs::read(&case.input).with_context(|| case.input.display().to_string());
    let inputs = cases.iter().map(read).collect::<Result<Vec<_>>>()?;
    let mut transaction = Transaction::default();
    for (number, sample) in (1..).zip(samples) {
        let input = folder.join(format!("{number:02}-sample.in"));
        let (input, output) = match inputs.iter().position(|input| input == sample.input.as_bytes()) {
            Some(same) => (cases[same].input.clone(), cases[same].answer.clone()),
            None => (input.clone(), input.with_extension("out")),
        };
        transaction.write(&input, sample.input.as_bytes())?;
        transaction.write(&output, sample.output.as_bytes())?;
    }
    transaction.commit();
    writeln!(io::stdout(), "{}: {} samples written, all else stays", problem.name, samples.len())
        .context("cannot write to standard output")
}

/// Problems are found by their ids too, so an id means one problem.
fn check_id(draft: &Draft, workspace: &Workspace) -> Result<()> {
    let id = draft.id();
    let means = |word: &str| word.eq_ignore_ascii_case(&id);
    match workspace.problems.iter().find(|problem| means(&problem.name) || means(&problem.judge.id)) {
        Some(problem) => bail!("the id {id:?} already means {}", problem.name),
        None => Ok(()),
    }
}

/// Lets cargo read the new crate, and write it into the lock file, which needs nothing from the network.
fn lock(workspace: &Workspace, name: &str) -> Result<()> {
    if Workspace::load()?.problems.iter().all(|problem| problem.name != name) {
        bail!("Cargo.toml: expected \"crates/*\" among the members of the workspace");
    }
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    let cargo = cargo.args(["update", "--workspace", "--offline", "--quiet"]).current_dir(&workspace.root);
    let output = cargo.output().context("cannot run cargo")?;
    if !output.status.success() {
        bail!("cargo update --workspace: {}", clean(&String::from_utf8_lossy(&output.stderr)));
    }
    Ok(())
}

fn say(draft: &Draft) -> Result<()> {
    let Draft { name, limits, .. } = draft;
    let samples = match draft.samples.len() {
        0 => "no sample yet".into(),
        1 => "1 sample".into(),
        number => format!("{number} samples"),
    };
    let next = match draft.samples.len() {
        0 => format!("put the sample into fixtures/{name}/01-sample.in and 01-sample.out, write"),
        _ => "write".into(),
    };
    writeln!(
        io::stdout(),
        "{name}: crates/{name}, fixtures/{name}, a row in README.md ({samples}, {} ms, {} MiB)\n\
         next: {next} solve in crates/{name}/src/lib.rs, then cargo xtask verify {name}",
        limits.time_ms,
        limits.memory_mib,
    )
    .context("cannot write to standard output")
}
