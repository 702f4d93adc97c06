//! `cargo xtask fetch`: problems from outside, good ones and hostile ones.

mod support;

use serde_json::{json, Value};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Shutdown, TcpStream};
use std::process::{Child, ChildStderr, Stdio};
use std::time::{Duration, Instant};
use support::{changes, Workspace};

/// A problem as Competitive Companion sends it.
fn companion(name: &str) -> Value {
    json!({
        "name": name,
        "group": "Codeforces - Round 1 (Div. 2)",
        "url": "https://codeforces.com/contest/1234/problem/A",
        "interactive": false,
        "memoryLimit": 512,
        "timeLimit": 2000,
        "tests": [{"input": "10 3\r\n", "output": "First"}, {"input": "12 3\n", "output": "Second\n"}],
        "testType": "single",
        "input": {"type": "stdin"},
        "output": {"type": "stdout"},
        "languages": {"java": {"mainClass": "Main", "taskClass": "ATakeStones"}},
        "batch": {"id": "5e0b2a1c", "size": 1}
    })
}

/// As [`companion`], with one field different.
fn with(field: &str, value: Value) -> Value {
    let mut problem = companion("A. Take Stones");
    problem[field] = value;
    problem
}

/// Runs `fetch` with this on its standard input.
fn fetch(workspace: &Workspace, json: &[u8], arguments: &[&str]) -> (Option<i32>, String, String) {
    let mut tool = workspace.tool();
    tool.args(["fetch", "--file", "-"]).args(arguments);
    let mut tool = tool.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    // A tool that has read enough no longer takes the rest.
    let _ = tool.stdin.take().unwrap().write_all(json);
    support::texts(&tool.wait_with_output().unwrap())
}

#[test]
fn a_problem_with_samples_limits_and_address() {
    let workspace = Workspace::new();
    workspace.write("target/problem.json", companion("A. Take Stones").to_string());
    let (code, said, errors) = workspace.xtask(&["fetch", "--file", "target/problem.json"]);
    assert!(code == Some(0) && said.contains("(2 samples, 2000 ms, 512 MiB)"), "{said}{errors}");
    let sample = |file: &str| workspace.read(&format!("fixtures/take-stones/{file}"));
    assert_eq!([sample("01-sample.in"), sample("01-sample.out")], ["10 3\n", "First\n"]);
    assert_eq!([sample("02-sample.in"), sample("02-sample.out")], ["12 3\n", "Second\n"]);
    let manifest = workspace.read("crates/take-stones/Cargo.toml");
    let judge = "id = \"1234A\"\nurl = \"https://codeforces.com/contest/1234/problem/A\"\ntitle = \"Take Stones\"\n\
                 time-limit-ms = 2000\nmemory-limit-mib = 512\n";
    assert!(manifest.contains(judge), "{manifest}");
    let solution = workspace.read("crates/take-stones/src/lib.rs");
    assert!(solution.starts_with("//! # Take Stones (Codeforces - Round 1 (Div. 2), problem A)\n"), "{solution}");
    let (code, report, errors) = workspace.xtask(&["verify", "1234a"]);
    assert!(code == Some(1) && report.contains("2 cases  WA"), "{report}{errors}");
}

#[test]
fn nothing_is_written_over_unless_forced() {
    let workspace = Workspace::new();
    let json = companion("A. Take Stones").to_string();
    assert_eq!(fetch(&workspace, json.as_bytes(), &[]).0, Some(0));
    workspace.write("crates/take-stones/src/lib.rs", "// my work\n");
    workspace.write("fixtures/take-stones/02-sample.out", "Third\n");
    let before = workspace.tree();
    let (code, said, errors) = fetch(&workspace, json.as_bytes(), &[]);
    let message = "error: take-stones is there already; --force writes its samples anew\n";
    assert!(code == Some(2) && said.is_empty() && errors == message, "{errors}");
    assert!(changes(&before, &workspace.tree()).is_empty());

    let (code, said, errors) = fetch(&workspace, json.as_bytes(), &["--force"]);
    assert!(code == Some(0) && said == "take-stones: 2 samples written, all else stays\n", "{said}{errors}");
    assert_eq!(Vec::from_iter(changes(&before, &workspace.tree())), ["fixtures/take-stones/02-sample.out"]);
    assert_eq!(workspace.read("fixtures/take-stones/02-sample.out"), "Second\n");
}

/// No sample is lost when the first one is new and the second one is that of the first fixture.
#[test]
fn samples_may_change_places() {
    let workspace = Workspace::new();
    let tests = |inputs: [&str; 2]| with("tests", inputs.map(|input| json!({"input": input, "output": input})).into());
    assert_eq!(fetch(&workspace, tests(["1\n", "2\n"]).to_string().as_bytes(), &[]).0, Some(0));
    assert_eq!(fetch(&workspace, tests(["3\n", "1\n"]).to_string().as_bytes(), &["--force"]).0, Some(0));
    for (file, contents) in [("01-sample", "1\n"), ("02-sample", "3\n")] {
        for ending in ["in", "out"] {
            assert_eq!(workspace.read(&format!("fixtures/take-stones/{file}.{ending}")), contents);
        }
    }
}

/// A sample that has got a better name since keeps it.
#[test]
fn a_sample_that_is_there_keeps_its_name() {
    let workspace = Workspace::new();
    let mut tetris = with("tests", json!([{"input": "1 0\n", "output": "Bob\n"}, {"input": "9 9\n", "output": "?\n"}]));
    tetris["name"] = "Tetris game".into();
    let before = workspace.tree();
    let (code, _, errors) = fetch(&workspace, tetris.to_string().as_bytes(), &["--force"]);
    assert_eq!(code, Some(0), "{errors}");
    let written = ["01-sample.in", "01-sample.out", "02-sample-one-t.out"].map(|f| format!("fixtures/tetris-game/{f}"));
    assert_eq!(Vec::from_iter(changes(&before, &workspace.tree())), written);
}

#[test]
fn several_problems_of_which_one_cannot_be() {
    let workspace = Workspace::new();
    let mut problems =
        ["A. Take Stones", "B. Give Stones", "B. Give Stones", "C. ...", "D. Keep Stones"].map(companion);
    for (index, problem) in problems.iter_mut().enumerate() {
        problem["url"] = format!("https://codeforces.com/contest/1234/problem/{index}").into();
    }
    let json = problems.iter().map(Value::to_string).collect::<String>();
    let (code, said, errors) = fetch(&workspace, json.as_bytes(), &[]);
    assert_eq!(code, Some(2));
    assert!(["take-stones: ", "give-stones: ", "keep-stones: "].iter().all(|name| said.contains(name)), "{said}");
    assert_eq!(
        errors,
        "error: give-stones is there already; --force writes its samples anew\n\
         error: the problem's name: expected a letter or a digit, found \"C. ...\"\n"
    );
}

/// What must be refused, and a part of the message.
fn refused() -> Vec<(Vec<u8>, &'static str)> {
    let json = |value: Value| value.to_string().into_bytes();
    let nested = [b"[".repeat(1 << 20), b"]".repeat(1 << 20)].concat();
    let twice = json(companion("a")).iter().chain(b",\"name\":\"b\"}").copied().collect::<Vec<u8>>();
    let twice = String::from_utf8(twice).unwrap().replacen("},\"name\":\"b\"", ",\"name\":\"b\"", 1);
    let many: Vec<Value> = (0..100).map(|i| json!({"input": i.to_string(), "output": ""})).collect();
    vec![
        (b"".to_vec(), "found nothing"),
        (b"{".to_vec(), "EOF while parsing"),
        (b"\xff\xfe{}".to_vec(), "expected value at line 1 column 1"),
        (b"\0\0\0\0".to_vec(), "expected value"),
        (b"null".to_vec(), "invalid type: null"),
        (b"[]".to_vec(), "invalid length 0"),
        (b"{}".to_vec(), "missing field `name`"),
        (b"\"../../etc/passwd\"".to_vec(), "invalid type: string"),
        (vec![b' '; 17 << 20], "expected at most 16777216 bytes"),
        (json(with("pad", "x".repeat(17 << 20).into())), "expected at most 16777216 bytes"),
        (nested, "invalid type: sequence, expected a string"),
        (twice.into_bytes(), "duplicate field `name`"),
        (json(with("name", json!(["A"]))), "invalid type: sequence"),
        (json(with("name", "../..//.. \\ \u{202E}\0".into())), "expected a letter or a digit"),
        (json(with("name", "?!".repeat(1000).into())), "expected a letter or a digit"),
        (json(with("tests", json!("x".repeat(1000)))), "invalid type: string"),
        (json(with("tests", json!([{"input": "\n\n", "output": 1}]))), "invalid type: integer `1`"),
        (json(with("tests", json!({"input": "", "output": ""}))), "invalid type: map"),
        (json(with("tests", many.into())), "expected at most 99 samples, found 100"),
        (json(with("timeLimit", "fast".into())), "invalid type: string"),
        (json(with("timeLimit", json!(-1))), "the time limit: expected 1 to"),
        (json(with("memoryLimit", json!(1e300))), "the memory limit: expected 1 to"),
        (json(with("batch", json!({"size": -1}))), "invalid value: integer `-1`"),
        (json(with("url", "file:///etc/passwd".into())), "the address: expected https://"),
        (json(with("url", "https://a.b/\"\n[workspace]".into())), "the address: expected https://"),
        (json(companion("Tetris game")), "tetris-game is there already"),
    ]
}

#[test]
fn hostile_json_is_refused_and_leaves_nothing() {
    let workspace = Workspace::new();
    let before = workspace.tree();
    for (json, message) in refused() {
        let (code, said, errors) = fetch(&workspace, &json, &[]);
        let start = String::from_utf8_lossy(&json[..json.len().min(100)]).into_owned();
        assert!(code == Some(2) && said.is_empty() && errors.contains(message), "{start}: {errors}");
        assert!(errors.lines().count() == 1 && errors.len() < 400, "{start}: {errors}");
    }
    assert!(changes(&before, &workspace.tree()).is_empty());
}

/// What is passed over is not followed, however deep it goes.
#[test]
fn deep_nesting_where_nobody_looks_does_no_harm() {
    let workspace = Workspace::new();
    let mut json = companion("A. Take Stones").to_string().into_bytes();
    json.splice(1..1, [b"\"deep\":".to_vec(), b"[".repeat(1 << 20), b"]".repeat(1 << 20), b",".to_vec()].concat());
    let (code, said, errors) = fetch(&workspace, &json, &[]);
    assert!(code == Some(0) && said.starts_with("take-stones: "), "{said}{errors}");
}

/// Names that become harmless ones, and these.
const SLUGGED: [(&str, &str); 14] = [
    ("../../../tmp/climbs", "tmp-climbs"),
    ("/etc/passwd", "etc-passwd"),
    ("C:\\Windows\\system32", "c-windows-system32"),
    ("nul", "problem-nul"),
    ("COM1", "problem-com1"),
    ("Test", "problem-test"),
    ("common", "problem-common"),
    ("Match", "problem-match"),
    ("2048", "problem-2048"),
    ("a\0b", "a-b"),
    (".git", "git"),
    ("{{name}} new-problem HEADING", "name-new-problem-heading"),
    ("俄罗斯方块", "e-luo-si-fang-kuai"),
    ("\"]\n[dependencies]\nevil = \"1\" #", "dependencies-evil-1"),
];

#[test]
fn hostile_names_become_names_of_the_house() {
    let workspace = Workspace::new();
    for (index, (name, slug)) in SLUGGED.into_iter().enumerate() {
        let before = workspace.tree();
        let mut problem = with("group", "](x) | \u{202E}`<b>\n\nfn".into());
        problem["name"] = name.into();
        problem["url"] = format!("https://codeforces.com/contest/{index}/problem/A").into();
        let (code, said, errors) = fetch(&workspace, problem.to_string().as_bytes(), &[]);
        assert!(code == Some(0) && said.starts_with(&format!("{slug}: ")), "{name}: {said}{errors}");
        let outside = |path: &String| {
            let places = [format!("crates/{slug}"), format!("fixtures/{slug}")];
            !places.iter().any(|place| path == place || path.starts_with(&format!("{place}/")))
        };
        let changed: Vec<String> = changes(&before, &workspace.tree()).into_iter().filter(outside).collect();
        assert_eq!(changed, ["Cargo.lock", "README.md"], "{name}");
    }
    let names = SLUGGED.map(|(_, slug)| slug);
    let packages = names.iter().flat_map(|name| ["--package", name]);
    let check = workspace.command(env!("CARGO")).args(["check", "--quiet"]).args(packages).output().unwrap();
    assert!(check.status.success() && check.stderr.is_empty(), "{}", String::from_utf8_lossy(&check.stderr));
    let fmt = workspace.command(env!("CARGO")).args(["fmt", "--all", "--check"]).output().unwrap();
    assert!(fmt.status.success(), "{}", String::from_utf8_lossy(&fmt.stdout));
}

/// A `fetch` that waits at a port.
struct Waiting {
    tool: Child,
    errors: BufReader<ChildStderr>,
    port: u16,
}

impl Waiting {
    fn start(workspace: &Workspace) -> Self {
        let mut tool = workspace.tool();
        tool.args(["fetch", "--port", "0"]).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut tool = tool.spawn().unwrap();
        let mut errors = BufReader::new(tool.stderr.take().unwrap());
        let mut line = String::new();
        errors.read_line(&mut line).unwrap();
        let port = line.split("127.0.0.1:").nth(1).and_then(|rest| rest.split(';').next()).expect(&line);
        Self { tool, errors, port: port.parse().unwrap() }
    }

    fn connect(&self) -> TcpStream {
        TcpStream::connect(("127.0.0.1", self.port)).unwrap()
    }

    /// Posts this; the answer.
    fn post(&self, body: &[u8]) -> String {
        let mut stream = self.connect();
        let head = format!("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: {}\r\n\r\n", body.len());
        // A refused body is not read to its end.
        let _ = stream.write_all(head.as_bytes()).and_then(|()| stream.write_all(body));
        answer(stream)
    }

    /// Waits for its end: the exit code, standard output, standard error.
    fn end(mut self) -> (Option<i32>, String, String) {
        let (mut said, mut errors) = (String::new(), String::new());
        self.errors.read_to_string(&mut errors).unwrap();
        self.tool.stdout.take().unwrap().read_to_string(&mut said).unwrap();
        (self.tool.wait().unwrap().code(), said, errors)
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        // It would wait for ever after a test that has failed.
        let _ = self.tool.kill();
        let _ = self.tool.wait();
    }
}

fn answer(mut stream: TcpStream) -> String {
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).unwrap();
    String::from_utf8(answer).unwrap()
}

#[test]
fn a_contest_comes_over_the_network() {
    let workspace = Workspace::new();
    let waiting = Waiting::start(&workspace);
    for (letter, name) in [("A", "Take Stones"), ("B", "Give Stones"), ("C", "Keep Stones")] {
        let mut problem = with("batch", json!({"id": "x", "size": 3}));
        problem["name"] = format!("{letter}. {name}").into();
        problem["url"] = format!("https://codeforces.com/contest/1234/problem/{letter}").into();
        assert!(waiting.post(problem.to_string().as_bytes()).starts_with("HTTP/1.1 200 OK\r\n"));
    }
    let (code, said, errors) = waiting.end();
    assert!(code == Some(0) && errors.is_empty(), "{errors}");
    assert_eq!(said.matches("a row in README.md").count(), 3, "{said}");
}

#[test]
fn hostile_clients_are_refused_and_do_not_keep_others_waiting() {
    let workspace = Workspace::new();
    let before = workspace.tree();
    let waiting = Waiting::start(&workspace);
    let silent = [waiting.connect(), waiting.connect(), waiting.connect()];
    let mut slow = waiting.connect();
    slow.write_all(b"POST / HTTP/1.1\r\nContent-Length: 9\r\n").unwrap();
    let start = Instant::now();
    for (json, message) in refused() {
        // What is there already shows only when it is made, and so does a part that cannot be.
        if ["missing", "invalid", "EOF", "value", "duplicate", "at most 16777216", "nothing"]
            .iter()
            .any(|part| message.contains(part))
        {
            let answer = waiting.post(&json);
            assert!(answer.starts_with("HTTP/1.1 4") && answer.contains(message), "{message}: {answer}");
        }
    }
    for (request, status) in [
        ("GET / HTTP/1.1\r\n\r\n", "405"),
        ("\u{16}\u{3}\u{1} tls", "400"),
        ("POST / HTTP/1.1\r\nOrigin: https://evil.example\r\nContent-Length: 2\r\n\r\n{}", "403"),
    ] {
        let mut stream = waiting.connect();
        stream.write_all(request.as_bytes()).unwrap();
        stream.shutdown(Shutdown::Write).unwrap();
        assert!(answer(stream).starts_with(&format!("HTTP/1.1 {status}")));
    }
    assert!(start.elapsed() < Duration::from_secs(9), "{:?}", start.elapsed());
    assert!(changes(&before, &workspace.tree()).is_empty());

    // The slow one gets its answer when its time is over, long after the others.
    slow.write_all(b"\r\n").unwrap();
    assert!(answer(slow).starts_with("HTTP/1.1 408"));
    assert!(start.elapsed() < Duration::from_secs(20), "{:?}", start.elapsed());
    drop(silent);
    assert!(waiting.post(companion("A. Take Stones").to_string().as_bytes()).starts_with("HTTP/1.1 200"));
    let (code, said, errors) = waiting.end();
    assert!(code == Some(0) && said.starts_with("take-stones: "), "{said}{errors}");
    assert!(errors.lines().all(|line| line.starts_with("refused: ")), "{errors}");
}

#[test]
fn what_cannot_be_read_says_why() {
    let workspace = Workspace::new();
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    for (arguments, message) in [
        (&["--file", "no-such-file"][..], "error: no-such-file: No such file"),
        (&["--file", "crates"], "error: crates: Is a directory"),
        (&["--port", &port], "of 127.0.0.1; --port takes another: Address already in use"),
        (&["--port", "70000"], "invalid value '70000'"),
    ] {
        let (code, said, errors) = workspace.xtask(&[&["fetch"], arguments].concat());
        assert!(code == Some(2) && said.is_empty() && errors.contains(message), "{errors}");
    }
}
