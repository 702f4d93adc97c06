//! The problems of the workspace, as its manifests describe them.

use crate::compare::Comparison;
use anyhow::{anyhow, bail, Context, Result};
use cargo_metadata::{Metadata, MetadataCommand, Package};
use serde::Deserialize;
use std::path::PathBuf;
use std::time::Duration;

/// Words less like each other than this, from 0 to 1, are not mistaken for each other.
const LIKE: f64 = 0.7;

/// The workspace, and its problems by name.
pub(crate) struct Workspace {
    /// The folder of the root manifest.
    pub(crate) root: PathBuf,
    /// Where cargo builds.
    pub(crate) target: PathBuf,
    /// All problems, by name.
    pub(crate) problems: Vec<Problem>,
    /// The table `[workspace.metadata]`.
    pub(crate) metadata: serde_json::Value,
}

/// A problem: a package with a table `[package.metadata.judge]`.
#[derive(Clone)]
pub(crate) struct Problem {
    /// The name of the package, of its binary and of its folder of fixtures.
    pub(crate) name: String,
    /// The package's folder.
    pub(crate) folder: PathBuf,
    /// What the judge says of it.
    pub(crate) judge: Judge,
}

/// The table `[package.metadata.judge]`.
#[derive(Clone, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct Judge {
    /// The judge's name for the problem, such as `106407A`.
    pub(crate) id: String,
    /// Where the statement is.
    pub(crate) url: String,
    /// The problem's title.
    pub(crate) title: String,
    time_limit_ms: u64,
    memory_limit_mib: u64,
    /// How outputs are compared; by tokens where it is not said.
    #[serde(default)]
    pub(crate) comparison: Comparison,
}

impl Judge {
    /// The limit on CPU time.
    pub(crate) fn time_limit(&self) -> Duration {
        Duration::from_millis(self.time_limit_ms)
    }

    /// The limit on memory, in bytes.
    pub(crate) fn memory_limit(&self) -> u64 {
        self.memory_limit_mib << 20
    }
}

impl Workspace {
    /// Asks cargo for the workspace around the current folder.
    ///
    /// # Errors
    /// When cargo cannot say, or the description of a problem is wrong.
    pub(crate) fn load() -> Result<Self> {
        let metadata = MetadataCommand::new().no_deps().exec().context("cargo metadata")?;
        let mut problems = problems(&metadata)?;
        problems.sort_by(|a, b| a.name.cmp(&b.name));
        Ok(Self {
            root: metadata.workspace_root.into(),
            target: metadata.target_directory.into(),
            problems,
            metadata: metadata.workspace_metadata,
        })
    }

    /// The folder of a problem's fixtures.
    pub(crate) fn fixtures(&self, problem: &Problem) -> PathBuf {
        self.root.join("fixtures").join(&problem.name)
    }

    /// The file of a problem's bundle, if there is one.
    pub(crate) fn bundle(&self, problem: &Problem) -> PathBuf {
        let is_plain = |c: char| c.is_alphanumeric() || "-_".contains(c);
        let id: String = problem.judge.id.chars().map(|c| if is_plain(c) { c } else { '-' }).collect();
        self.target.join("bundle").join(id + ".rs")
    }

    /// The problem that goes by its name, its judge's id, or the beginning of its name and of no other's.
    ///
    /// # Errors
    /// When there is none, with the nearest name, or when several names begin so.
    pub(crate) fn find(&self, word: &str) -> Result<&Problem> {
        let exact = |p: &&Problem| p.name == word || p.judge.id.eq_ignore_ascii_case(word);
        if let Some(problem) = self.problems.iter().find(exact) {
            return Ok(problem);
        }
        let starts: Vec<_> = self.problems.iter().filter(|problem| problem.name.starts_with(word)).collect();
        match starts[..] {
            [problem] => Ok(problem),
            [] => Err(self.unknown(word)),
            _ => {
                let names: Vec<_> = starts.iter().map(|problem| problem.name.as_str()).collect();
                bail!("{word:?} can be any of {}", names.join(", "))
            }
        }
    }

    fn unknown(&self, word: &str) -> anyhow::Error {
        let names = self.problems.iter().flat_map(|problem| [&problem.name, &problem.judge.id]);
        let by_likeness = names.map(|name| (strsim::jaro_winkler(name, word), name));
        match by_likeness.max_by(|(a, _), (b, _)| a.total_cmp(b)) {
            Some((likeness, _)) if likeness < LIKE => {
                anyhow!("no problem is called {word:?}; cargo xtask list has the names")
            }
            Some((_, nearest)) => anyhow!("no problem is called {word:?}; the nearest is {nearest}"),
            None => anyhow!("no package of the workspace has a table [package.metadata.judge]"),
        }
    }
}

fn problems(metadata: &Metadata) -> Result<Vec<Problem>> {
    let described = metadata.workspace_packages().into_iter().filter(|package| package.metadata.get("judge").is_some());
    described.map(problem).collect()
}

fn problem(package: &Package) -> Result<Problem> {
    let judge = Judge::deserialize(&package.metadata["judge"])
        .with_context(|| format!("{}: [package.metadata.judge]", package.manifest_path))?;
    let folder = package.manifest_path.parent().context("a manifest is in a folder")?.into();
    Ok(Problem { name: package.name.to_string(), folder, judge })
}
