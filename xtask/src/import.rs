//! `cargo xtask import`: test data from a folder or a zip, as fixtures.

mod directory;
mod layout;
mod source;

use crate::compare::Comparison;
use crate::fixture::{self, Case};
use crate::interrupts::Held;
use crate::new::{self, slug, Transaction};
use crate::verify::say;
use crate::workspace::{Problem, Workspace};
use anyhow::{bail, Context, Result};
use clap::Args;
use layout::Pair;
use source::Source;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// What to bring in, and where.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// A folder or a zip: x.in with x.out or x.ans, input/x.txt with output/x.txt, input0.txt with output0.txt, or a
    /// Kattis package
    path: PathBuf,
    /// Name, judge's id or unique beginning of the name
    problem: String,
}

const EXAMPLES: &str = "Examples:
  cargo xtask import ~/Downloads/samples.zip take-stones
  cargo xtask import ~/problems/takestones 1234A

A case whose input is there already is passed over. Nothing is written if anything is wrong.
Exit code: 0 if all cases are there, 2 if not.";

/// Cases on their way into the fixtures.
struct Import<'a> {
    problem: &'a Problem,
    /// The problem's fixtures.
    folder: PathBuf,
    /// Where cases are put before all of them are known to be good.
    stage: &'a Path,
    /// The cases that are there, and then those that are new.
    known: Vec<Known>,
    /// The number in the name of the next case.
    next: usize,
    /// The names of the new cases.
    added: Vec<String>,
}

/// A case that another may be the same as.
struct Known {
    name: String,
    input: PathBuf,
    answer: PathBuf,
    /// Of the input, so that few files are compared.
    digest: u64,
}

/// Runs the command.
///
/// # Errors
/// When the problem is unknown, the folder or zip cannot be read or holds what it must not, or a case contradicts one
/// that is there; then nothing is written.
pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let workspace = Workspace::load()?;
    let problem = workspace.find(&arguments.problem)?;
    let from = arguments.path.display().to_string();
    let mut source = Source::open(&arguments.path).with_context(|| from.clone())?;
    let pairs = layout::pairs(&source.names()).with_context(|| from.clone())?;

    let held = Held::start()?;
    let stage = tempfile::Builder::new().prefix(".import-").tempdir_in(&workspace.root);
    let stage = stage.with_context(|| workspace.root.display().to_string())?;
    let mut import = Import::new(problem, workspace.fixtures(problem), stage.path())?;
    for pair in &pairs {
        held.check()?;
        import.add(&mut source, pair).with_context(|| format!("{from}: {}", pair.name))?;
    }
    say(&import.finish()?)?;
    Ok(ExitCode::SUCCESS)
}

impl<'a> Import<'a> {
    fn new(problem: &'a Problem, folder: PathBuf, stage: &'a Path) -> Result<Self> {
        let placeholders = new::placeholders(&folder);
        let cases = fixture::cases_to_bless(&folder)?.into_iter();
        let known =
            cases.filter(|case| !placeholders.contains(&case.input)).map(Known::of).collect::<Result<Vec<_>>>()?;
        let number = |known: &Known| known.name.split('-').next()?.parse::<usize>().ok();
        let next = known.iter().filter_map(number).max().unwrap_or(0) + 1;
        Ok(Self { problem, folder, stage, known, next, added: Vec::new() })
    }

    /// Stages a case, unless it is known.
    fn add(&mut self, source: &mut Source, pair: &Pair) -> Result<()> {
        let name = format!("{:02}-{}", self.next, words(&pair.name));
        let file = |ending| self.stage.join(format!("{name}.{ending}"));
        let (input, answer) = (file("in"), file("out"));
        source.copy(pair.input, &input)?;
        source.copy(pair.output, &answer)?;
        let case = Known::of(Case { name, input, answer })?;
        if self.is_known(&case)? {
            fs::remove_file(&case.input)?;
            fs::remove_file(&case.answer)?;
            return Ok(());
        }
        self.next += 1;
        self.added.push(case.name.clone());
        self.known.push(case);
        Ok(())
    }

    /// Whether there is a case with this input.
    ///
    /// # Errors
    /// When its output is another, and there is no checker, which might accept both.
    fn is_known(&self, case: &Known) -> Result<bool> {
        let input = fs::read(&case.input)?;
        for other in self.known.iter().filter(|other| other.digest == case.digest) {
            if fs::read(&other.input)? != input {
                continue;
            }
            let comparison = &self.problem.judge.comparison;
            let difference = comparison.difference(&fs::read(&other.answer)?, &fs::read(&case.answer)?);
            match (difference, comparison) {
                (None, _) | (_, Comparison::Checker(_)) => return Ok(true),
                (Some(difference), _) => bail!("has the input of {}, but another output: {difference}", other.name),
            }
        }
        Ok(false)
    }

    /// Moves what is staged to the fixtures, and what only marked its place away; what to say about it.
    fn finish(self) -> Result<String> {
        let mut transaction = Transaction::default();
        if !self.added.is_empty() {
            for file in new::placeholders(&self.folder) {
                transaction
                    .rename(&file, &self.stage.join("old").with_extension(file.extension().unwrap_or_default()))?;
            }
        }
        for name in &self.added {
            for file in ["in", "out"].map(|ending| format!("{name}.{ending}")) {
                transaction.rename(&self.stage.join(&file), &self.folder.join(&file))?;
            }
        }
        transaction.commit();
        let problem = &self.problem.name;
        Ok(match &self.added[..] {
            [] => format!("{problem}: all cases are there already\n"),
            [one] => format!("{problem}: 1 case, {one}\n"),
            [first, .., last] => format!("{problem}: {} cases, {first} to {last}\n", self.added.len()),
        })
    }
}

impl Known {
    fn of(case: Case) -> Result<Self> {
        let digest = source::digest(&case.input).with_context(|| case.input.display().to_string())?;
        Ok(Self { name: case.name, input: case.input, answer: case.answer, digest })
    }
}

/// A name for a case, for behind its number.
fn words(name: &str) -> String {
    let slug = slug(name);
    if slug.contains(|c: char| c.is_ascii_lowercase()) {
        return slug;
    }
    format!("case-{slug}").trim_end_matches('-').to_owned()
}
