//! From a problem's crates to the text of one file.

use super::crates::{self, Crates};
use super::judge::Judge;
use super::rustc::Rustc;
use super::source::Origins;
use super::{merge, modules, origin, outside, print, prune, say};
use crate::workspace::{Problem, Workspace};
use anyhow::{anyhow, bail, Context, Error, Result};
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
        let (mut merged, origins) = merge::merge(&crates, judge, &workspace.root)?;
        modules::leave_out_unmentioned(&mut merged);
        let mut rustc = compiler(workspace, judge, &crates)?;
        let Some(file) = prune::prune(&merged, &rustc)? else {
            return Err(refusal(&merged, &origins, &rustc, &workspace.root)?);
        };
        rustc.crates = crates_of_judge(&file, judge, &rustc, &crates, &workspace.root)?;
        let code = if is_minified { print::minified(&file)? } else { print::readable(&file) };
        let text = header(problem, crates.license.as_deref(), command) + "\n" + &code;
        Ok(Self { text, rustc })
    }

    /// Compiles it alone, with the usual compiler or another; whether it could. What the compiler says is passed on.
    ///
    /// # Errors
    /// When the compiler cannot be run.
    pub(super) fn compile(&self, program: &Path, rustc: Option<&Path>) -> Result<bool> {
        let usual = Rustc::usual();
        let (compiles, said) = self.rustc.compile(&self.text, program, rustc.unwrap_or(&usual))?;
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
        scratch: tempfile::tempdir().context("cannot make a temporary folder")?,
    })
}

/// Why and where crates do not compile as one file, although they do as crates.
fn refusal(merged: &File, origins: &Origins, rustc: &Rustc, workspace: &Path) -> Result<Error> {
    let text = prettyplease::unparse(merged);
    let remarks = rustc.check(&text, &rustc.crates)?;
    let error = remarks.iter().find(|remark| remark.is_error).context("it compiles now and did not before")?;
    let parsed = syn::parse_file(&text)?;
    let place = error.places.first().map_or(0, |(place, _)| place.start);
    let origin = origin::origin(&merged.items, &parsed.items, place, origins, workspace);
    let reason = error.rendered.lines().next().unwrap_or_default();
    Ok(anyhow!("{}: in one file with the other crates, {reason}", origin.unwrap_or_else(|| "the bundle".into())))
}

/// The crates that a program uses, all of which the judge has.
///
/// # Errors
/// When the judge lacks one: with the way from `main` to it.
fn crates_of_judge(
    file: &File,
    judge: &Judge,
    rustc: &Rustc,
    crates: &Crates,
    workspace: &Path,
) -> Result<BTreeMap<String, PathBuf>> {
    let used = rustc.crates.iter().filter(|(name, _)| outside::mentions(file, name));
    let (had, lacking): (BTreeMap<_, _>, BTreeMap<_, _>) =
        used.map(|(name, path)| (name.clone(), path.clone())).partition(|(name, _)| judge.crates.contains(name));
    let text = prettyplease::unparse(file);
    for name in lacking.keys() {
        // A name can also be that of something else.
        let others = rustc.crates.iter().filter(|(other, _)| *other != name).map(|(n, p)| (n.clone(), p.clone()));
        if rustc.check(&text, &others.collect())?.iter().any(|remark| remark.is_error) {
            let kind = if crates.procedural.contains(name) { "procedural macro" } else { "crate" };
            let (way, owner) = outside::way(file, name);
            let place = outside::place(&crates.inlined, &owner, name, workspace);
            bail!("{place}the judge does not have the {kind} {name}: {way}");
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
    lines.iter().fold(String::new(), |text, line| text + "// " + &line.replace(char::is_control, " ") + "\n")
}
