//! Cases to judge: pairs of an input file and the file of its right output.

use anyhow::{bail, Context, Result};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// The folder of bad inputs, which have no output and are not judged.
const INVALID: &str = "invalid";

/// An input and the output that is right for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Case {
    /// The path below the folder of fixtures, without ending.
    pub(crate) name: String,
    /// The file that the program reads.
    pub(crate) input: PathBuf,
    /// The file that its output is compared with.
    pub(crate) answer: PathBuf,
}

impl Case {
    /// The input file as a report names it: from the current folder, where it lies below it.
    pub(crate) fn path(&self) -> PathBuf {
        from_here(&self.input).to_owned()
    }
}

/// A path as messages name it: from the current folder, where it lies below it.
pub(crate) fn from_here(path: &Path) -> &Path {
    let current = std::env::current_dir().unwrap_or_default();
    path.strip_prefix(current).unwrap_or(path)
}

/// The cases in a folder and the folders below it, by name.
///
/// A pair is `x.in` with `x.out` or `x.ans`, `input/x.txt` with `output/x.txt`, or `input0.txt` with `output0.txt`.
///
/// # Errors
/// When the folder cannot be read, has no case, or holds half a pair.
pub(crate) fn cases(folder: &Path) -> Result<Vec<Case>> {
    let cases = pairs(folder)?.into_iter().map(|(name, halves)| pair(name, halves)).collect::<Result<Vec<_>>>()?;
    if cases.is_empty() {
        bail!("{}: no fixtures", folder.display());
    }
    Ok(cases)
}

/// As [`cases`], of which there may be none; an input without an output is the case of an output to be written beside it.
///
/// # Errors
/// As for [`cases`], but for these.
pub(crate) fn cases_to_bless(folder: &Path) -> Result<Vec<Case>> {
    let with_answer = |(name, halves): (String, [Option<PathBuf>; 2])| match halves {
        [Some(input), None] => pair(name, [Some(input.clone()), Some(answer_beside(&input))]),
        halves => pair(name, halves),
    };
    pairs(folder)?.into_iter().map(with_answer).collect()
}

fn answer_beside(input: &Path) -> PathBuf {
    if input.extension().is_some_and(|ending| ending == "in") {
        return input.with_extension("out");
    }
    let folder = input.parent().unwrap_or(input);
    let folder = if folder.ends_with("input") { folder.with_file_name("output") } else { folder.to_owned() };
    let name = input.file_name().unwrap_or_default().to_string_lossy();
    folder.join(name.strip_prefix("input").map_or_else(|| name.to_string(), |rest| format!("output{rest}")))
}

/// Inputs and outputs by the name of their case.
type Pairs = BTreeMap<String, [Option<PathBuf>; 2]>;

fn pairs(folder: &Path) -> Result<Pairs> {
    let mut files = Vec::new();
    collect(folder, &mut files)?;
    let mut pairs = Pairs::new();
    for file in files {
        if let Some((name, half)) = role(file.strip_prefix(folder)?) {
            if file.to_str().is_none() {
                bail!("{}: expected a name in UTF-8", file.display());
            }
            let slot = &mut pairs.entry(name).or_default()[half];
            if let Some(other) = slot.replace(file.clone()) {
                bail!("{} and {} are both for one case", other.display(), file.display());
            }
        }
    }
    Ok(pairs)
}

fn pair(name: String, halves: [Option<PathBuf>; 2]) -> Result<Case> {
    match halves {
        [Some(input), Some(answer)] => Ok(Case { name, input, answer }),
        [Some(input), None] => {
            bail!(
                "{}: an input without an output; cargo xtask verify --bless missing writes it",
                from_here(&input).display()
            )
        }
        [_, Some(answer)] => bail!("{}: an output without an input", from_here(&answer).display()),
        [None, None] => bail!("{name}: neither an input nor an output"),
    }
}

/// The case that a file belongs to, and which half of it the file is: 0 for the input, 1 for the output.
pub(crate) fn role(file: &Path) -> Option<(String, usize)> {
    let (half, stem) = match file.extension()?.to_str()? {
        "in" => (0, file.with_extension("")),
        "out" | "ans" => (1, file.with_extension("")),
        "txt" => text_role(file)?,
        _ => return None,
    };
    Some((stem.to_string_lossy().into_owned(), half))
}

/// `input/x.txt` with `output/x.txt`, `input/input0.txt` with `output/output0.txt`, `input0.txt` with `output0.txt`.
fn text_role(file: &Path) -> Option<(usize, PathBuf)> {
    let words = ["input", "output"];
    let (stem, folder) = (file.file_stem()?.to_str()?, file.parent()?);
    let half_of = |name: &str| words.iter().position(|word| *word == name);
    if let Some(half) = folder.file_name().and_then(|name| half_of(name.to_str()?)) {
        let rest = stem.strip_prefix(words[half]).filter(|rest| !rest.is_empty()).unwrap_or(stem);
        return Some((half, folder.with_file_name(rest)));
    }
    let number = stem.trim_start_matches(|c: char| c.is_ascii_lowercase());
    let half = half_of(stem.strip_suffix(number)?)?;
    let is_number = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| (half, folder.join(number)))
}

/// All files below a folder, but for those in a folder of bad inputs.
fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> Result<()> {
    for entry in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        let path = entry?.path();
        if path.is_file() {
            files.push(path);
        } else if path.is_dir() && path.file_name().is_some_and(|name| name != INVALID) {
            collect(&path, files)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder(files: &[&str]) -> tempfile::TempDir {
        let folder = tempfile::tempdir().unwrap();
        for file in files {
            let path = folder.path().join(file);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, "").unwrap();
        }
        folder
    }

    #[test]
    fn pairs_of_every_layout() {
        let folder = folder(&[
            "1.in",
            "1.out",
            "notes.md",
            "data/sample/2.in",
            "data/sample/2.ans",
            "big/input/3.txt",
            "big/output/3.txt",
            "invalid/4.in",
            "rank/input/input05.txt",
            "rank/output/output05.txt",
            "text/input6.txt",
            "text/output6.txt",
            "text/input_format.txt",
        ]);
        let names: Vec<String> = cases(folder.path()).unwrap().into_iter().map(|case| case.name).collect();
        assert_eq!(names, ["1", "big/3", "data/sample/2", "rank/05", "text/6"]);
    }

    #[test]
    fn half_a_pair_is_named() {
        for (files, named) in [(["1.in", "2.in", "2.out"], "1.in"), (["a/1.ans", "2.in", "2.out"], "a/1.ans")] {
            let folder = folder(&files);
            let message = cases(folder.path()).unwrap_err().to_string();
            assert!(message.contains(named), "{message}");
        }
    }

    #[test]
    fn a_case_to_bless_needs_no_output() {
        let folder = folder(&["1.in", "a/input/2.txt", "3.in", "3.ans", "b/input/input4.txt", "input5.txt"]);
        let cases = cases_to_bless(folder.path()).unwrap();
        let answers = cases.iter().map(|case| case.answer.strip_prefix(folder.path()).unwrap().to_str().unwrap());
        assert_eq!(
            answers.collect::<Vec<_>>(),
            ["1.out", "3.ans", "output5.txt", "a/output/2.txt", "b/output/output4.txt"]
        );
    }

    #[test]
    fn two_outputs_for_one_input_are_refused() {
        let folder = folder(&["1.in", "1.out", "1.ans"]);
        assert!(cases(folder.path()).unwrap_err().to_string().contains("both"));
    }

    #[test]
    fn no_fixtures_are_an_error() {
        assert!(cases(folder(&["invalid/1.in"]).path()).unwrap_err().to_string().contains("no fixtures"));
        assert!(cases(Path::new("no such folder")).is_err());
    }
}
