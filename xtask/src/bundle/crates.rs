//! The crates that a program is made of, as cargo builds them.

use crate::cargo::cargo;
use crate::workspace::{Problem, Workspace};
use anyhow::{bail, Context, Result};
use cargo_metadata::{
    semver::Version, Artifact, DependencyKind, Message, Metadata, MetadataCommand, NodeDep, Package, PackageId,
    TargetKind,
};
use std::collections::{BTreeMap, BTreeSet};
use std::io::BufReader;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::thread;

/// A crate whose source goes into the bundle.
pub(super) struct Crate {
    /// What it is called in paths.
    pub(super) name: String,
    /// The folder of its manifest.
    pub(super) folder: PathBuf,
    /// The file that the compiler is given.
    pub(super) root: PathBuf,
    /// The edition, such as `2021`.
    pub(super) edition: String,
    /// The oldest Rust that it says it builds with.
    pub(super) rust_version: Option<Version>,
    /// The features that are on.
    pub(super) features: BTreeSet<String>,
    /// The crates that its paths may begin with, by what it calls them.
    pub(super) dependencies: BTreeMap<String, Dependency>,
}

/// What a crate depends on.
#[derive(Clone)]
pub(super) enum Dependency {
    /// A crate of the bundle, by its index.
    Inlined(usize),
    /// Another crate, by its own name.
    Outside(String),
}

/// A program and all that it depends on.
pub(super) struct Crates {
    /// The crates of the bundle: the program first, then its library, then the others as they are first needed.
    pub(super) inlined: Vec<Crate>,
    /// The files of all other crates, by the crates' names, for the compiler.
    pub(super) outside: BTreeMap<String, PathBuf>,
    /// Those of them that are procedural macros.
    pub(super) procedural: BTreeSet<String>,
    /// The folder of the files that those depend on.
    pub(super) build: PathBuf,
    /// The licence of the program.
    pub(super) license: Option<String>,
}

/// Builds a problem's program, and finds the crates that it is made of.
///
/// # Errors
/// When cargo cannot, or a crate is of a kind that no bundle can hold.
pub(super) fn of(workspace: &Workspace, problem: &Problem) -> Result<Crates> {
    let (artifacts, metadata) = thread::scope(|scope| {
        let metadata = scope.spawn(|| MetadataCommand::new().current_dir(&workspace.root).exec());
        (build(workspace, problem), metadata.join().expect("no panic"))
    });
    let (artifacts, metadata) = (artifacts?, metadata.context("cargo metadata")?);
    let package = metadata.workspace_packages().into_iter().find(|package| *package.name == problem.name);
    let package = package.with_context(|| format!("no package is called {}", problem.name))?;
    let mut finder = Finder { metadata: &metadata, artifacts: &artifacts, found: Vec::new(), crates: Vec::new() };
    let (mut outside, mut procedural) = (BTreeMap::new(), BTreeSet::new());
    finder.add_program(package)?;
    let mut next = 0;
    while next < finder.found.len() {
        finder.add_dependencies(next, &mut outside, &mut procedural)?;
        next += 1;
    }
    let build = workspace.target.join("release/deps");
    Ok(Crates { inlined: finder.crates, outside, procedural, build, license: package.license.clone() })
}

/// Everything that cargo builds for a problem's program.
fn build(workspace: &Workspace, problem: &Problem) -> Result<Vec<Artifact>> {
    let mut cargo = cargo(workspace)
        .args(["build", "--release", "--bin", &problem.name, "--package", &problem.name])
        .args(["--quiet", "--message-format", "json"])
        .stdout(Stdio::piped())
        .spawn()
        .context("cannot run cargo")?;
    let messages = BufReader::new(cargo.stdout.take().context("cargo's output")?);
    let (mut artifacts, mut said) = (Vec::new(), String::new());
    for message in Message::parse_stream(messages) {
        match message? {
            Message::CompilerArtifact(artifact) => artifacts.push(artifact),
            Message::CompilerMessage(message) => said += message.message.rendered.as_deref().unwrap_or_default(),
            _ => {}
        }
    }
    if !cargo.wait()?.success() {
        bail!("{} does not build\n{}", problem.name, said.trim_end());
    }
    Ok(artifacts)
}

struct Finder<'a> {
    metadata: &'a Metadata,
    artifacts: &'a [Artifact],
    /// The packages of `crates`.
    found: Vec<&'a Package>,
    crates: Vec<Crate>,
}

impl<'a> Finder<'a> {
    fn add_program(&mut self, package: &'a Package) -> Result<()> {
        self.add(package, "program", |artifact| artifact.target.is_bin())?;
        let has_library = self.artifacts.iter().any(|a| a.package_id == package.id && a.target.is_lib());
        if has_library {
            let library = self.add_library(package)?;
            let name = self.crates[library].name.clone();
            self.crates[0].dependencies.insert(name, Dependency::Inlined(library));
        }
        Ok(())
    }

    fn add_library(&mut self, package: &'a Package) -> Result<usize> {
        self.add(package, "library", |artifact| artifact.target.is_lib())
    }

    /// Adds a crate of a package, with its dependencies still to be found; its index.
    fn add(&mut self, package: &'a Package, what: &str, is_meant: impl Fn(&Artifact) -> bool) -> Result<usize> {
        let own = || self.artifacts.iter().filter(|artifact| artifact.package_id == package.id);
        let manifest = &package.manifest_path;
        if own().any(|artifact| artifact.target.is_custom_build()) {
            bail!("{manifest}:1: a build script, whose work a bundle cannot hold");
        }
        let artifact = own().find(|a| is_meant(a)).with_context(|| format!("{manifest}: no {what}"))?;
        self.found.push(package);
        self.crates.push(Crate {
            name: artifact.target.name.replace('-', "_"),
            folder: manifest.parent().context("a manifest in a folder")?.into(),
            root: artifact.target.src_path.clone().into(),
            edition: artifact.target.edition.to_string(),
            rust_version: package.rust_version.clone(),
            features: artifact.features.iter().map(ToString::to_string).collect(),
            dependencies: BTreeMap::new(),
        });
        Ok(self.crates.len() - 1)
    }

    /// Finds what the crate of this index depends on.
    fn add_dependencies(
        &mut self,
        index: usize,
        outside: &mut BTreeMap<String, PathBuf>,
        procedural: &mut BTreeSet<String>,
    ) -> Result<()> {
        let id = &self.found[index].id;
        let metadata = self.metadata;
        let nodes = metadata.resolve.as_ref().map(|resolve| &resolve.nodes).context("cargo metadata: no resolve")?;
        let node = nodes.iter().find(|node| node.id == *id).context("cargo metadata: no node")?;
        for dependency in node.deps.iter().filter(|dependency| is_normal(dependency)) {
            // What is there for another platform only is not built.
            let Some(artifact) = self.library(&dependency.pkg) else { continue };
            let name = artifact.target.name.replace('-', "_");
            let package = &metadata[&dependency.pkg];
            let is_procedural = artifact.target.kind.contains(&TargetKind::ProcMacro);
            if is_procedural {
                procedural.insert(name.clone());
            }
            let is_inlined = package.source.is_none() && !is_procedural;
            let target = if is_inlined {
                let known = self.crates.iter().zip(&self.found).position(|(c, p)| c.name == name && p.id == package.id);
                Dependency::Inlined(match known {
                    Some(known) => known,
                    None => self.add_library(package)?,
                })
            } else {
                let file = PathBuf::from(artifact.filenames.first().context("a library's file")?);
                if outside.insert(name.clone(), file.clone()).is_some_and(|other| other != file) {
                    bail!("{}:1: two versions of {name}, which one file cannot hold", package.manifest_path);
                }
                Dependency::Outside(name)
            };
            self.crates[index].dependencies.insert(dependency.name.clone(), target);
        }
        Ok(())
    }

    fn library(&self, id: &PackageId) -> Option<&'a Artifact> {
        self.artifacts.iter().find(|artifact| {
            let kinds = &artifact.target.kind;
            artifact.package_id == *id && !artifact.target.is_custom_build() && !kinds.contains(&TargetKind::Bin)
        })
    }
}

fn is_normal(dependency: &NodeDep) -> bool {
    dependency.dep_kinds.iter().any(|kind| kind.kind == DependencyKind::Normal)
}

/// A file as messages name it: from the workspace's root.
pub(super) fn shown<'a>(path: &'a Path, workspace: &Path) -> std::path::Display<'a> {
    path.strip_prefix(workspace).unwrap_or(path).display()
}
