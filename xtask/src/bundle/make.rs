//! From a problem's crates to the text of one file.

use super::crates::{self, Crates};
use super::judge::Judge;
use super::rustc::Rustc;
use super::{merge, outside, print, prune, say};
use crate::workspace::{Problem, Workspace};
use anyhow::{bail, Context, Result};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use syn::File;

/// A program in one file.
pub(crate) struct Bundle {
    /// Its text.
    pub(super) text: String,
    /// What compiles it.
    rustc: Rustc,
}

impl Bundle {
    /// Makes the bundle of a problem for a judge.
    ///
    /// # Errors
    /// When the program does not build, holds what a bundle cannot, or needs a crate that the judge does not have.
    pub(super) fn make(
        workspace: &Workspace,
        problem: &Problem,
        judge: &Judge,
        command: &str,
        is_minified: bool,
    ) -> Result<Self> {
        let crates = crates::of(workspace, problem)?;
        let merged = merge::merge(&crates, judge, &workspace.root)?;
        let mut rustc = compiler(workspace, judge, &crates)?;
        let file = prune::prune(&merged, &rustc)?;
        rustc.crates = crates_of_judge(&file, judge, &rustc)?;
        let code = if is_minified { print::minified(&file)? } else { print::readable(&file) };
        let text = header(problem, crates.license.as_deref(), command) + "\n" + &code;
        Ok(Self { text, rustc })
    }

    /// Compiles it alone, with the usual compiler or another; whether it could. What the compiler says is passed on.
    ///
    /// # Errors
    /// When the compiler cannot be run.
    pub(super) fn compile(&self, program: &Path, rustc: Option<PathBuf>) -> Result<bool> {
        let usual = Rustc::usual();
        let (compiles, said) = self.rustc.compile(&self.text, program, rustc.as_ref().unwrap_or(&usual))?;
        if !said.is_empty() {
            say(&said);
        }
        Ok(compiles)
    }
}

fn compiler(workspace: &Workspace, judge: &Judge, crates: &Crates) -> Result<Rustc> {
    Ok(Rustc {
        edition: judge.edition.clone(),
        crates: crates.outside.clone(),
        dependencies: crates.build.clone(),
        folder: workspace.root.clone(),
        scratch: tempfile::tempdir().context("a temporary folder")?,
    })
}

/// The crates that a program uses, all of which the judge has.
///
/// # Errors
/// When the judge lacks one: with the way from `main` to it.
fn crates_of_judge(file: &File, judge: &Judge, rustc: &Rustc) -> Result<BTreeMap<String, PathBuf>> {
    let used = rustc.crates.iter().filter(|(name, _)| outside::mentions(file, name));
    let (had, lacking): (BTreeMap<_, _>, BTreeMap<_, _>) =
        used.map(|(name, path)| (name.clone(), path.clone())).partition(|(name, _)| judge.crates.contains(name));
    let text = prettyplease::unparse(file);
    for name in lacking.keys() {
        // A name can also be that of something else.
        let others = rustc.crates.iter().filter(|(other, _)| *other != name).map(|(n, p)| (n.clone(), p.clone()));
        if rustc.check(&text, &others.collect())?.iter().any(|remark| remark.is_error) {
            bail!("the judge does not have the crate {name}: {}", outside::way(file, name));
        }
    }
    Ok(had)
}

/// Says what the file is; a judge's reader sees this first.
fn header(problem: &Problem, license: Option<&str>, command: &str) -> String {
    let judge = &problem.judge;
    let mut lines = vec![format!("{} ({})", judge.title, judge.id), judge.url.clone()];
    lines.extend(license.map(|license| format!("Licence: {license}")));
    lines.push(format!("Made by: {command}"));
    lines.iter().map(|line| format!("// {}\n", line.replace(char::is_control, " "))).collect()
}
