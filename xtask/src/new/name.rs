//! Names of problems: which there can be, and one for a title.

use crate::workspace::Workspace;
use anyhow::{bail, Context, Result};
use std::fs;

/// The longest name, in bytes; longer ones wrap the lines of the template.
const LONGEST: usize = 64;

/// Words that cannot be the name of a crate, a binary and a folder on every system, and why not.
const RESERVED: [(&str, &[&str]); 4] = [
    (
        "a word of Rust",
        &[
            "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "crate", "do", "dyn",
            "else", "enum", "extern", "false", "final", "fn", "for", "gen", "if", "impl", "in", "let", "loop", "macro",
            "match", "mod", "move", "mut", "override", "priv", "pub", "ref", "return", "self", "static", "struct",
            "super", "trait", "true", "try", "type", "typeof", "unsafe", "unsized", "use", "virtual", "where", "while",
            "yield",
        ],
    ),
    ("a crate that comes with Rust", &["alloc", "core", "proc-macro", "std", "test"]),
    (
        "the name of a device on Windows",
        &[
            "aux", "com0", "com1", "com2", "com3", "com4", "com5", "com6", "com7", "com8", "com9", "con", "conin",
            "conout", "lpt0", "lpt1", "lpt2", "lpt3", "lpt4", "lpt5", "lpt6", "lpt7", "lpt8", "lpt9", "nul", "prn",
        ],
    ),
    (
        "a name that cargo or each problem uses for a part of its own",
        &["build", "deps", "examples", "incremental", "invalid", "referee", "rules", "snapshots", "solve"],
    ),
];

/// Refuses a name that cannot be that of a new problem, or that is taken.
///
/// # Errors
/// When it is so, with the reason.
pub(super) fn check(name: &str, workspace: &Workspace) -> Result<()> {
    if let Some(objection) = objection(name, &packages(workspace)?) {
        match suggest(name, workspace)? {
            Some(other) => bail!("a problem cannot be called {name:?}: {objection}; {other} would do"),
            None => bail!("a problem cannot be called {name:?}: {objection}"),
        }
    }
    for folder in ["crates", "fixtures"] {
        let folder = workspace.root.join(folder).join(name);
        if folder.symlink_metadata().is_ok() {
            bail!("{name} is taken: {} is there already", folder.display());
        }
    }
    Ok(())
}

/// A name for a problem of this title that there can be, taken or not; none if the title has no letter and no digit.
///
/// # Errors
/// When the lock file cannot be read.
pub(crate) fn suggest(title: &str, workspace: &Workspace) -> Result<Option<String>> {
    let slug = slug(title);
    if slug.is_empty() {
        return Ok(None);
    }
    Ok(Some(match objection(&slug, &packages(workspace)?) {
        None => slug,
        Some(_) => cut(format!("problem-{slug}")),
    }))
}

/// A text in kebab-case: ASCII letters in lower case, and digits, joined by single hyphens; empty if it has neither.
///
/// Letters of other scripts become their usual transcription. At most 64 bytes.
pub(crate) fn slug(text: &str) -> String {
    let ascii = deunicode::deunicode_with_tofu(text, "-").replace('\'', "").to_ascii_lowercase();
    let words = ascii.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    cut(words.collect::<Vec<_>>().join("-"))
}

fn cut(mut name: String) -> String {
    name.truncate(LONGEST);
    name.truncate(name.trim_end_matches('-').len());
    name
}

/// Why no problem can have this name; `packages` are those of the lock file.
fn objection(name: &str, packages: &[String]) -> Option<String> {
    if name != slug(name) || !name.starts_with(|c: char| c.is_ascii_lowercase()) {
        return Some(format!(
            "expected small letters and digits, words joined by a hyphen, a letter first, at most {LONGEST} in all"
        ));
    }
    if let Some((reason, _)) = RESERVED.iter().find(|(_, words)| words.contains(&name)) {
        return Some(format!("it is {reason}"));
    }
    let is_same = |package: &String| package.replace('_', "-") == name;
    packages.iter().any(is_same).then(|| "it is a package that this workspace uses".into())
}

/// The packages of the lock file that are no problems, in lower case.
fn packages(workspace: &Workspace) -> Result<Vec<String>> {
    let path = workspace.root.join("Cargo.lock");
    let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
    let names = text.lines().filter_map(|line| line.strip_prefix("name = \"")?.strip_suffix('"'));
    let is_problem = |name: &str| workspace.problems.iter().any(|problem| problem.name == name);
    Ok(names.filter(|name| !is_problem(name)).map(str::to_ascii_lowercase).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slugs() {
        for (text, name) in [
            ("Take Stones", "take-stones"),
            ("  Alice's -- game_2 (easy) ", "alices-game-2-easy"),
            ("俄罗斯方块的博弈", "e-luo-si-fang-kuai-de-bo-yi"),
            ("Größe Čar", "grosse-car"),
            ("../../etc/passwd", "etc-passwd"),
            ("C:\\con\0", "c-con"),
            ("...!?", ""),
            ("", ""),
        ] {
            assert_eq!(slug(text), name);
        }
        assert_eq!(slug(&"abc-".repeat(100)).len(), 63);
        assert_eq!(slug(&"a".repeat(1000)).len(), 64);
    }

    #[test]
    fn what_cannot_be_a_name() {
        let packages = ["common".into(), "once_cell".into()];
        for name in
            ["", "a-", "-a", "a--b", "A", "a_b", "2048", "é", "../a", "a/b", "a.b", "fn", "gen", "nul", "test", "deps"]
        {
            assert!(objection(name, &packages).is_some(), "{name}");
        }
        assert!(objection("common", &packages).is_some() && objection("once-cell", &packages).is_some());
        assert!(objection(&"a".repeat(65), &packages).is_some());
        for name in ["a", "a1", "take-stones", "commons", "fn-2", "nul-a"] {
            assert_eq!(objection(name, &packages), None);
        }
    }
}
