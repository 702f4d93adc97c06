//! The judges that bundles are made for, as the root manifest describes them.

use crate::workspace::Workspace;
use anyhow::{bail, Context, Result};
use cargo_metadata::semver::Version;
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};

/// A table `[workspace.metadata.judges.NAME]`.
#[derive(Clone, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct Judge {
    /// The edition that it compiles with, such as `2021`.
    pub(super) edition: String,
    /// Its oldest Rust, such as `1.75`.
    pub(super) rust_version: String,
    /// The longest source that it takes, in bytes.
    pub(super) source_limit: usize,
    /// The crates that it has besides the standard library.
    pub(super) crates: BTreeSet<String>,
}

impl Judge {
    /// Its oldest Rust as a version; a part that is left out is 0.
    pub(super) fn rust_version(&self) -> Version {
        let mut parts = self.rust_version.split('.').map(|part| part.parse().unwrap_or(0));
        let mut next = || parts.next().unwrap_or(0);
        Version::new(next(), next(), next())
    }
}

/// The judge of this name.
///
/// # Errors
/// When the table is wrong or has no such judge.
pub(super) fn find(workspace: &Workspace, name: &str) -> Result<Judge> {
    let manifest = workspace.root.join("Cargo.toml");
    let table = || format!("{}: [workspace.metadata.judges]", manifest.display());
    let judges = workspace.metadata.get("judges").with_context(|| format!("{}: not there", table()))?;
    let mut judges = BTreeMap::<String, Judge>::deserialize(judges).with_context(table)?;
    match judges.remove(name) {
        Some(judge) => Ok(judge),
        None => bail!("no judge is called {name:?}; there are {}", judges.into_keys().collect::<Vec<_>>().join(", ")),
    }
}
