//! What the tests of the examples share that explain an answer: `explain-<problem>`, from `examples/explain.rs`.

use crate::picture::plain;
use crate::{beginning, fixtures, invalid, Solve};
use common::judge::decode;
use std::env;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// Tests that hold a problem's `explain` to its `solve`, its pictures to their snapshots, and its program to both.
#[macro_export]
macro_rules! explain_tests {
    ($explain:path, $solve:path) => {
        #[test]
        fn explanations() {
            for fixture in $crate::fixtures(env!("CARGO_PKG_NAME")) {
                let explanation = $crate::picture::plain(&$explain(&fixture.input).expect(&fixture.name));
                assert_eq!($crate::explain::answer(&explanation), fixture.expected, "{}", fixture.name);
                insta::with_settings!({ snapshot_path => "explain", prepend_module_to_snapshot => false }, {
                    insta::assert_snapshot!(fixture.name, $crate::explain::digest(&explanation));
                });
            }
            let snapshots = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/explain");
            $crate::explain::check_no_leftovers(env!("CARGO_PKG_NAME"), snapshots);
        }

        #[test]
        fn bad_inputs_are_refused_as_the_solution_refuses_them() {
            let problem = env!("CARGO_PKG_NAME");
            assert_eq!($crate::messages(problem, $explain), $crate::messages(problem, $solve));
        }

        #[test]
        fn the_program_explains_and_refuses() {
            $crate::explain::check_program(env!("CARGO_PKG_NAME"), env!("CARGO"), $explain);
        }
    };
}

/// What is not indented in an explanation: the answer, as `solve` writes it.
pub fn answer(explanation: &str) -> String {
    let lines = explanation.lines().filter(|line| !line.is_empty() && !line.starts_with(' '));
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// An explanation as a snapshot holds it: as [`digest`](crate::digest), but with more to read.
pub fn digest(explanation: &str) -> String {
    const MOST_LINES: usize = 100;
    if explanation.lines().count() <= MOST_LINES {
        return explanation.to_owned();
    }
    beginning(explanation, MOST_LINES)
}

/// Asserts that a folder of a problem's snapshots holds those of its fixtures and no others.
///
/// # Panics
/// When it holds others, or cannot be read.
pub fn check_no_leftovers(problem: &str, snapshots: &str) {
    let names: Vec<String> = fixtures(problem).into_iter().map(|fixture| fixture.name).collect();
    for entry in fs::read_dir(snapshots).expect("a folder of snapshots") {
        let path = entry.expect("an entry of the folder").path();
        // While one is under review, its name ends in `.snap.new`.
        let name = path.file_name().and_then(|name| name.to_str()).and_then(|name| name.split('.').next());
        assert!(names.iter().any(|fixture| Some(fixture.as_str()) == name), "{}: no such fixture", path.display());
    }
}

/// Asserts that a problem's example writes what `explain` does, in colour only where that is asked for, and refuses bad
/// inputs with one line and exit code 1.
///
/// # Panics
/// When it does not, or cannot be built.
pub fn check_program(problem: &str, cargo: &str, explain: Solve) {
    let program = program(problem, cargo);
    let run =
        |input: &[u8], environment: &[(&str, &str)]| run(&program, input, environment).expect("a program that runs");
    let input = &fixtures(problem)[0].input;
    let coloured = explain(input).expect("an explanation");
    let shown = |environment| String::from_utf8(run(input.as_bytes(), environment).stdout).expect("text");
    assert_eq!(shown(&[]), plain(&coloured), "standard output is no terminal");
    assert_eq!(shown(&[("CLICOLOR_FORCE", "1")]), coloured);
    assert_eq!(shown(&[("CLICOLOR_FORCE", "1"), ("NO_COLOR", "1")]), plain(&coloured));
    for (name, bytes) in invalid(problem) {
        let message = decode(&bytes).and_then(explain).expect_err(&name);
        let Output { status, stdout, stderr } = run(&bytes, &[]);
        assert_eq!((status.code(), stdout), (Some(1), Vec::new()), "{name}");
        assert_eq!(String::from_utf8_lossy(&stderr), format!("error: {message}\n"), "{name}");
    }
}

/// The example's program, as it is now: `cargo test` builds examples only when no targets are named. Asking for the whole
/// workspace, as `cargo test --workspace` does, takes a moment after that.
fn program(problem: &str, cargo: &str) -> PathBuf {
    let example = format!("explain-{problem}");
    let test = env::current_exe().expect("the test's own path");
    let folder = test.parent().and_then(Path::parent).expect("a test in target/<profile>/deps");
    let target = folder.parent().expect("a folder target");
    let profile = folder.file_name().filter(|&name| name != "debug").unwrap_or("test".as_ref());
    let mut build = Command::new(cargo);
    build.args(["build", "--quiet", "--workspace", "--example", &example, "--profile"]).arg(profile);
    assert!(build.arg("--target-dir").arg(target).status().expect("cargo").success(), "{example} does not build");
    folder.join("examples").join(example)
}

fn run(program: &Path, input: &[u8], environment: &[(&str, &str)]) -> io::Result<Output> {
    let mut command = Command::new(program);
    for name in ["CLICOLOR", "CLICOLOR_FORCE", "NO_COLOR"] {
        command.env_remove(name);
    }
    command.envs(environment.iter().copied()).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn()?;
    // All of the input is read before anything is written, so this cannot wait for ever.
    child.stdin.take().expect("a pipe").write_all(input)?;
    child.wait_with_output()
}
