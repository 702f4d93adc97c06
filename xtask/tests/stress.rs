//! `cargo xtask stress` on solutions with a bug planted in each, and on programs that crash, hang or cannot run.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::OnceLock;
use std::thread::sleep;
use std::time::{Duration, Instant};

const XTASK: &str = env!("CARGO_BIN_EXE_xtask");

/// A bug: the problem, what stands in its `lib.rs`, what stands there instead, and the fewest tokens that show it.
struct Bug(&'static str, &'static str, &'static str, usize);

const BUGS: [Bug; 14] = [
    Bug("extreme-grid-game", "k >= central_cells", "k > central_cells", 4),
    Bug("extreme-grid-game", "(2 - m % 2)", "(2 - n % 2)", 4),
    Bug("ominous-omino", "4 => short <= 2", "4 => short < 2", 4),
    Bug("ominous-omino", " || (short, long) == (3, 5)", "", 4),
    Bug("ominous-omino", "6 => short <= 3", "6 => short < 3", 4),
    Bug("connect-squares", "length as u64 >= k", "length as u64 > k", 4),
    Bug("connect-squares", "around[1][3] + 1", "1", 6),
    Bug("connect-squares", "(ROW + 1, around[0][2], around[2 * ROW + 2][2])", "(ROW + 1, 0, 0)", 6),
    Bug("connect-squares", "before + 1 + behind", "before.max(behind) + 1", 8),
    Bug("amateur-chess-players", "white > black", "white >= black", 2),
    Bug("amateur-chess-players", "b'A'..=b'H'", "b'A'..=b'G'", 3),
    Bug("amateur-chess-players", "LARGEST: u64 = 16", "LARGEST: u64 = 15", 18),
    Bug("tetris-game", "for symmetry in 0..8", "for symmetry in [0, 3, 5, 6]", 2),
    Bug("tetris-game", "left[sort] > 0 && ", "left[sort] > 1 && ", 2),
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().into()
}

fn read(path: impl AsRef<Path>) -> String {
    fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.as_ref().display()))
}

/// Writes a file unless it holds that already, so that nothing is built again.
fn write(path: &Path, contents: &str) {
    if !fs::read_to_string(path).is_ok_and(|old| old == contents) {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, contents).unwrap();
    }
}

fn planted(source: &str, Bug(problem, right, wrong, _): &Bug) -> String {
    assert_eq!(source.matches(right).count(), 1, "{problem}: {right}");
    source.replace(right, wrong)
}

/// Programs with a bug each, compiled once, in the order of [`BUGS`].
fn programs() -> &'static [PathBuf] {
    static PROGRAMS: OnceLock<Vec<PathBuf>> = OnceLock::new();
    PROGRAMS.get_or_init(|| {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("bugs");
        let manifest = read(root().join("Cargo.toml"));
        let members = manifest.lines().find(|line| line.starts_with("members")).unwrap();
        let common = format!("path = \"{}/common", root().display());
        let manifest = manifest.replace(members, "members = [\"*-*\"]").replace("path = \"common", &common);
        write(&folder.join("Cargo.toml"), &manifest);
        for (number, bug) in BUGS.iter().enumerate() {
            plant_program(&folder, number, bug);
        }
        let mut cargo = Command::new(env!("CARGO"));
        // A bug leaves variables without a use.
        let cargo = cargo.args(["build", "--quiet"]).current_dir(&folder).env("RUSTFLAGS", "--allow warnings");
        let status = cargo.env_remove("CARGO_TARGET_DIR").status();
        assert!(status.unwrap().success());
        (0..BUGS.len()).map(|number| folder.join(format!("target/debug/bug-{number}"))).collect()
    })
}

/// Makes a package of a problem's solution with a bug.
fn plant_program(folder: &Path, number: usize, bug: &Bug) {
    let source = root().join("crates").join(bug.0).join("src");
    let folder = folder.join(format!("bug-{number}"));
    let dependencies = ["common", "itertools", "once_cell"].map(|name| format!("{name}.workspace = true\n")).concat();
    let manifest = format!("[package]\nname = \"bug-{number}\"\nedition = \"2021\"\n\n[dependencies]\n{dependencies}");
    write(&folder.join("Cargo.toml"), &manifest);
    for entry in fs::read_dir(&source).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        let text = read(source.join(&name));
        let text = match name.as_str() {
            "lib.rs" => planted(&text, bug),
            _ => text.replace(&bug.0.replace('-', "_"), &format!("bug_{number}")),
        };
        write(&folder.join("src").join(name), &text);
    }
}

fn xtask(folder: &Path, arguments: &[&str]) -> (Option<i32>, String) {
    let output = Command::new(XTASK).args(arguments).current_dir(folder).env_remove("CARGO_TARGET_DIR").output();
    let Output { status, stdout, stderr } = output.unwrap();
    (status.code(), String::from_utf8(stdout).unwrap() + &String::from_utf8(stderr).unwrap())
}

/// The path of the only input in a folder of fixtures whose name begins with `stress-`, and its number of tokens.
fn saved(folder: &Path) -> (PathBuf, usize) {
    let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let is_saved = |path: &PathBuf| path.file_name().unwrap().to_str().unwrap().starts_with("stress-");
    let (inputs, outputs): (Vec<_>, Vec<_>) =
        paths.filter(is_saved).partition(|path| path.extension().unwrap() == "in");
    assert_eq!((inputs.len(), outputs), (1, vec![inputs[0].with_extension("out")]));
    (inputs[0].clone(), read(&inputs[0]).split_whitespace().count())
}

#[test]
fn a_program_with_a_planted_bug_is_caught_by_the_smallest_input() {
    for (bug, program) in BUGS.iter().zip(programs()) {
        let &Bug(problem, right, _, fewest) = bug;
        let folder = tempfile::tempdir().unwrap();
        let (fixtures, program) = (folder.path().to_str().unwrap(), program.to_str().unwrap());
        let stress = ["stress", problem, "--exec", program, "--fixtures", fixtures, "--seed", "1", "--cases", "3000"];
        let (code, report) = xtask(&root(), &stress);
        assert_eq!(code, Some(1), "{problem}, {right}: {report}");
        assert_eq!(saved(folder.path()).1, fewest, "{problem}, {right}: {report}");
        let (code, report) = xtask(&root(), &["verify", problem, "--exec", program, "--fixtures", fixtures]);
        assert!(code == Some(1) && report.contains("0 of 1 cases accepted"), "{problem}, {right}: {report}");
        let (code, report) = xtask(&root(), &["verify", problem, "--fixtures", fixtures]);
        assert!(code == Some(0) && report.contains("1 of 1 cases accepted"), "{problem}, {right}: {report}");
    }
}

/// A copy of the workspace, but for the tool, to plant bugs in.
fn copy() -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("copy");
    let _ = fs::remove_dir_all(folder.join("fixtures"));
    let mut files = vec![PathBuf::from("crates"), "common".into(), "fixtures".into()];
    while let Some(path) = files.pop() {
        if root().join(&path).is_dir() {
            files.extend(fs::read_dir(root().join(&path)).unwrap().map(|entry| path.join(entry.unwrap().file_name())));
        } else if fs::read(folder.join(&path)).ok() != fs::read(root().join(&path)).ok() {
            fs::create_dir_all(folder.join(&path).parent().unwrap()).unwrap();
            fs::copy(root().join(&path), folder.join(&path)).unwrap();
        }
    }
    write(&folder.join("Cargo.toml"), &read(root().join("Cargo.toml")).replace(", \"xtask\"]", "]"));
    folder
}

/// The solution called in process, on a budget of time; then its fixture stays in the way of the bug.
fn check_in_a_copy(bug: &Bug, verdict: &str) {
    let &Bug(problem, right, _, fewest) = bug;
    let copy = copy();
    let (library, fixtures) =
        (copy.join("crates").join(problem).join("src/lib.rs"), copy.join("fixtures").join(problem));
    let source = read(&library);
    fs::write(&library, planted(&source, bug)).unwrap();
    let (code, report) = xtask(&copy, &["stress", problem, "--seed", "1"]);
    assert!(code == Some(1) && report.contains(verdict), "{problem}, {right}: {report}");
    let (path, tokens) = saved(&fixtures);
    assert!((fewest..=fewest + 6).contains(&tokens), "{problem}, {right}: {report}");
    let verify = ["verify", problem, "--case", path.file_stem().unwrap().to_str().unwrap()];
    let (code, report) = xtask(&copy, &verify);
    assert!(code == Some(1) && report.contains(verdict), "{problem}, {right}: {report}");
    fs::write(&library, source).unwrap();
    let (code, report) = xtask(&copy, &verify);
    assert!(code == Some(0) && report.contains("1 of 1 cases accepted"), "{problem}, {right}: {report}");
}

#[test]
#[ignore = "minutes; builds every problem many times"]
fn a_planted_bug_in_a_solution_is_found_in_ten_seconds_and_kept_out_from_then_on() {
    for bug in &BUGS {
        // Squares and numbers that are not accepted any more are an error.
        let refuses = ["b'A'..=b'H'", "LARGEST: u64 = 16"].contains(&bug.1);
        check_in_a_copy(bug, if refuses { "RE" } else { "WA" });
    }
    let search = "Search::new().wins(0, [t, l])";
    for (wrong, verdict) in [
        ("assert!(t < 2); Search::new().wins(0, [t, l])", "RE"),
        ("if t == 2 { std::process::abort() } Search::new().wins(0, [t, l])", "RE"),
        ("while t == 2 { std::hint::black_box(t); } Search::new().wins(0, [t, l])", "TLE"),
    ] {
        check_in_a_copy(&Bug("tetris-game", search, wrong, 2), verdict);
    }
}

/// The workspace's own program, to be used in a shell's command.
fn tetris() -> String {
    let (code, report) = xtask(&root(), &["verify", "tetris-game"]);
    assert_eq!(code, Some(0), "{report}");
    root().join("target/release/tetris-game").to_str().unwrap().to_owned()
}

/// Stresses a command for tetris-game that reads its input into x and y, and by default answers well.
fn stress_shell(before: &str, further: &[&str]) -> (Option<i32>, String) {
    let folder = tempfile::tempdir().unwrap();
    let command = format!("sh -c 'read x y; {before}; echo $x $y | {}'", tetris());
    let fixtures = folder.path().to_str().unwrap();
    let arguments = ["stress", "tetris-game", "--exec", &command, "--fixtures", fixtures, "--cases", "60"];
    xtask(&root(), &[&arguments, further].concat())
}

#[test]
fn crashes_and_timeouts_are_differences_and_shrunk() {
    // A seed that draws each of these inputs; 60 random ones leave one out now and then.
    for (before, input, verdict) in [
        ("test $y -lt 2 || exit 3", "0 2", "RE after"),
        ("test $x -lt 1 || kill -SEGV $$", "1 0", "segmentation fault (SIGSEGV)"),
        ("test $x$y != 00 || sleep 1000", "0 0", "TLE after"),
        ("test $x$y != 00 || while :; do :; done", "0 0", "TLE after"),
        ("test $x -lt 3 || x=0", "3 1", "WA after"),
    ] {
        let (code, report) = stress_shell(before, &["--seed", "1"]);
        assert!(code == Some(1) && report.contains(verdict), "{before}: {report}");
        assert!(report.contains(&format!("shrunk to 2 tokens\ninput\n    {input}\n")), "{before}: {report}");
    }
}

#[test]
fn the_same_seed_draws_the_same_inputs() {
    let folder = tempfile::tempdir().unwrap();
    let inputs = |seed: &str, log: &str| {
        let log = folder.path().join(log);
        let (code, report) = stress_shell(&format!("echo $x $y >> {}", log.display()), &["--seed", seed]);
        assert!(code == Some(0) && report.contains("no difference in 60 cases"), "{report}");
        assert!(report.contains(&format!("cases/s (seed {seed})")), "{report}");
        read(log)
    };
    let first = inputs("1", "first");
    assert_eq!(first.lines().count(), 60);
    assert_eq!(inputs("1", "second"), first);
    assert_ne!(inputs("2", "third"), first);
}

#[test]
fn it_stops_when_the_time_is_up() {
    let start = Instant::now();
    let (code, report) = xtask(&root(), &["stress", "106407A", "--seconds", "0.5"]);
    assert!(code == Some(0) && report.contains("extreme-grid-game: no difference in"), "{report}");
    let seconds = report.split(" s, ").next().and_then(|text| text.rsplit(' ').next()?.parse::<f64>().ok());
    assert!(seconds.is_some_and(|seconds| (0.5..60.0).contains(&seconds)), "{report}");
    assert!(start.elapsed() > Duration::from_millis(500), "{report}");
}

#[test]
fn ctrl_c_ends_it_with_a_summary() {
    let mut tool = Command::new(XTASK);
    let tool = tool.args(["stress", "connect-squares", "--seconds", "1000"]).current_dir(root());
    let tool = tool.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
    let pid = rustix::process::Pid::from_child(&tool);
    // It has registered for the signal once the partner runs.
    let start = Instant::now();
    while !children(tool.id()).iter().any(|name| name.contains("stress-connect")) {
        assert!(start.elapsed() < Duration::from_mins(2), "it has not begun");
        sleep(Duration::from_millis(20));
    }
    sleep(Duration::from_millis(300));
    rustix::process::kill_process(pid, rustix::process::Signal::INT).unwrap();
    let output = tool.wait_with_output().unwrap();
    let report = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success() && report.contains("no difference in") && report.contains(", interrupted)"));
    assert!(!report.contains(" 0 cases,"), "{report}");
}

/// The programs of a process's children, as the kernel names them.
fn children(process: u32) -> Vec<String> {
    let list = fs::read_to_string(format!("/proc/{process}/task/{process}/children")).unwrap_or_default();
    let program = |pid: &str| fs::read_link(format!("/proc/{pid}/exe")).map(|exe| exe.to_string_lossy().into_owned());
    list.split_whitespace().filter_map(|pid| program(pid).ok()).collect()
}

#[test]
fn what_cannot_run_says_why() {
    for (arguments, message) in [
        (&["stress", "tetrs-game"][..], "the nearest is tetris-game"),
        (&["stress"], "required arguments were not provided"),
        (&["stress", "tetris", "--seconds", "0"], "expected a number of seconds above 0"),
        (&["stress", "tetris", "--seconds", "nan"], "expected a number of seconds above 0"),
        (&["stress", "tetris", "--cases", "-1"], "unexpected argument '-1'"),
        (&["stress", "tetris", "--cases", "0"], "0 is not in 1.."),
        (&["stress", "tetris", "--exec", "sh no-such-file.sh"], "--exec: there is no file no-such-file.sh"),
        (&["stress", "zz"], "no problem is called \"zz\"; cargo xtask list has the names"),
        (&["stress", "tetris", "--exec", ""], "--exec: expected a command, found \"\""),
        (&["stress", "tetris", "--exec", "no-such-program"], "cannot run no-such-program"),
    ] {
        let (code, report) = xtask(&root(), arguments);
        assert!(code == Some(2) && report.contains(message), "{arguments:?}: {report}");
        assert!(!report.contains("saved as"), "{arguments:?}: {report}");
    }
}
