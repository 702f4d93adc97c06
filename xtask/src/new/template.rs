//! The files of a new problem, from those in `xtask/template`.

use super::draft::{markdown, Draft};
use anyhow::{Context, Result};
use std::fs;
use std::path::{Path, PathBuf};

/// Each file of the crate: its path and its text, as templates.
const FILES: [(&str, &str); 9] = [
    ("Cargo.toml", include_str!("../../template/Cargo.toml")),
    ("src/main.rs", include_str!("../../template/src/main.rs")),
    ("src/lib.rs", include_str!("../../template/src/lib.rs")),
    ("src/rules.rs", include_str!("../../template/src/rules.rs")),
    ("tests/referee.rs", include_str!("../../template/tests/referee.rs")),
    ("tests/strategy/mod.rs", include_str!("../../template/tests/strategy/mod.rs")),
    ("tests/snapshots.rs", include_str!("../../template/tests/snapshots.rs")),
    ("examples/stress-new-problem.rs", include_str!("../../template/examples/stress-new-problem.rs")),
    ("benches/solve.rs", include_str!("../../template/benches/solve.rs")),
];

/// The files of a sample that is not known yet.
const PLACEHOLDERS: [(&str, &str); 2] =
    [("01-sample.in", "TODO: the input of the sample\n"), ("01-sample.out", "TODO: the output of the sample\n")];

/// The files in a folder of fixtures that only mark the place of a sample: both, or none.
pub(crate) fn placeholders(folder: &Path) -> Vec<PathBuf> {
    let is_as_made =
        |(name, contents): &(&str, &str)| fs::read(folder.join(name)).is_ok_and(|found| found == contents.as_bytes());
    let files = PLACEHOLDERS.iter().filter(|_| PLACEHOLDERS.iter().all(is_as_made));
    files.map(|(name, _)| folder.join(name)).collect()
}

/// Writes the crate into a folder that is not there yet.
///
/// # Errors
/// When a file cannot be written.
pub(super) fn write_crate(draft: &Draft, folder: &Path) -> Result<()> {
    let heading = match draft.source() {
        "" => markdown(&draft.title()),
        source => markdown(&format!("{} ({source})", draft.title())),
    };
    let values = [
        ("new-problem", draft.name.clone()),
        ("new_problem", draft.name.replace('-', "_")),
        ("\"ID\"", quoted(&draft.id())?),
        ("\"URL\"", quoted(&draft.url)?),
        ("\"TITLE\"", quoted(&draft.title())?),
        ("time-limit-ms = 1000", format!("time-limit-ms = {}", draft.limits.time_ms)),
        ("memory-limit-mib = 256", format!("memory-limit-mib = {}", draft.limits.memory_mib)),
        ("HEADING", heading),
    ];
    for (path, template) in FILES {
        write(&folder.join(fill(path, &values)), &fill(template, &values))?;
    }
    Ok(())
}

/// Writes the fixtures, without any sample one to be replaced, and a bad input, into a folder that is not there yet.
///
/// # Errors
/// When a file cannot be written.
pub(super) fn write_fixtures(draft: &Draft, folder: &Path) -> Result<()> {
    for (number, sample) in (1..).zip(&draft.samples) {
        write(&folder.join(format!("{number:02}-sample.in")), &sample.input)?;
        write(&folder.join(format!("{number:02}-sample.out")), &sample.output)?;
    }
    for (file, contents) in PLACEHOLDERS.iter().filter(|_| draft.samples.is_empty()) {
        write(&folder.join(file), contents)?;
    }
    write(&folder.join("invalid/empty.in"), "")
}

fn write(path: &Path, contents: &str) -> Result<()> {
    let folder = path.parent().unwrap_or(path);
    fs::create_dir_all(folder).and_then(|()| fs::write(path, contents)).with_context(|| path.display().to_string())
}

/// The template with the values put in; what a value holds is no longer looked at.
fn fill(template: &str, values: &[(&str, String)]) -> String {
    let mut filled = String::new();
    let mut rest = template;
    while let Some(next) = rest.chars().next() {
        let (taken, put) = match values.iter().find(|(key, _)| rest.starts_with(key)) {
            Some((key, value)) => (key.len(), value.as_str()),
            None => (next.len_utf8(), &rest[..next.len_utf8()]),
        };
        filled.push_str(put);
        rest = &rest[taken..];
    }
    filled
}

/// A string of TOML. JSON's escapes are TOML's too, but for U+007F, which a text on one line does not hold.
fn quoted(text: &str) -> Result<String> {
    Ok(serde_json::to_string(text)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_put_in_once() {
        let values = [("new-problem", "HEADING".into()), ("HEADING", "new-problem".into())];
        assert_eq!(fill("é new-problem, HEADING", &values), "é HEADING, new-problem");
    }
}
