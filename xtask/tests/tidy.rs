//! The rules of the repository.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The names in a folder.
fn names(folder: &Path) -> BTreeSet<String> {
    let entries = fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
}

fn read(path: impl AsRef<Path>) -> String {
    fs::read_to_string(root().join(&path)).unwrap_or_else(|e| panic!("{}: {e}", path.as_ref().display()))
}

#[test]
fn crates_fixtures_and_rows_of_the_readme_are_the_same() {
    let problems = names(&root().join("crates"));
    assert_eq!(names(&root().join("fixtures")), problems);
    let readme = read("README.md");
    let rows = readme.lines().filter_map(|line| line.strip_prefix("| [")?.split(']').next());
    assert_eq!(rows.map(str::to_owned).collect::<BTreeSet<_>>(), problems);
}

#[test]
fn every_problem_has_the_shape_of_the_house() {
    for problem in names(&root().join("crates")) {
        let folder = root().join("crates").join(&problem);
        for file in
            ["src/main.rs", "src/lib.rs", "src/rules.rs", "tests/referee.rs", "tests/snapshots.rs", "benches/solve.rs"]
        {
            assert!(folder.join(file).is_file(), "{problem}: no {file}");
        }
        let stress = format!("examples/stress-{problem}.rs");
        for file in ["tests/strategy/mod.rs", &stress] {
            assert!(folder.join(file).is_file(), "{problem}: no {file}");
        }
        let main = read(folder.join("src/main.rs")).replace(&problem.replace('-', "_"), "NAME");
        assert_eq!(main, read("crates/tetris-game/src/main.rs").replace("tetris_game", "NAME"), "{problem}");
    }
}

#[test]
fn every_problem_has_fixtures_and_bad_inputs_with_names() {
    for problem in names(&root().join("crates")) {
        let folder = root().join("fixtures").join(&problem);
        let files = names(&folder);
        let is_input = |name: &String| Path::new(name).extension().is_some_and(|ending| ending == "in");
        let (inputs, others): (BTreeSet<_>, BTreeSet<_>) = files.into_iter().partition(is_input);
        let outputs = inputs.iter().map(|name| name.replace(".in", ".out")).chain(["invalid".into()]).collect();
        assert_eq!(others, outputs, "{problem}: files without a partner");
        assert!(inputs.iter().all(|name| has_number(name)), "{problem}: NN-what-it-shows.in is a name: {inputs:?}");
        assert!(names(&folder.join("invalid")).iter().all(is_input), "{problem}");
    }
}

/// Whether the file's name is two digits or more, a hyphen, and what the case shows; or that of `cargo xtask stress`.
fn has_number(name: &str) -> bool {
    name.split_once('-').is_some_and(|(number, what)| match number {
        "stress" => what.len() == 16 + ".in".len() && what[..16].bytes().all(|byte| byte.is_ascii_hexdigit()),
        _ => number.len() >= 2 && number.bytes().all(|byte| byte.is_ascii_digit()) && what.len() > ".in".len(),
    })
}

/// What a problem that `cargo xtask new` made still lacks: the places marked, fixtures, snapshots.
#[test]
fn every_problem_is_finished() {
    const MARK: &str = concat!("TO", "DO");
    let mut lacking = Vec::new();
    for problem in names(&root().join("crates")) {
        let folder = format!("crates/{problem}");
        let files = ["src/lib.rs", "src/rules.rs", "tests/referee.rs", "tests/strategy/mod.rs"];
        let files = files.map(|file| format!("{folder}/{file}")).into_iter();
        for file in files.filter(|file| root().join(file).is_file()) {
            let text = read(&file);
            let marked = (1..).zip(text.lines()).filter(|(_, line)| line.contains(MARK));
            lacking.extend(marked.map(|(number, line)| format!("{file}:{number}: {}", line.trim())));
        }
        let fixtures = names(&root().join("fixtures").join(&problem)).len() / 2;
        if fixtures < 8 {
            lacking.push(format!("fixtures/{problem}: {fixtures} cases, and 8 are the least that show enough"));
        }
        if !root().join(&folder).join("tests/snapshots").is_dir() {
            lacking.push(format!("{folder}/tests/snapshots: none reviewed yet; cargo insta test --review"));
        }
        if !root().join("xtask/tests/snapshots").join(&problem).with_extension("snap").is_file() {
            lacking.push(format!("xtask/tests/snapshots/{problem}.snap: not reviewed yet; cargo insta test --review"));
        }
        let readme = read("README.md");
        let row = readme.lines().find(|line| line.starts_with(&format!("| [{problem}]"))).unwrap_or_default();
        if row.contains(MARK) || row.split(" | ").any(|cell| cell.trim_matches('|').trim().is_empty()) {
            lacking.push(format!("README.md: source, idea, complexity or time of {problem}"));
        }
    }
    assert!(lacking.is_empty(), "still to do:\n{}", lacking.join("\n"));
}

/// A snapshot without its fixture is a leftover that `cargo insta test` alone would notice.
#[test]
fn every_snapshot_has_its_fixture() {
    for problem in names(&root().join("crates")) {
        let fixtures = names(&root().join("fixtures").join(&problem));
        let folder = root().join("crates").join(&problem).join("tests/snapshots");
        let snapshots = if folder.is_dir() { names(&folder) } else { BTreeSet::new() };
        for snapshot in snapshots.iter().filter_map(|name| name.strip_suffix(".snap")) {
            let name = snapshot.trim_start_matches("snapshots__");
            assert!(name == "messages" || fixtures.contains(&format!("{name}.in")), "{problem}: {snapshot}");
        }
    }
}

/// The files that the documents name are there.
#[test]
fn links_lead_somewhere() {
    let documents = names(&root().join("docs")).into_iter().map(|name| format!("docs/{name}"));
    for document in documents.chain(["README.md".into(), "ARCHITECTURE.md".into()]) {
        let document = document.as_str();
        let text = read(document);
        for link in text.split("](").skip(1).map(|rest| rest.split(')').next().unwrap()) {
            let target = root().join(document).parent().unwrap().join(link);
            assert!(
                link.starts_with("https://") || link.starts_with("http://") || target.exists(),
                "{document}: {link}"
            );
        }
    }
}

/// `docs/errata.md` names tests and fixtures; each of them is there.
#[test]
fn errata_are_held_by_tests() {
    let errata = read("docs/errata.md");
    let sources: String =
        names(&root().join("crates")).iter().map(|p| read(format!("crates/{p}/tests/referee.rs"))).collect();
    let quoted = errata.split('`').skip(1).step_by(2);
    for test in quoted.clone().filter(|word| word.contains('_') && !word.contains('/')) {
        assert!(sources.contains(&format!("fn {test}(")), "no test {test}");
    }
    for fixture in quoted.filter(|word| word.contains("/0")) {
        assert!(root().join(format!("fixtures/{fixture}.in")).is_file(), "no fixture {fixture}");
    }
}
