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

use crate::cargo::cargo;
use crate::fixture::{self, Case};
use crate::interrupts::Held;
use crate::verify;
use crate::workspace::{Problem, Workspace};
use anyhow::{bail, Context, Result};
use clap::Args;
use std::fs;
use std::process::ExitCode;

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

    let held = Held::start()?;
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
    held.check()?;
    transaction.commit();
    say(draft)
}

/// Writes the samples of a problem that is there over its first ones, and says how many.
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
    let same = |sample: &Sample| Some(&cases[inputs.iter().position(|input| input == sample.input.as_bytes())?]);
    // Numbers that are free: a sample is not written over the fixture of another.
    let kept: Vec<&Case> = samples.iter().filter_map(same).collect();
    let mut numbers = (1..).map(|number| folder.join(format!("{number:02}-sample.in")));
    let mut next = || numbers.find(|input| kept.iter().all(|case| case.input != *input)).unwrap_or_default();
    let held = Held::start()?;
    let mut transaction = Transaction::default();
    for sample in samples {
        let there = same(sample).map(|case| (case.input.clone(), case.answer.clone()));
        let (input, output) = there.unwrap_or_else(|| {
            let input = next();
            (input.clone(), input.with_extension("out"))
        });
        transaction.write(&input, sample.input.as_bytes())?;
        transaction.write(&output, sample.output.as_bytes())?;
    }
    held.check()?;
    transaction.commit();
    verify::say(&format!("{}: {} written, all else stays\n", problem.name, number_of(samples)))
}

/// How many samples, in words.
fn number_of(samples: &[Sample]) -> String {
    match samples.len() {
        0 => "no sample".into(),
        1 => "1 sample".into(),
        number => format!("{number} samples"),
    }
}

/// Problems are found by their ids too, so an id means one problem.
fn check_id(draft: &Draft, workspace: &Workspace) -> Result<()> {
    let id = draft.id();
    for problem in &workspace.problems {
        let means = |word: &str| [&problem.name, &problem.judge.id].iter().any(|own| own.eq_ignore_ascii_case(word));
        if means(&id) {
            bail!("the id {id:?} already means {}", problem.name);
        }
        if means(&draft.name) {
            bail!("{} is taken: it is the id of {}", draft.name, problem.name);
        }
    }
    Ok(())
}

/// Lets cargo read the new crate, and write it into the lock file, which needs nothing from the network.
fn lock(workspace: &Workspace, name: &str) -> Result<()> {
    if Workspace::load()?.problems.iter().all(|problem| problem.name != name) {
        bail!("Cargo.toml: expected \"crates/*\" among the members of the workspace");
    }
    let mut cargo = cargo(workspace);
    let output = cargo.args(["update", "--workspace", "--offline", "--quiet"]).output().context("cannot run cargo")?;
    if !output.status.success() {
        bail!("cargo update --workspace: {}", clean(&String::from_utf8_lossy(&output.stderr)));
    }
    Ok(())
}

fn say(draft: &Draft) -> Result<()> {
    let Draft { name, limits, .. } = draft;
    let samples = number_of(&draft.samples);
    let next = match draft.samples.len() {
        0 => format!("put the sample into fixtures/{name}/01-sample.in and 01-sample.out, write"),
        _ => "write".into(),
    };
    verify::say(&format!(
        "{name}: crates/{name}, fixtures/{name}, a row in README.md ({samples}, {} ms, {} MiB)\n\
         next: {next} solve in crates/{name}/src/lib.rs, then cargo xtask verify {name}\n",
        limits.time_ms, limits.memory_mib,
    ))
}
