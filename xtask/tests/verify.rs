//! `cargo xtask verify` on programs that must be caught, and on folders that are not as they should be.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::OnceLock;
use std::thread::sleep;
use std::time::{Duration, Instant};

const XTASK: &str = env!("CARGO_BIN_EXE_xtask");

/// The program that misbehaves, compiled once.
fn program() -> &'static str {
    static PROGRAM: OnceLock<String> = OnceLock::new();
    PROGRAM.get_or_init(|| {
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs/misbehave.rs");
        let program = Path::new(env!("CARGO_TARGET_TMPDIR")).join("misbehave");
        let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
        let status = Command::new(rustc).args(["--edition", "2021", "-O", "-o"]).arg(&program).arg(source).status();
        assert!(status.unwrap().success());
        program.to_str().unwrap().to_owned()
    })
}

/// A folder with `count` cases whose right output is `1 2 3.5`.
fn cases(count: usize) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    for case in 0..count {
        fs::write(folder.path().join(format!("{case:02}.in")), "an input\n").unwrap();
        fs::write(folder.path().join(format!("{case:02}.out")), "1 2 3.5\n").unwrap();
    }
    folder
}

fn xtask(arguments: &[&str]) -> Output {
    Command::new(XTASK).args(arguments).stdin(Stdio::null()).output().unwrap()
}

/// Judges the program in this mode on some cases: the exit code and the report.
fn verify(mode: &str, number: usize, further: &[&str]) -> (Option<i32>, String) {
    let folder = cases(number);
    let command = format!("'{}' {mode}", program());
    let fixtures = folder.path().to_str().unwrap();
    let mut arguments = vec!["verify", "tetris-game", "--exec", &command, "--fixtures", fixtures];
    arguments.extend(["--memory-limit", "512"].iter().chain(further));
    let output = xtask(&arguments);
    (output.status.code(), String::from_utf8(output.stdout).unwrap() + &String::from_utf8(output.stderr).unwrap())
}

/// Each way to misbehave, the verdict on it, and a part of the reason.
const PROGRAMS: [(&str, &str, &str); 23] = [
    ("right", "AC", ""),
    ("reads-nothing", "AC", ""),
    ("one-a-line", "AC", ""),
    ("crlf", "AC", ""),
    ("empty-line-first", "AC", ""),
    ("leaves-a-child", "AC", ""),
    ("leaves-a-daemon", "AC", ""),
    ("wrong", "WA", "line 1, token 3: expected \"3.5\", got \"4\""),
    ("nothing", "WA", "line 1, token 1: expected \"1\", got the end"),
    ("too-much", "WA", "line 1, token 4: expected the end (line 1, token 3 of the answer), got \"4\""),
    ("bytes", "WA", r#"line 1, token 3: expected "3.5", got "\xFF""#),
    ("nan", "WA", "got \"nan\""),
    ("busy", "TLE", "more than 300ms"),
    ("wrong-and-busy", "TLE", "more than 300ms"),
    ("sleep", "TLE", "still there after"),
    ("waits-for-a-child", "TLE", "still there after"),
    ("flood", "OLE", "wrote more than 67108864 bytes"),
    ("fill-memory", "MLE", "more than 512 MiB"),
    ("allocate-4-gib", "MLE", "memory allocation of 4294967296 bytes failed"),
    ("recurse", "RE", "aborted (SIGABRT): thread 'main'"),
    ("abort", "RE", "aborted (SIGABRT)"),
    ("panic", "RE", "exit code 101: thread 'main'"),
    ("exit-3", "RE", "exit code 3"),
];

fn check(jobs: &str) {
    for (mode, verdict, reason) in PROGRAMS {
        // Memory takes a while to fill.
        let time_limit = if verdict == "TLE" { "300" } else { "5000" };
        let (code, report) = verify(mode, 2, &["--jobs", jobs, "--time-limit", time_limit]);
        assert_eq!(code, Some(i32::from(verdict != "AC")), "{mode}: {report}");
        assert!(report.contains(&format!("cases  {verdict}")) && report.contains(reason), "{mode}: {report}");
    }
    assert_nothing_is_left();
}

/// No process of the program that misbehaves is left, or it goes within a moment.
fn assert_nothing_is_left() {
    let start = Instant::now();
    while !processes().is_empty() {
        assert!(start.elapsed() < Duration::from_secs(2), "{:?}", processes());
        sleep(Duration::from_millis(10));
    }
}

/// The processes whose program is the one that misbehaves, by what the kernel says.
fn processes() -> Vec<PathBuf> {
    let entries = fs::read_dir("/proc").unwrap().map(|entry| entry.unwrap().path());
    entries.filter(|path| fs::read_link(path.join("exe")).is_ok_and(|exe| exe == Path::new(program()))).collect()
}

// One test, since each part looks for processes that the others may have running.
#[test]
fn every_program_gets_its_verdict_and_leaves_nothing_behind() {
    check("1");
    check("4");
    ends_with_the_tool(rustix::process::Signal::INT);
    ends_with_the_tool(rustix::process::Signal::KILL);
}

fn ends_with_the_tool(signal: rustix::process::Signal) {
    let folder = cases(4);
    let command = format!("'{}' waits-for-a-child", program());
    let arguments = ["verify", "tetris-game", "--time-limit", "100000", "--exec", &command, "--fixtures"];
    let scratch = tempfile::tempdir().unwrap();
    // A shell that runs the tests in the background has SIGINT ignored, and whatever they start inherits that.
    let mut tool = Command::new("env");
    let tool = tool.args(["--default-signal=INT", XTASK]).args(arguments).arg(folder.path());
    let tool = tool.env("TMPDIR", scratch.path()).stdout(Stdio::null());
    let mut tool = tool.spawn().unwrap();
    let start = Instant::now();
    while processes().len() < 2 {
        assert!(start.elapsed() < Duration::from_mins(1), "it has not begun");
        sleep(Duration::from_millis(10));
    }
    rustix::process::kill_process(rustix::process::Pid::from_child(&tool), signal).unwrap();
    tool.wait().unwrap();
    assert_nothing_is_left();
    let start = Instant::now();
    while fs::read_dir(scratch.path()).unwrap().next().is_some() {
        assert!(start.elapsed() < Duration::from_secs(2), "outputs are left in the folder for temporary files");
        sleep(Duration::from_millis(10));
    }
}

#[test]
fn an_allocation_that_cannot_succeed_is_mle() {
    let (_, report) = verify("allocate-the-impossible", 1, &[]);
    assert!(report.contains("MLE"), "{report}");
}

/// The kernel's count begins with the process that starts the program; here it must not show.
#[test]
fn the_memory_of_the_tool_is_not_counted() {
    let (_, report) = verify("right", 1, &[]);
    let peak = report.split("peak ").nth(1).unwrap().split(' ').next().unwrap().parse::<f64>().unwrap();
    assert!((0.5..2.9).contains(&peak), "{report}");
}

#[test]
fn fail_fast_stops_at_the_first() {
    let (code, report) = verify("wrong", 30, &["--fail-fast", "--jobs", "1"]);
    assert_eq!(code, Some(1));
    assert_eq!(report.matches("WA").count(), 2, "{report}");
}

/// The first case is slow once, as if the others had kept the machine busy; it stops them and is accepted after all.
#[test]
fn fail_fast_goes_on_when_a_slow_case_is_accepted_after_all() {
    let marks = tempfile::tempdir().unwrap();
    let script = marks.path().join("program");
    let busy = "while :; do :; done";
    let text = format!("mkdir '{}/slow' 2> /dev/null && {busy}\nsleep 0.02\necho 1 2 3.5\n", marks.path().display());
    fs::write(&script, text).unwrap();
    let folder = cases(30);
    let command = format!("sh '{}'", script.display());
    let arguments = ["verify", "tetris-game", "--fail-fast", "--jobs", "2", "--time-limit", "300", "--exec", &command];
    let output = xtask(&[&arguments[..], &["--fixtures", folder.path().to_str().unwrap()]].concat());
    let report = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success() && report.contains("30 of 30 cases accepted"), "{report}");
}

/// A problem that was not come to has no verdict.
#[test]
fn fail_fast_says_nothing_of_what_was_not_run() {
    let folder = tempfile::tempdir().unwrap();
    let arguments = ["verify", "amateur", "tetris", "--fail-fast", "--jobs", "1", "--time-limit", "1"];
    let json = folder.path().join("report.json");
    // Whatever needs no measurable time is accepted, so the limit on memory does it: nothing runs in one MiB.
    let further = ["--memory-limit", "1", "--format", "json", "--output", json.to_str().unwrap()];
    let output = xtask(&[&arguments[..], &further].concat());
    let report: serde_json::Value = serde_json::from_slice(&fs::read(json).unwrap()).unwrap();
    assert_eq!(output.status.code(), Some(1), "{report}");
    assert!(report["problems"][0]["verdict"] == "MLE" && report["problems"][1]["verdict"].is_null(), "{report}");
    assert_eq!(report["accepted"], false);
}

#[test]
fn where_there_is_no_room_for_outputs_it_says_so_once() {
    let output = Command::new(XTASK).args(["verify", "tetris"]).env("TMPDIR", "/no/such/folder").output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    let errors: Vec<&str> = said.lines().filter(|line| line.starts_with("error")).collect();
    assert_eq!((output.status.code(), errors.len()), (Some(2), 1), "{said}");
    assert!(errors[0].starts_with("error: cannot make a folder for outputs: "), "{said}");
}

#[test]
fn a_filter_chooses_cases() {
    let (code, report) = verify("right", 30, &["--case", "1?"]);
    assert!(code == Some(0) && report.contains("10 of 10 cases accepted"), "{report}");
    let (code, report) = verify("right", 30, &["--case", "x*"]);
    assert!(code == Some(2) && report.contains("no case matches \"x*\""), "{report}");
}

#[test]
fn a_wrong_output_file_is_named() {
    let folder = cases(3);
    fs::write(folder.path().join("01.out"), "1 2 3.6\n").unwrap();
    let (command, fixtures) = (format!("'{}' right", program()), folder.path().to_str().unwrap());
    let output = xtask(&["verify", "tetris-game", "--exec", &command, "--fixtures", fixtures]);
    let report = String::from_utf8(output.stdout).unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(report.contains("01.in\n      line 1, token 3: expected \"3.6\", got \"3.5\"\n"), "{report}");
    assert!(report.contains("2 of 3 cases accepted"), "{report}");
}

#[test]
fn what_cannot_run_says_why() {
    let half = cases(2);
    fs::remove_file(half.path().join("01.out")).unwrap();
    let half = half.path().to_str().unwrap();
    let empty = cases(0);
    let empty = empty.path().to_str().unwrap();
    let whole = cases(1);
    let whole = whole.path().to_str().unwrap();
    for (arguments, message) in [
        (&["verify", "tetrs-game"][..], "no problem is called \"tetrs-game\"; the nearest is tetris-game"),
        (&["verify", "10"], "no problem is called \"10\""),
        (&["verify", ""], "\"\" can be any of amateur-chess-players, connect-squares"),
        (&["verify", "tetris", "--fixtures", half], "01.in: an input without an output"),
        (&["verify", "tetris", "--fixtures", empty], "no fixtures"),
        (&["verify", "tetris", "--fixtures", "no/such/folder"], "no/such/folder"),
        (&["verify", "tetris", "--fixtures", whole, "--exec", "no-such-program"], "cannot run no-such-program"),
        (&["verify", "tetris", "--fixtures", whole, "--exec", "a 'b"], "--exec: a quote is not closed: a 'b"),
        (&["verify", "--exec", "true"], "--exec and --fixtures are for one problem"),
        (&["verify", "--jobs", "0"], "invalid value '0'"),
        (&["verify", "--time-limit", "0"], "invalid value '0'"),
        (&["verify", "--memory-limit", "0"], "invalid value '0'"),
        (&["verify", "--case", "["], "invalid value '['"),
    ] {
        let output = xtask(arguments);
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {said}");
        assert!(said.contains(message) && output.stdout.is_empty(), "{arguments:?}: {said}");
    }
}

#[test]
fn shards_are_parts_of_the_whole() {
    let ran = [1, 2, 3].map(|part| {
        let (code, report) = verify("right", 10, &["--shard", &format!("{part}/3")]);
        assert_eq!(code, Some(0));
        report.lines().last().unwrap().split(' ').next().unwrap().parse::<usize>().unwrap()
    });
    assert_eq!(ran, [4, 3, 3]);
    let (code, report) = verify("right", 1, &["--shard", "3/2"]);
    assert!(code == Some(2) && report.contains("expected K/N"), "{report}");
}

#[test]
fn reports_go_to_a_file_without_colours() {
    let folder = tempfile::tempdir().unwrap();
    for (format, part) in
        [("human", "WA"), ("json", "\"version\": 1"), ("junit", "<testsuites"), ("markdown", "| problem |")]
    {
        let file = folder.path().join(format);
        let (code, report) = verify("wrong", 2, &["--format", format, "--output", file.to_str().unwrap()]);
        let written = fs::read_to_string(file).unwrap();
        assert!(code == Some(1) && report.is_empty(), "{report}");
        assert!(written.contains(part) && !written.contains('\u{1b}'), "{written}");
    }
}

#[test]
fn blessing_writes_what_is_missing_or_all() {
    let folder = cases(3);
    let answer = |case: usize| folder.path().join(format!("{case:02}.out"));
    let bless = |mode: &str, which: &str| {
        let (command, fixtures) = (format!("'{}' {mode}", program()), folder.path().to_str().unwrap());
        let output = xtask(&["verify", "tetris-game", "--exec", &command, "--fixtures", fixtures, "--bless", which]);
        (output.status.code(), String::from_utf8(output.stdout).unwrap())
    };
    fs::remove_file(answer(1)).unwrap();
    let (code, report) = bless("wrong", "missing");
    assert!(code == Some(0) && report.contains("new") && report.contains("01.in"), "{report}");
    assert_eq!(fs::read_to_string(answer(0)).unwrap(), "1 2 3.5\n");
    assert_eq!(fs::read_to_string(answer(1)).unwrap(), "1 2 4\n");

    let (code, report) = bless("exit-3", "all");
    assert!(code == Some(1) && report.contains("RE"), "{report}");
    assert_eq!(fs::read_to_string(answer(0)).unwrap(), "1 2 3.5\n");

    let (code, report) = bless("wrong", "all");
    assert!(code == Some(0) && report.contains("- 1 2 3.5") && report.contains("+ 1 2 4"), "{report}");
    assert_eq!(report.matches("changed").count(), 2, "{report}");
    assert_eq!(fs::read_to_string(answer(0)).unwrap(), "1 2 4\n");
}

/// A workspace of one problem with this line in `[package.metadata.judge]`, and one case.
fn workspace(line: &str) -> tempfile::TempDir {
    let folder = cases(0);
    let manifest = format!(
        "[package]\nname = \"sums\"\nversion = \"0.1.0\"\nedition = \"2021\"\n\n[package.metadata.judge]\n\
         id = \"1A\"\nurl = \"\"\ntitle = \"\"\ntime-limit-ms = 1000\nmemory-limit-mib = 256\n{line}\n"
    );
    for (file, contents) in [
        ("Cargo.toml", manifest.as_str()),
        ("src/main.rs", "fn main() {\n    println!(\"1 2 3.50001\");\n}\n"),
        ("fixtures/sums/data/secret/1.in", ""),
        ("fixtures/sums/data/secret/1.ans", "1 2 3.5\n"),
    ] {
        let path = folder.path().join(file);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, contents).unwrap();
    }
    folder
}

fn verify_in(folder: &Path, arguments: &[&str]) -> (Option<i32>, String) {
    let mut command = Command::new(XTASK);
    let output = command.args(arguments).current_dir(folder).env_remove("CARGO_TARGET_DIR").output().unwrap();
    (output.status.code(), String::from_utf8(output.stdout).unwrap() + &String::from_utf8(output.stderr).unwrap())
}

#[test]
fn a_problem_is_built_and_compared_as_its_manifest_says() {
    for (line, code, part) in [
        ("", 1, "WA"),
        ("comparison = \"tokens\"", 1, "WA"),
        ("comparison = { float = { absolute = 0.001, relative = 0 } }", 0, "AC"),
        ("comparison = { float = { absolute = 0, relative = 1e-9 } }", 1, "WA"),
        ("comparison = { checker = \"sh -c 'grep -q 3.5 $2' check\" }", 0, "AC"),
        ("comparison = { checker = \"sh -c 'echo $0 is no sum >&2; exit 1'\" }", 1, "is no sum"),
        ("comparison = { checker = \"sh -c 'echo broken; exit 3'\" }", 2, "the checker sh failed"),
        ("comparison = { checker = \"./no-such-checker\" }", 2, "no-such-checker"),
        ("comparison = \"tokns\"", 2, "unknown variant `tokns`"),
        ("time-limit = 3", 2, "unknown field `time-limit`"),
    ] {
        let folder = workspace(line);
        let (got, report) = verify_in(folder.path(), &["verify", "1a"]);
        assert!(got == Some(code) && report.contains(part), "{line}: {report}");
    }
}

#[test]
fn a_program_that_does_not_compile_is_ce() {
    let folder = workspace("");
    fs::write(folder.path().join("src/main.rs"), "fn main() { 1 }\n").unwrap();
    let (code, report) = verify_in(folder.path(), &["verify"]);
    assert!(code == Some(1) && report.contains("CE") && report.contains("mismatched types"), "{report}");
    assert!(report.contains("0 of 1 cases accepted"), "{report}");
    let (code, report) = verify_in(folder.path(), &["verify", "--no-build"]);
    assert!(code == Some(2) && report.contains("not built yet"), "{report}");
}

#[test]
fn completions_know_the_commands() {
    for shell in ["bash", "fish", "zsh"] {
        let output = xtask(&["completions", shell]);
        assert!(output.status.success());
        let script = String::from_utf8(output.stdout).unwrap();
        assert!(script.contains("verify") && script.contains("fail-fast"), "{script}");
    }
}
