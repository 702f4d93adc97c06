//! `cargo xtask new`: a whole problem, or nothing.

mod support;

use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::Command;
use support::{changes, texts, Workspace};

/// What a new problem consists of.
const FILES: [&str; 22] = [
    "Cargo.lock",
    "README.md",
    "crates/take-stones",
    "crates/take-stones/Cargo.toml",
    "crates/take-stones/benches",
    "crates/take-stones/benches/solve.rs",
    "crates/take-stones/examples",
    "crates/take-stones/examples/stress-take-stones.rs",
    "crates/take-stones/src",
    "crates/take-stones/src/lib.rs",
    "crates/take-stones/src/main.rs",
    "crates/take-stones/src/rules.rs",
    "crates/take-stones/tests",
    "crates/take-stones/tests/referee.rs",
    "crates/take-stones/tests/snapshots.rs",
    "crates/take-stones/tests/strategy",
    "crates/take-stones/tests/strategy/mod.rs",
    "fixtures/take-stones",
    "fixtures/take-stones/01-sample.in",
    "fixtures/take-stones/01-sample.out",
    "fixtures/take-stones/invalid",
    "fixtures/take-stones/invalid/empty.in",
];

#[test]
fn a_new_problem_is_whole_and_wrong_until_it_is_solved() {
    let workspace = Workspace::new();
    let before = workspace.tree();
    let (code, said, errors) = workspace.xtask(&["new", "take-stones", "--time-limit", "2000"]);
    assert!(code == Some(0) && errors.is_empty(), "{errors}");
    assert!(said.starts_with("take-stones: crates/take-stones, fixtures/take-stones, a row in README.md"), "{said}");
    assert_eq!(Vec::from_iter(changes(&before, &workspace.tree())), FILES);
    assert!(workspace.read("Cargo.lock").contains("name = \"take-stones\""));

    let (code, report, errors) = workspace.xtask(&["verify", "take-stones"]);
    assert!(code == Some(1) && report.contains("1 case   WA"), "{report}{errors}");
    let sample = workspace.read("fixtures/take-stones/01-sample.out");
    let solution =
        workspace.read("crates/take-stones/src/lib.rs").replace("String::new()", &format!("{sample:?}.into()"));
    workspace.write("crates/take-stones/src/lib.rs", solution);
    let (code, report, errors) = workspace.xtask(&["verify", "take-stones"]);
    assert!(code == Some(0) && report.contains("AC"), "{report}{errors}");

    let cargo = env!("CARGO");
    let locked = workspace.read("Cargo.lock");
    assert!(workspace.command(cargo).args(["update", "--workspace", "--offline"]).output().unwrap().status.success());
    assert_eq!(workspace.read("Cargo.lock"), locked);
    let (code, diff, errors) =
        texts(&workspace.command(cargo).args(["fmt", "--check", "--package", "take-stones"]).output().unwrap());
    assert_eq!(code, Some(0), "{diff}{errors}");
}

#[test]
#[ignore = "builds what the tests and benches depend on: a minute"]
fn no_lint_objects_to_a_new_problem_and_stress_says_what_it_lacks() {
    let workspace = Workspace::new();
    let title = "*ConnectSquares* foo_bar ::x <T> [a] `q` | https://x.y \u{202E}\nfn main";
    let longest = "a".repeat(64);
    for name in ["take-stones", longest.as_str()] {
        let (code, _, errors) = workspace.xtask(&["new", name, "--title", title, "--url", "https://x.y/(z)"]);
        assert_eq!(code, Some(0), "{errors}");
        for (arguments, flags) in [
            (&["clippy", "--all-targets", "--package", name, "--", "-D", "warnings"][..], ""),
            (&["doc", "--no-deps", "--package", name], "-D warnings"),
            (&["fmt", "--check", "--package", name], ""),
        ] {
            let mut cargo = workspace.command(env!("CARGO"));
            let (code, said, errors) = texts(&cargo.args(arguments).env("RUSTDOCFLAGS", flags).output().unwrap());
            assert_eq!(code, Some(0), "{arguments:?}: {said}{errors}");
        }
    }
    let (code, said, errors) = workspace.xtask(&["stress", "take-stones"]);
    assert!(code == Some(2) && said.is_empty(), "{said}{errors}");
    let last = errors.lines().last().unwrap_or_default();
    assert!(last.starts_with("error: take-stones: the referee panicked: not yet implemented: TODO"), "{errors}");
    assert!(!errors.contains("stack backtrace"), "{errors}");
}

#[test]
fn what_the_arguments_say_is_in_the_manifest_and_the_row() {
    let workspace = Workspace::new();
    let url = "https://codeforces.com/contest/1234/problem/A";
    let arguments = ["--id", "1234A", "--url", url, "--title", "\"Take\" \\ Stones", "--time-limit", "2500"];
    let (code, _, errors) =
        workspace.xtask(&[&["new", "take-stones", "--memory-limit", "64"], &arguments[..]].concat());
    assert_eq!(code, Some(0), "{errors}");
    let metadata = workspace.command(env!("CARGO")).args(["metadata", "--no-deps", "--format-version", "1"]).output();
    let (_, metadata, errors) = texts(&metadata.unwrap());
    let metadata: serde_json::Value = serde_json::from_str(&metadata).expect(&errors);
    let packages = metadata["packages"].as_array().unwrap();
    let package = packages.iter().find(|package| package["name"] == "take-stones").unwrap();
    let expected = serde_json::json!({
        "id": "1234A", "url": url, "title": "\"Take\" \\ Stones", "time-limit-ms": 2500, "memory-limit-mib": 64,
    });
    assert_eq!(package["metadata"]["judge"], expected);
    let readme = workspace.read("README.md");
    let row =
        format!("| [take-stones](crates/take-stones/src/lib.rs) | [codeforces.com]({url}) | TODO | TODO | TODO |\n");
    let (before, after) = readme.split_once(&row).expect(&readme);
    assert!(before.ends_with(" ms |\n") && after.starts_with('\n'), "not the last row of the table: {readme}");
}

/// An interrupt when all files are in their places already, and cargo writes the lock file.
#[test]
fn an_interrupt_leaves_nothing() {
    let workspace = Workspace::new();
    let before = workspace.tree();
    let bin = tempfile::tempdir().unwrap();
    let cargo = bin.path().join("cargo");
    let script = format!("#!/bin/sh\ncase \"$1\" in update) kill -INT $PPID;; esac\nexec '{}' \"$@\"\n", env!("CARGO"));
    fs::write(&cargo, script).unwrap();
    fs::set_permissions(&cargo, Permissions::from_mode(0o755)).unwrap();
    let output = workspace.tool().args(["new", "take-stones"]).env("CARGO", &cargo).output().unwrap();
    let (code, said, errors) = texts(&output);
    assert!(code == Some(2) && said.is_empty(), "{said}{errors}");
    assert_eq!(errors, "error: interrupted; nothing is changed\n");
    assert!(changes(&before, &workspace.tree()).is_empty());
}

/// Problems are found by name and by id, so a name that is an id already would mean two.
#[test]
fn a_name_is_no_other_problems_id() {
    let workspace = Workspace::new();
    assert_eq!(workspace.xtask(&["new", "a-game", "--id", "Stones"]).0, Some(0));
    let (code, said, errors) = workspace.xtask(&["new", "stones", "--id", "5B"]);
    assert!(code == Some(2) && said.is_empty(), "{said}{errors}");
    assert_eq!(errors, "error: stones is taken: it is the id of a-game\n");
}

#[test]
fn a_problem_that_cannot_be_leaves_nothing() {
    let workspace = Workspace::new();
    fs::create_dir(workspace.root().join("fixtures/half-there")).unwrap();
    let readme = workspace.read("README.md");
    workspace.write("README.md", readme.replace("| [tetris-game]", "| [in-the-readme](x) | | | | |\n| [tetris-game]"));
    let before = workspace.tree();
    let long = "a".repeat(65);
    for (arguments, message) in [
        (&["tetris-game"][..], "tetris-game is taken: "),
        (&["half-there"], "half-there is taken: "),
        (&["in-the-readme"], "in-the-readme is taken: README.md has a row for it"),
        (&["Take_Stones"], "joined by a hyphen, a letter first, at most 64 in all; take-stones would do"),
        (&["2048"], "problem-2048 would do"),
        (&[long.as_str()], "at most 64 in all"),
        (&["俄"], "e would do"),
        (&[""], "cannot be called \"\""),
        (&["--", "-x"], "x would do"),
        (&["../outside"], "outside would do"),
        (&["/tmp/outside"], "tmp-outside would do"),
        (&["a\nb"], "cannot be called \"a\\nb\": expected small letters"),
        (&["match"], "a word of Rust"),
        (&["test"], "a crate that comes with Rust"),
        (&["nul"], "a device on Windows"),
        (&["common"], "a package that this workspace uses"),
        (&["testing"], "a package that this workspace uses"),
        (&["xtask"], "a package that this workspace uses"),
        (&["once-cell"], "a package that this workspace uses"),
        (&["referee"], "for a part of its own"),
        (&["stones", "--id", "106407a"], "the id \"106407a\" already means extreme-grid-game"),
        (&["stones", "--id", "tetris-game"], "already means tetris-game"),
        (&["stones", "--url", "javascript:alert(1)"], "the address: expected https://"),
        (&["stones", "--time-limit", "0"], "the time limit: expected 1 to 3600000 ms, found 0"),
        (&["stones", "--memory-limit", "99999999"], "the memory limit: expected 1 to 1048576 MiB"),
    ] {
        let (code, said, errors) = workspace.xtask(&[&["new"], arguments].concat());
        assert!(code == Some(2) && said.is_empty() && errors.contains(message), "{arguments:?}: {errors}");
        assert!(errors.lines().count() == 1, "{arguments:?}: {errors}");
    }
    assert!(changes(&before, &workspace.tree()).is_empty());
}

/// A workspace that lacks what a problem of the house needs.
fn poor_workspace(members: &str, readme: &str) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    for (file, contents) in [
        ("Cargo.toml", format!("[workspace]\nresolver = \"2\"\nmembers = [{members}]\n").as_str()),
        ("Cargo.lock", "version = 4\n"),
        ("README.md", readme),
        ("crates/other/Cargo.toml", "[package]\nname = \"other\"\n"),
        ("crates/other/src/lib.rs", ""),
    ] {
        let path = folder.path().join(file);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, contents).unwrap();
    }
    folder
}

#[test]
fn what_goes_wrong_halfway_is_undone() {
    let table = "| problem | idea |\n| --- | --- |\n";
    for (members, readme, has_fixtures, message) in [
        ("\"crates/*\"", table, true, "cargo metadata"),
        ("\"crates/other\"", table, true, "Cargo.toml: expected \"crates/*\""),
        ("\"crates/other\"", table, false, "fixtures/stones"),
        ("\"crates/*\"", "# No table\n", true, "README.md: expected the table of problems"),
    ] {
        let folder = poor_workspace(members, readme);
        if has_fixtures {
            fs::create_dir(folder.path().join("fixtures")).unwrap();
        }
        let before = listing(folder.path());
        let mut tool = Command::new(env!("CARGO_BIN_EXE_xtask"));
        let (code, said, errors) = texts(&tool.args(["new", "stones"]).current_dir(folder.path()).output().unwrap());
        assert!(code == Some(2) && said.is_empty() && errors.contains(message), "{errors}");
        assert_eq!(listing(folder.path()), before, "{errors}");
        assert_eq!(fs::read_to_string(folder.path().join("README.md")).unwrap(), readme);
        assert_eq!(fs::read_to_string(folder.path().join("Cargo.lock")).unwrap(), "version = 4\n");
    }
}

/// The names in a folder and in the folders in it.
fn listing(folder: &Path) -> Vec<String> {
    let names = |folder: &Path| -> Vec<String> {
        let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        entries.map(|path| path.to_str().unwrap().to_owned()).collect()
    };
    let mut all: Vec<String> = names(folder);
    let inner: Vec<String> =
        all.iter().filter(|path| Path::new(path).is_dir()).flat_map(|p| names(Path::new(p))).collect();
    all.extend(inner);
    all.sort();
    all
}
