//! `cargo xtask bundle` on the problems of `torture`, one for each construct that a bundle has to get right.
//!
//! A bundle is judged from outside: rustc alone compiles it, it is run on the fixture, and it must be free of all that
//! `main` does not reach. Whatever is unreached in the problems is therefore called `dead_something` or `DeadSomething`,
//! and every comment says `COMMENT_MARK`.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Output, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::Mutex;

const XTASK: &str = env!("CARGO_BIN_EXE_xtask");

/// What a bundle of a problem may be. All that are not in [`EXCEPTIONS`] must work.
#[derive(Clone, Copy)]
enum Expected {
    /// A file that compiles without a warning, alone, and answers as the program does.
    Works,
    /// No file, and one line that has this in it and names one of the places marked `refused here: NAME`.
    Refused(&'static str),
    /// No file, and one line with this way from `main` to a crate that the judge does not have.
    Lacks(&'static str),
    /// A right file, or no file and one line that names one of the marked places.
    Either,
}
use Expected::{Either, Lacks, Refused, Works};

const EXCEPTIONS: [(&str, Expected); 30] = [
    // What a file alone cannot be.
    ("build-script", Refused("build script")),
    ("build-script-sets-cfg", Refused("build script")),
    ("outside-crate", Lacks("main → outside_crate::solve → outside_crate::helper → outside")),
    ("outside-crate-through-library", Lacks("outsider::live → outsider::inner::through → outside")),
    ("procedural-derive", Lacks("main → procedural_derive::solve → procedural_derive::Told → telling")),
    ("procedural-macro", Lacks("main → procedural_macro::solve → telling")),
    // What depends on where it is written.
    ("environment-of-cargo", Either),
    ("file-as-source", Either),
    ("file-as-text", Either),
    ("names-of-types", Either),
    ("paths-of-modules", Either),
    ("place-of-the-caller", Either),
    ("places-in-source", Either),
    ("macro-of-any-tokens", Either),
    ("macro-stringify", Either),
    ("modules-made-by-a-macro", Either),
    // What means something else in one crate.
    ("cfg-feature-not-default", Either),
    ("macro-defines-exported-macro", Either),
    ("macro-makes-main", Either),
    ("macro-of-callers-crate", Either),
    ("outside-trait-of-a-type", Either),
    ("recursion-limit", Either),
    ("stringified-tokens", Either),
    // What is not of edition 2021, or newer than Rust 1.75.
    ("c-string-literals", Either),
    ("edition-2015", Either),
    ("edition-2018", Either),
    ("edition-2024", Either),
    ("edition-2024-drop-order", Either),
    ("let-chains", Either),
    ("newer-syntax", Either),
];

fn expected(problem: &str) -> Expected {
    EXCEPTIONS.iter().find(|(name, _)| *name == problem).map_or(Works, |(_, expected)| *expected)
}

fn torture() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/torture")
}

fn problems() -> BTreeSet<String> {
    let entries = fs::read_dir(torture().join("crates")).unwrap();
    entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
}

/// All files in a folder and the folders in it.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}

/// A copy of the torture workspace, in a folder whose name nobody can foresee.
fn copy() -> tempfile::TempDir {
    let folder = tempfile::Builder::new().prefix("secret-place-").tempdir().unwrap();
    for file in files(&torture()) {
        let target = folder.path().join(file.strip_prefix(torture()).unwrap());
        fs::create_dir_all(target.parent().unwrap()).unwrap();
        fs::copy(&file, target).unwrap();
    }
    folder
}

fn run(command: &mut Command) -> Output {
    command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"))
}

/// Standard output of a command that must succeed.
fn stdout_of(command: &mut Command) -> Result<String, String> {
    let output = run(command);
    if !output.status.success() {
        return Err(format!("{}\n{}", output.status, String::from_utf8_lossy(&output.stderr)));
    }
    String::from_utf8(output.stdout).map_err(|error| error.to_string())
}

/// The problems to check: all, or those that the variable `TORTURE` names, with commas between them.
fn chosen() -> Vec<String> {
    let Ok(chosen) = std::env::var("TORTURE") else { return Vec::from_iter(problems()) };
    let chosen: Vec<_> = chosen.split(',').map(str::to_owned).collect();
    assert!(chosen.iter().all(|name| problems().contains(name)), "TORTURE: no such problem in {chosen:?}");
    chosen
}

/// Checks every problem, two at a time, and says all that is wrong with any.
fn check_each(check: impl Fn(&str) -> Result<(), String> + Sync) {
    let (problems, next, failures) = (chosen(), AtomicUsize::new(0), Mutex::new(Vec::new()));
    let work = || {
        while let Some(problem) = problems.get(next.fetch_add(1, Ordering::Relaxed)) {
            if let Err(failure) = check(problem) {
                failures.lock().unwrap().push(format!("{problem}: {failure}"));
            }
        }
    };
    std::thread::scope(|scope| {
        scope.spawn(work);
        work();
    });
    let mut failures = failures.into_inner().unwrap();
    failures.sort();
    assert!(failures.is_empty(), "{} of {} fail\n\n{}", failures.len(), problems.len(), failures.join("\n\n"));
}

/// The fixture of a problem: the input's file, and the output.
fn fixture(problem: &str) -> (fs::File, String) {
    let stem = torture().join("fixtures").join(problem).join("01-a");
    (fs::File::open(stem.with_extension("in")).unwrap(), fs::read_to_string(stem.with_extension("out")).unwrap())
}

/// Runs a program on the problem's fixture.
fn judge(problem: &str, command: &mut Command) -> Result<(), String> {
    let (input, expected) = fixture(problem);
    let output = stdout_of(command.stdin(input))?;
    (output == expected).then_some(()).ok_or_else(|| format!("expected {expected:?}, got {output:?}"))
}

/// The places in the sources where the refusal of a problem can point to, as `file:line`.
fn marked_places(problem: &str) -> Vec<String> {
    let mut places = Vec::new();
    for file in files(&torture()).iter().filter(|file| file.extension().is_some_and(|end| end == "rs" || end == "toml"))
    {
        let text = fs::read_to_string(file).unwrap();
        let marked = |line: &str| line.split_once("refused here: ").is_some_and(|(_, name)| name.trim() == problem);
        let name = file.strip_prefix(torture()).unwrap().display();
        let lines = text.lines().enumerate().filter(|(_, line)| marked(line));
        places.extend(lines.map(|(index, _)| format!("{name}:{}", index + 1)));
    }
    places
}

/// A word that says of itself that it is unreached.
fn dead_word(text: &str) -> Option<&str> {
    let mut words = text.split(|c: char| !c.is_alphanumeric() && c != '_');
    words.find(|word| {
        let name = word.trim_start_matches('_');
        name.to_lowercase().starts_with("dead_") && *word != "dead_code" || name.starts_with("Dead")
    })
}

#[test]
fn the_torture_workspace_can_show_what_it_should() {
    for (name, _) in EXCEPTIONS {
        assert!(problems().contains(name), "{name} is not there");
    }
    for problem in problems() {
        let sources = files(&torture().join("crates").join(&problem).join("src"));
        let text: String = sources.iter().map(|file| fs::read_to_string(file).unwrap_or_default()).collect();
        assert!(text.contains("COMMENT_MARK"), "{problem} has no marked comment");
        let marks = marked_places(&problem).len();
        match expected(&problem) {
            Works | Lacks(_) => assert!(marks == 0, "{problem} has marks where it cannot be refused"),
            Refused(_) | Either => assert!(marks > 0, "{problem} has no mark where it can be refused"),
        }
        if matches!(expected(&problem), Works) {
            assert!(dead_word(&text).is_some(), "{problem} has nothing unreached");
        }
    }
}

/// The fixtures are right. Each problem by itself, since in one build they would share the features of libraries.
#[test]
fn the_programs_themselves_give_the_expected_outputs() {
    let cargo = |arguments: &[&str]| {
        let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        command.args(arguments).args(["--quiet", "--release", "--locked", "--offline", "--target-dir"]);
        command.arg(Path::new(env!("CARGO_TARGET_TMPDIR")).join("torture")).current_dir(torture());
        command
    };
    stdout_of(&mut cargo(&["build", "--workspace"])).unwrap();
    check_each(|problem| judge(problem, &mut cargo(&["run", "--package", problem, "--bin", problem])));
}

/// Bundles a problem of the copy of the workspace in a folder.
fn bundle(folder: &Path, problem: &str, arguments: &[&str], file: &Path) -> Output {
    let mut command = Command::new(XTASK);
    command.args(["bundle", problem, "--no-check"]).args(arguments).arg("-o").arg(file);
    run(command.current_dir(folder).env_remove("CARGO_TARGET_DIR").stdin(Stdio::null()))
}

/// Compiles a file with nothing beside it; a warning is an error.
fn compile(file: &Path) -> Result<PathBuf, String> {
    let program = file.with_extension("");
    let mut rustc = Command::new(std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()));
    rustc.args(["--edition", "2021", "-O", "-D", "warnings", "-o"]).arg(&program).arg(file);
    stdout_of(&mut rustc).map(|_| program)
}

/// Nothing is in the file that should not be.
fn check_text(text: &str, folder: &Path) -> Result<(), String> {
    let folder = folder.to_str().unwrap();
    for unwanted in ["COMMENT_MARK", "#[test]", "cfg(test)", "mod tests", "missing_docs", "secret-place", folder] {
        if let Some(line) = text.lines().find(|line| line.contains(unwanted)) {
            return Err(format!("{unwanted:?} is left: {line}"));
        }
    }
    dead_word(text).map_or(Ok(()), |word| Err(format!("{word} is left\n{text}")))
}

/// The bundle in a file compiles, answers rightly and has nothing too much.
fn check_file(problem: &str, folder: &Path, file: &Path) -> Result<(), String> {
    let text = fs::read_to_string(file).map_err(|error| error.to_string())?;
    let program = compile(file).map_err(|error| format!("{error}\n{text}"))?;
    judge(problem, &mut Command::new(program)).map_err(|error| format!("{error}\n{text}"))?;
    check_text(&text, folder)
}

/// What comes out in another copy of the workspace is the same.
fn check_again(problem: &str, other: &Path, arguments: &[&str], file: &Path) -> Result<(), String> {
    let (first, again) = (fs::read(file).unwrap(), bundle(other, problem, arguments, Path::new("-")).stdout);
    let [first, again] = [first, again].map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
    (first == again).then_some(()).ok_or_else(|| format!("elsewhere it is another\n{first}\n{again}"))
}

/// One line says where and why, and there is no file.
fn check_refusal(problem: &str, output: &Output, file: &Path) -> Result<(), String> {
    let said = String::from_utf8_lossy(&output.stderr);
    let places = marked_places(problem);
    let after_place = places.iter().find_map(|place| said.split_once(&format!("{place}:")).map(|(_, rest)| rest));
    let is_right = match expected(problem) {
        Works => false,
        Refused(reason) => after_place.is_some_and(|rest| rest.contains(reason)),
        Lacks(way) => said.contains(way),
        Either => after_place.is_some(),
    };
    let complaint = match () {
        () if said.trim_end().lines().count() != 1 => "expected one line",
        () if !is_right => "the place, the reason or the way from main is missing",
        () if file.exists() || !output.stdout.is_empty() => "something is written all the same",
        () => return Ok(()),
    };
    Err(format!("{complaint}; it can be refused at {places:?}; got\n{said}"))
}

fn check_problem(problem: &str, [folder, other]: [&Path; 2], arguments: &[&str], file: &Path) -> Result<(), String> {
    let output = bundle(folder, problem, arguments, file);
    let said = String::from_utf8_lossy(&output.stderr);
    match (output.status.success(), expected(problem)) {
        (true, Works | Either) => {
            check_file(problem, folder, file)?;
            check_again(problem, other, arguments, file)
        }
        (true, Refused(_) | Lacks(_)) => Err("expected a refusal".to_owned()),
        (false, Works) => Err(format!("refused: {said}")),
        (false, Refused(_) | Lacks(_) | Either) => check_refusal(problem, &output, file),
    }
}

/// Bundles that are wrong, each with the complaint about it.
#[test]
fn the_checks_catch_what_is_wrong() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("bundle.rs");
    for (text, complaint) in [
        ("fn main() { println!(\"49\"); }", ""),
        ("fn main() { println!(\"50\"); }", "expected \"49\\n\", got \"50\\n\""),
        ("fn main() { let n = 1; println!(\"49\"); }", "unused variable"),
        ("fn main() { library::main(); }", "unresolved module or unlinked crate"),
        ("fn main() { println!(\"49\"); panic!(); }", "exit status: 101"),
        ("fn main() { println!(\"49\"); /* COMMENT_MARK */ }", "COMMENT_MARK"),
        ("fn main() { println!(\"49\"); } #[test] fn t() {}", "#[test]"),
        ("fn main() { println!(\"49\"); } pub const DEAD_CONST: u8 = 1;", "DEAD_CONST is left"),
        ("fn main() { println!(\"49\"); } // FOLDER/x.rs", "FOLDER"),
    ] {
        let here = folder.path().to_str().unwrap();
        fs::write(&file, text.replace("FOLDER", here) + "\n").unwrap();
        let got = check_file("main-only", folder.path(), &file).err().unwrap_or_default();
        assert!(got.contains(&complaint.replace("FOLDER", here)) && got.is_empty() == complaint.is_empty(), "{got}");
    }
}

#[test]
fn the_checks_catch_refusals_that_say_too_little() {
    let place = &marked_places("build-script")[0];
    let missing = Path::new("no/such/file");
    let way = "main → procedural_macro::solve → telling";
    for (problem, said, file, right) in [
        ("build-script", format!("error: {place}: a build script\n"), missing, true),
        ("build-script", format!("error: {place}: a procedural macro\n"), missing, false),
        ("build-script", format!("error: {place}:\na build script\n"), missing, false),
        ("build-script", format!("error: {place}0: a build script\n"), missing, false),
        ("build-script", format!("error: {place}: a build script\n"), Path::new(XTASK), false),
        ("procedural-macro", format!("error: no crate: {way}\n"), missing, true),
        ("procedural-macro", "error: no crate: telling\n".to_owned(), missing, false),
        ("let-chains", "error: let chains\n".to_owned(), missing, false),
    ] {
        let output = Output { status: ExitStatus::default(), stdout: Vec::new(), stderr: said.clone().into() };
        assert_eq!(check_refusal(problem, &output, file).is_ok(), right, "{said}");
    }
}

fn check_bundles(arguments: &[&str]) {
    let (workspace, another, bundles) = (copy(), copy(), tempfile::tempdir().unwrap());
    check_each(|problem| {
        let file = bundles.path().join(problem).with_extension("rs");
        check_problem(problem, [workspace.path(), another.path()], arguments, &file)
    });
}

#[test]
fn every_construct_is_bundled_rightly_or_refused() {
    check_bundles(&[]);
}

#[test]
#[ignore = "takes as long again"]
fn every_construct_is_minified_rightly_or_refused() {
    check_bundles(&["--minify"]);
}

/// What a judge has and takes decides about the file.
#[test]
fn judges_have_limits_and_crates() {
    let workspace = copy();
    let file = workspace.path().join("bundle.rs");
    let xtask = |arguments: &[&str]| {
        let mut command = Command::new(XTASK);
        command.arg("bundle").args(arguments).arg("-o").arg(&file);
        let output = run(command.current_dir(workspace.path()).env_remove("CARGO_TARGET_DIR").stdin(Stdio::null()));
        (output.status.code(), String::from_utf8(output.stderr).unwrap())
    };
    let (code, said) = xtask(&["nested-modules", "--judge", "short"]);
    assert!(code == Some(1) && said.contains("bytes, where short takes 100") && !file.exists(), "{said}");
    let (code, said) = xtask(&["outside-crate", "--judge", "with-crates"]);
    assert!(code == Some(0) && fs::read_to_string(&file).unwrap().contains("outside::"), "{said}");
}
