//! Random inputs on which a solution and the referee must agree, and the smallest one found on which they do not.
//!
//! A problem has, in `tests/strategy/mod.rs`, a strategy that draws inputs and a referee that answers them. Its tests
//! give both to [`find`]. Its program `examples/stress-<problem>.rs` gives them to [`main`], which `cargo xtask stress`
//! talks to: a `Request` on standard input, then an `Event` a line on standard output, and an answer to each
//! question.

use crate::Solve;
use common::judge::Error;
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::{Config, RngAlgorithm, RngSeed, TestRunner};
use serde::{Deserialize, Serialize};
use std::collections::HashSet;
use std::io::{self, BufRead, Write};
use std::panic::{catch_unwind, set_hook, take_hook, AssertUnwindSafe};
use std::process::{exit, ExitCode};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{channel, Receiver};
use std::thread;
use std::time::{Duration, Instant};

/// How many further inputs are drawn once one differs, in search of smaller ones, and how many of them are tried.
const DRAWN: usize = 50_000;
const TRIED: usize = 1000;
/// How long the search for smaller ones may take; only slow programs need as long.
const SHRINKING: Duration = Duration::from_secs(10);
/// How often the number of cases is told.
const TELLING: Duration = Duration::from_millis(50);

/// An input on which a solution and the referee differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The input.
    pub input: String,
    /// What the referee answers.
    pub expected: String,
    /// What the solution answers, or its error, or what it said when it panicked.
    pub got: Result<String, String>,
}

/// The smallest difference found, on and around the first of `cases` random inputs on which there is one. None if there
/// is none. The inputs are the same each time.
///
/// Outputs are compared by tokens.
pub fn find(
    cases: u64,
    inputs: &impl Strategy<Value = String>,
    mut referee: impl FnMut(&str) -> String,
    solve: impl Fn(&str) -> Result<String, Error>,
) -> Option<Difference> {
    let mut smallest = None;
    let differs = |input: &str| {
        let (expected, got) = (referee(input), answer(&solve, input));
        let differs = !same(&expected, &got);
        if differs {
            smallest = Some(Difference { input: input.into(), expected, got });
        }
        differs
    };
    Search::new(inputs, 0, differs).run(|tried| tried < cases);
    smallest
}

/// A search for the smallest input that differs.
struct Search<'a, S, D> {
    inputs: &'a S,
    runner: TestRunner,
    /// Whether an input differs.
    differs: D,
    /// The smallest that does, and when to be content with it.
    smallest: Option<(Size, Instant)>,
    /// Smaller ones that do not.
    tried: HashSet<String>,
}

/// How inputs are ordered: by the number of tokens, then by length, then as texts.
type Size = (usize, usize, String);

fn size(input: &str) -> Size {
    (input.split_ascii_whitespace().count(), input.len(), input.into())
}

impl<'a, S: Strategy<Value = String>, D: FnMut(&str) -> bool> Search<'a, S, D> {
    fn new(inputs: &'a S, seed: u64, differs: D) -> Self {
        let config =
            Config { rng_algorithm: RngAlgorithm::XorShift, rng_seed: RngSeed::Fixed(seed), ..Config::default() };
        Self { inputs, runner: TestRunner::new(config), differs, smallest: None, tried: HashSet::new() }
    }

    fn draw(&mut self) -> S::Tree {
        self.inputs.new_tree(&mut self.runner).expect("a strategy that rejects nothing")
    }

    /// Draws inputs while `goes_on`, which gets the number of those tried, until one differs; then looks for smaller ones.
    /// The number of those tried, with the first that differs.
    ///
    /// Shrinking changes one thing at a time, and stops where two would have to change at once. So it begins anew from
    /// further random inputs, as far as they are smaller.
    fn run(&mut self, mut goes_on: impl FnMut(u64) -> bool) -> u64 {
        let mut tried = 0;
        while self.smallest.is_none() && goes_on(tried) {
            let tree = self.draw();
            self.shrink(tree);
            tried += 1;
        }
        let mut drawn = 0;
        let end = self.tried.len() + TRIED;
        while self.smallest.is_some() && drawn < DRAWN && self.tried.len() < end {
            // Only to tell that the search is alive.
            goes_on(tried);
            let tree = self.draw();
            self.shrink(tree);
            drawn += 1;
        }
        tried
    }

    /// Makes an input that differs smaller, one step after the other.
    fn shrink(&mut self, mut tree: S::Tree) {
        let mut differs = self.is_smallest(&tree.current());
        if self.smallest.is_none() {
            return;
        }
        let mut goes_on = differs;
        while goes_on {
            goes_on = if differs { tree.simplify() } else { tree.complicate() };
            differs = goes_on && self.is_smallest(&tree.current());
        }
    }

    /// Whether an input differs and is no larger than the smallest that does, which it then is.
    fn is_smallest(&mut self, input: &str) -> bool {
        let Some((smallest, end)) = &self.smallest else {
            let differs = (self.differs)(input);
            self.smallest = differs.then(|| (size(input), Instant::now() + SHRINKING));
            return differs;
        };
        let (size, end) = (size(input), *end);
        if size >= *smallest || self.tried.contains(input) || Instant::now() > end {
            return size == *smallest;
        }
        let differs = (self.differs)(input);
        if differs {
            self.smallest = Some((size, end));
        } else {
            self.tried.insert(input.into());
        }
        differs
    }
}

/// What a solution answers; an error and a panic as text.
fn answer(mut solve: impl FnMut(&str) -> Result<String, Error>, input: &str) -> Result<String, String> {
    match catch_unwind(AssertUnwindSafe(|| solve(input))) {
        Ok(Ok(output)) => Ok(output),
        Ok(Err(error)) => Err(format!("error: {error}")),
        Err(panic) => {
            let text = panic.downcast_ref::<String>().map(String::as_str);
            Err(format!("panicked: {}", text.or_else(|| panic.downcast_ref().copied()).unwrap_or("no message")))
        }
    }
}

/// Whether the tokens are the same.
fn same(expected: &str, got: &Result<String, String>) -> bool {
    got.as_ref().is_ok_and(|got| expected == got || expected.split_ascii_whitespace().eq(got.split_ascii_whitespace()))
}

/// What `cargo xtask stress` wants; the first line of standard input.
#[derive(Deserialize)]
struct Request {
    /// Inputs are the same for the same seed.
    seed: u64,
    /// How many of them to leave out at first.
    skip: u64,
    /// How many to try at most, with those left out.
    cases: Option<u64>,
    /// How long to try.
    time: Option<Duration>,
    /// Whether a program is to be asked instead of `solve`.
    outside: bool,
}

/// What the program tells; a line of standard output.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
enum Event<'a> {
    /// So many inputs have been tried.
    Tried(u64),
    /// Is this a difference? The answer is `true` or `false`. Where nothing was got, a program outside is to be run.
    Question { input: &'a str, expected: &'a str, got: Option<&'a Result<String, String>> },
    /// The referee has panicked; how.
    Broken(String),
}

/// Whether `solve` or the referee is running; then a panic is for the tool to tell.
static ANSWERING: AtomicBool = AtomicBool::new(false);

/// The program that `cargo xtask stress` talks to.
pub fn main(inputs: &impl Strategy<Value = String>, referee: impl FnMut(&str) -> String, solve: Solve) -> ExitCode {
    let lines = lines();
    let Some(request) = lines.recv().ok().and_then(|line| serde_json::from_str::<Request>(&line).ok()) else {
        let _ = writeln!(io::stderr(), "error: expected a request; this program is for `cargo xtask stress`");
        return ExitCode::FAILURE;
    };
    be_silent_while_answering();
    let mut search = Search::new(inputs, request.seed, differs(&request, &lines, referee, solve));
    (0..request.skip).for_each(|_| drop(search.draw()));
    let start = Instant::now();
    let mut told = start;
    let tried = search.run(|further| {
        let (now, tried) = (Instant::now(), request.skip + further);
        if now - told > TELLING {
            tell(&Event::Tried(tried));
            told = now;
        }
        request.cases.is_none_or(|cases| tried < cases) && request.time.is_none_or(|time| now - start < time)
    });
    tell(&Event::Tried(request.skip + tried));
    ExitCode::SUCCESS
}

/// Whether an input differs; the tool is asked about it unless the tokens are the same.
fn differs<'a>(
    request: &'a Request,
    lines: &'a Receiver<String>,
    mut referee: impl FnMut(&str) -> String + 'a,
    solve: Solve,
) -> impl FnMut(&str) -> bool + 'a {
    move |input| {
        ANSWERING.store(true, Ordering::Relaxed);
        let expected = answer(|input| Ok(referee(input)), input).unwrap_or_else(|panic| {
            tell(&Event::Broken(format!("{panic}; on the input {input:?}")));
            exit(1)
        });
        let got = (!request.outside).then(|| answer(solve, input));
        ANSWERING.store(false, Ordering::Relaxed);
        if got.as_ref().is_some_and(|got| same(&expected, got)) {
            return false;
        }
        tell(&Event::Question { input, expected: &expected, got: got.as_ref() });
        lines.recv().is_ok_and(|line| line.trim() == "true")
    }
}

/// The lines of standard input. When it ends, the tool has gone, and so does this program, whatever it is doing.
fn lines() -> Receiver<String> {
    let (sender, receiver) = channel();
    thread::spawn(move || {
        for line in io::stdin().lock().lines() {
            if sender.send(line.unwrap_or_default()).is_err() {
                return;
            }
        }
        exit(1);
    });
    receiver
}

/// Keeps panics of `solve` and of the referee off standard error; shrinking may see hundreds of them.
fn be_silent_while_answering() {
    let hook = take_hook();
    set_hook(Box::new(move |panic| {
        if !ANSWERING.load(Ordering::Relaxed) {
            hook(panic);
        }
    }));
}

/// Writes a line; where nobody reads it, the tool has gone.
fn tell(event: &Event) {
    let mut line = serde_json::to_string(event).expect("an event is plain data");
    line.push('\n');
    let mut stdout = io::stdout();
    if stdout.write_all(line.as_bytes()).and_then(|()| stdout.flush()).is_err() {
        exit(1);
    }
}
