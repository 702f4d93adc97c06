//! `cargo xtask list`, `show` and `watch` in a small workspace.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::mpsc::{channel, Receiver};
use std::thread;
use std::time::Duration;

const XTASK: &str = env!("CARGO_BIN_EXE_xtask");

fn write(folder: &Path, file: &str, contents: &str) {
    let path = folder.join(file);
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path, contents).unwrap();
}

/// A workspace of two problems; only one of them is whole.
fn workspace() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str, contents: &str| write(folder.path(), name, contents);
    file("Cargo.toml", "[workspace]\nresolver = \"2\"\nmembers = [\"crates/*\"]\n");
    for (name, id, title) in [("sums", "1A", "Sums"), ("differences", "2/B", "差")] {
        let manifest = format!(
            "[package]\nname = \"{name}\"\nversion = \"0.1.0\"\nedition = \"2021\"\n\n[package.metadata.judge]\n\
             id = \"{id}\"\nurl = \"https://example.org/{id}\"\ntitle = \"{title}\"\ntime-limit-ms = 1500\n\
             memory-limit-mib = 256\n"
        );
        file(&format!("crates/{name}/Cargo.toml"), &manifest);
        file(&format!("crates/{name}/src/main.rs"), "fn main() {\n    println!(\"3\");\n}\n");
    }
    let documentation = "//! # Sums\n//!\n//! What is the sum?\n//!\n//! ## Insight\n//!\n//! Add.\n\npub mod rules;\n";
    file("crates/sums/src/lib.rs", documentation);
    file("crates/sums/src/rules.rs", "\n");
    file("fixtures/sums/01-sample.in", "1 2\n");
    file("fixtures/sums/01-sample.out", "3\n");
    file("target/bundle/1A.rs", &"x".repeat(1500));
    file("target/bundle/2-B.rs", &"x".repeat(2048));
    folder
}

fn xtask(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(XTASK);
    command.args(arguments).current_dir(folder).env_remove("CARGO_TARGET_DIR");
    command
}

fn output(folder: &Path, arguments: &[&str]) -> (Option<i32>, String) {
    let output = xtask(folder, arguments).output().unwrap();
    let said = [output.stdout, output.stderr].map(|text| String::from_utf8(text).unwrap()).concat();
    (output.status.code(), said)
}

#[test]
fn list_has_a_line_a_problem() {
    let (code, said) = output(workspace().path(), &["list"]);
    assert_eq!(code, Some(0));
    insta::assert_snapshot!(said, @r"
    problem      id   fixtures   bundle  title
    differences  2/B         -  2.0 KiB  差
    sums         1A          1  1.5 KiB  Sums
    ");
}

#[test]
fn show_has_statement_idea_limits_and_paths() {
    let folder = workspace();
    let (code, said) = output(folder.path(), &["show", "1a"]);
    assert_eq!(code, Some(0));
    insta::assert_snapshot!(said, @r"
    Sums (1A)
    https://example.org/1A
    1.5s, 256 MiB

    What is the sum?

    Add.

    solution  crates/sums/src/lib.rs
    rules     crates/sums/src/rules.rs
    bundle    target/bundle/1A.rs
    fixtures  fixtures/sums (1)
    ");
    let (code, said) = output(folder.path(), &["show", "differences"]);
    assert!(code == Some(2) && said.contains("crates/differences/src/lib.rs: No such file"), "{said}");
    let (code, said) = output(folder.path(), &["show", "sumz"]);
    assert!(code == Some(2) && said == "error: no problem is called \"sumz\"; the nearest is sums\n", "{said}");
}

/// What `watch` writes, line by line.
fn lines(output: impl std::io::Read + Send + 'static) -> Receiver<String> {
    let (sender, lines) = channel();
    thread::spawn(move || BufReader::new(output).lines().map_while(Result::ok).try_for_each(|line| sender.send(line)));
    lines
}

/// The lines of one run, up to the one that says that it watches again.
fn run(lines: &Receiver<String>) -> String {
    let mut run = String::new();
    while !run.ends_with("watching sums, Ctrl-C to stop\n") {
        run += &lines.recv_timeout(Duration::from_mins(2)).expect("a further line");
        run.push('\n');
    }
    run
}

#[test]
fn watch_verifies_once_after_each_change() {
    let folder = workspace();
    let mut tool =
        xtask(folder.path(), &["watch", "sums"]).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
    let lines = lines(tool.stdout.take().unwrap());
    assert!(run(&lines).contains("1 of 1 cases accepted"));
    // What editors leave beside a file does not matter.
    write(folder.path(), "crates/sums/src/.lib.rs.swp", "");
    assert!(lines.recv_timeout(Duration::from_secs(1)).is_err());
    write(folder.path(), "crates/sums/src/main.rs", "fn main() {\n    println!(\"4\");\n}\n");
    assert!(run(&lines).contains("0 of 1 cases accepted"));
    write(folder.path(), "fixtures/sums/01-sample.out", "4\n");
    assert!(run(&lines).contains("1 of 1 cases accepted"));
    write(folder.path(), "crates/sums/src/main.rs", "fn main() { 4 }\n");
    assert!(run(&lines).contains("CE"));
    fs::remove_file(folder.path().join("fixtures/sums/01-sample.out")).unwrap();
    assert!(run(&lines).starts_with("watching"), "what is wrong is said on standard error");
    assert!(lines.recv_timeout(Duration::from_secs(1)).is_err(), "it runs again only after a change");
    tool.kill().unwrap();
    tool.wait().unwrap();
}
