//! Which entries of a folder or a zip are cases.

use crate::fixture::role;
use anyhow::{bail, Result};
use std::collections::BTreeMap;
use std::path::Path;

/// The entries of a case.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Pair {
    /// What tells it from the others: its path without ending, below the folder that holds all cases.
    pub(super) name: String,
    /// The index of the entry of the input.
    pub(super) input: usize,
    /// The index of the entry of the output.
    pub(super) output: usize,
}

/// The cases among entries, whose paths have `/` between names, in the order of the numbers in their names.
///
/// # Errors
/// When there is none, or half of one, or two inputs or outputs for one.
pub(super) fn pairs(entries: &[String]) -> Result<Vec<Pair>> {
    let package = entries.iter().find_map(|entry| package(entry));
    let mut halves = BTreeMap::<String, [Option<usize>; 2]>::new();
    for (index, entry) in entries.iter().enumerate().filter(|(_, entry)| is_data(entry, package)) {
        let Some((name, half)) = role(Path::new(entry)) else { continue };
        if let Some(other) = halves.entry(name).or_default()[half].replace(index) {
            bail!("{} and {entry} are both for one case", entries[other]);
        }
    }
    let pair = |(name, halves): (String, [Option<usize>; 2])| match halves {
        [Some(input), Some(output)] => Ok(Pair { name, input, output }),
        [Some(input), None] => bail!("{}: an input without an output", entries[input]),
        [_, output] => bail!("{}: an output without an input", output.map_or("", |output| &entries[output])),
    };
    let mut pairs = halves.into_iter().map(pair).collect::<Result<Vec<Pair>>>()?;
    if pairs.is_empty() {
        bail!("expected inputs and outputs, such as 1.in and 1.out, found none");
    }
    let shared = shared_folder(&pairs);
    for pair in &mut pairs {
        pair.name.drain(..shared);
    }
    pairs.sort_by(|a, b| natural(&a.name).cmp(&natural(&b.name)));
    Ok(pairs)
}

/// The folder of a Kattis package, with a `/` behind it unless it is the outermost, if this is the file that marks one.
fn package(entry: &str) -> Option<&str> {
    entry.strip_suffix("problem.yaml").filter(|folder| folder.is_empty() || folder.ends_with('/'))
}

/// Whether an entry may be part of a case: in a Kattis package, of its samples or secret cases; nothing hidden or invalid.
fn is_data(entry: &str, package: Option<&str>) -> bool {
    let is_in_package = package.is_none_or(|folder| {
        let data = entry.strip_prefix(folder).and_then(|rest| rest.strip_prefix("data/"));
        data.is_some_and(|rest| rest.starts_with("sample/") || rest.starts_with("secret/"))
    });
    let is_left_out = |name: &str| name.starts_with('.') || name == "__MACOSX" || name == "invalid";
    is_in_package && !entry.split('/').any(is_left_out)
}

/// How long the path of the innermost folder that holds all of them is, with the `/` behind it.
fn shared_folder(pairs: &[Pair]) -> usize {
    let first = &pairs[0].name;
    let folders = first.char_indices().filter(|&(_, c)| c == '/').map(|(at, _)| at + 1);
    folders.rev().find(|&length| pairs.iter().all(|pair| pair.name.starts_with(&first[..length]))).unwrap_or(0)
}

/// A key by which `a2` comes before `a10`: numbers by length and digits, before other text.
fn natural(name: &str) -> Vec<(bool, usize, &[u8])> {
    let mut key = Vec::new();
    for run in name.as_bytes().chunk_by(|a, b| a.is_ascii_digit() == b.is_ascii_digit()) {
        if run[0].is_ascii_digit() {
            let zeros = run.iter().take_while(|&&digit| digit == b'0').count();
            key.push((false, run.len() - zeros, &run[zeros..]));
        } else {
            key.push((true, 0, run));
        }
    }
    key
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(entries: &[&str]) -> Result<Vec<String>> {
        let entries: Vec<String> = entries.iter().map(|&entry| entry.into()).collect();
        Ok(pairs(&entries)?.into_iter().map(|pair| pair.name).collect())
    }

    #[test]
    fn every_layout() {
        assert_eq!(names(&["a/10.in", "a/10.out", "a/2.ans", "a/2.in", "a/notes.pdf"]).unwrap(), ["2", "10"]);
        assert_eq!(names(&["input/x.txt", "output/x.txt"]).unwrap(), ["x"]);
        assert_eq!(names(&["input/input01.txt", "output/output01.txt"]).unwrap(), ["01"]);
        assert_eq!(names(&["input0.txt", "output0.txt", "input1.txt", "output1.txt"]).unwrap(), ["0", "1"]);
        let package = [
            "p/problem.yaml",
            "p/data/sample/1.in",
            "p/data/sample/1.ans",
            "p/data/secret/a/1.in",
            "p/data/secret/a/1.ans",
            "p/data/invalid_input/1.in",
            "p/submissions/accepted/1.in",
        ];
        assert_eq!(names(&package).unwrap(), ["sample/1", "secret/a/1"]);
        assert_eq!(names(&["1.in", "1.out", "__MACOSX/._1.in", ".x/2.in", "invalid/3.in"]).unwrap(), ["1"]);
    }

    #[test]
    fn numbers_count() {
        let mut names = ["b", "10", "a10", "a09", "8", "a8", "000", "a"];
        names.sort_by_key(|name| natural(name));
        assert_eq!(names, ["000", "8", "10", "a", "a8", "a09", "a10", "b"]);
    }

    #[test]
    fn indices_are_those_of_the_entries() {
        let entries = ["x", "1.out", "1.in"].map(String::from);
        assert_eq!(pairs(&entries).unwrap(), [Pair { name: "1".into(), input: 2, output: 1 }]);
    }

    #[test]
    fn what_is_no_pair_is_named() {
        for (entries, named) in [
            (&["1.in", "2.in", "2.out"][..], "1.in: an input without an output"),
            (&["a/1.ans"], "a/1.ans: an output without an input"),
            (&["1.in", "1.out", "1.ans"], "1.out and 1.ans are both for one case"),
            (&["notes.md"], "found none"),
            (&[], "found none"),
        ] {
            assert!(names(entries).unwrap_err().to_string().contains(named));
        }
    }
}
