//! What the tests, benches and examples of the problems share: their fixtures, the snapshots made of them, pictures, and
//! random inputs.
//!
//! A problem's name is its crate's: fixtures of `tetris-game` are `fixtures/tetris-game/*.in` with `*.out` beside them,
//! and bad inputs, which have no output, are `fixtures/tetris-game/invalid/*.in`.

pub mod explain;
pub mod picture;
pub mod stress;

use common::judge::{decode, Error};
use std::fs;
use std::path::{Path, PathBuf};

/// A problem's solution.
pub type Solve = fn(&str) -> Result<String, Error>;

/// An input and the output that is right for it.
pub struct Fixture {
    /// The file's name without its ending.
    pub name: String,
    /// What the program reads.
    pub input: String,
    /// What it should write.
    pub expected: String,
}

/// The fixtures of a problem, by name.
///
/// # Panics
/// When there are none, or a file cannot be read.
pub fn fixtures(problem: &str) -> Vec<Fixture> {
    inputs(&folder(problem))
        .iter()
        .map(|path| Fixture {
            name: name(path),
            input: String::from_utf8(read(path)).expect("a fixture in UTF-8"),
            expected: String::from_utf8(read(&path.with_extension("out"))).expect("a fixture in UTF-8"),
        })
        .collect()
}

/// The names of a problem's bad inputs, and what they hold.
///
/// # Panics
/// When there are none, or a file cannot be read.
pub fn invalid(problem: &str) -> Vec<(String, Vec<u8>)> {
    inputs(&folder(problem).join("invalid")).iter().map(|path| (name(path), read(path))).collect()
}

/// The longest input among the fixtures of a problem, for its bench.
///
/// # Panics
/// As for [`fixtures`].
pub fn largest_input(problem: &str) -> String {
    let inputs = fixtures(problem).into_iter().map(|fixture| fixture.input);
    inputs.max_by_key(String::len).expect("a fixture")
}

/// Asserts that each fixture's expected output is what `second_method` finds for its input.
///
/// # Panics
/// When one is not, with its name.
pub fn check_fixtures(problem: &str, mut second_method: impl FnMut(&str) -> String) {
    for fixture in fixtures(problem) {
        assert_eq!(second_method(&fixture.input), fixture.expected, "fixture {} of {problem}", fixture.name);
    }
}

/// An output as a snapshot holds it: whole if it is short, else its beginning, its size and its CRC-32.
pub fn digest(output: &str) -> String {
    if output.len() <= 1000 {
        return output.to_owned();
    }
    beginning(output, 5)
}

/// The first lines of an output, and the size and CRC-32 of all of it.
fn beginning(output: &str, lines: usize) -> String {
    let start: Vec<&str> = output.lines().take(lines).collect();
    let (lines, bytes, crc) = (output.lines().count(), output.len(), crc32fast::hash(output.as_bytes()));
    format!("{}\n...\n{lines} lines, {bytes} bytes, CRC-32 {crc:08x}\n", start.join("\n"))
}

/// The messages for all bad inputs of a problem, a line each.
///
/// # Panics
/// When one is solved all the same, with its name.
pub fn messages(problem: &str, solve: Solve) -> String {
    let message = |(name, bytes): (String, Vec<u8>)| {
        let error = decode(&bytes).and_then(solve).expect_err(&name);
        format!("{name}: {error}\n")
    };
    invalid(problem).into_iter().map(message).collect()
}

/// Tests that compare the outputs of a problem's `solve`, and its messages, with their snapshots.
#[macro_export]
macro_rules! snapshot_tests {
    ($solve:path) => {
        #[test]
        fn outputs() {
            for fixture in $crate::fixtures(env!("CARGO_PKG_NAME")) {
                let output = $solve(&fixture.input).expect(&fixture.name);
                insta::assert_snapshot!(fixture.name, $crate::digest(&output));
            }
        }

        #[test]
        fn messages() {
            insta::assert_snapshot!($crate::messages(env!("CARGO_PKG_NAME"), $solve));
        }
    };
}

/// A bench that times a problem's `solve` on its largest fixture.
#[macro_export]
macro_rules! solve_bench {
    ($solve:path) => {
        fn solve(criterion: &mut criterion::Criterion) {
            let problem = env!("CARGO_PKG_NAME");
            let input = $crate::largest_input(problem);
            criterion.bench_function(problem, |bencher| bencher.iter(|| $solve(std::hint::black_box(&input))));
        }

        criterion::criterion_group!(benches, solve);
        criterion::criterion_main!(benches);
    };
}

fn folder(problem: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures").join(problem)
}

/// The `.in` files of a folder, by name.
fn inputs(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    let files = entries.map(|entry| entry.expect("an entry of the folder").path());
    let mut inputs: Vec<PathBuf> = files.filter(|path| path.extension().is_some_and(|e| e == "in")).collect();
    assert!(!inputs.is_empty(), "{}: no fixtures", folder.display());
    inputs.sort();
    inputs
}

fn name(path: &Path) -> String {
    path.file_stem().expect("a file's name").to_string_lossy().into_owned()
}

fn read(path: &Path) -> Vec<u8> {
    fs::read(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}
