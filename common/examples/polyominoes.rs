//! Counts, visits or draws polyominoes:
//!
//! ```sh
//! cargo run --release -p common --example polyominoes -- list free 5 --svg pentominoes.svg
//! ```

use common::polyomino::{write_svg, write_text, Enumeration, Kind, OutOfRange};
use lexopt::{Arg, Parser, ValueExt};
use std::fs::File;
use std::hint::black_box;
use std::io::{self, BufWriter, Write};
use std::path::PathBuf;
use std::process::ExitCode;

const HELP: &str = "\
Counts, visits or draws the polyominoes of N cells. The last word printed is their number.

Usage: polyominoes <count|visit|list> <free|one-sided|fixed> <N> [--threads <NUMBER>] [--svg <FILE>]

  count   counts them, fixed ones without going to each
  visit   goes to each of them
  list    draws them side by side; N is 15 at most

  --threads <NUMBER>  shares the work; the output is the same [default: 1]
  --svg <FILE>        list: also writes a picture
  --help              prints this
";

#[derive(Clone, Copy, PartialEq)]
enum Command {
    Count,
    Visit,
    List,
}

struct Arguments {
    command: Command,
    enumeration: Enumeration,
    svg: Option<PathBuf>,
}

fn main() -> ExitCode {
    let arguments = match parse(Parser::from_env()) {
        Ok(arguments) => arguments,
        Err(message) => return fail(2, &message.to_string()),
    };
    let result = match arguments {
        Some(arguments) => run(&arguments),
        None => io::stdout().write_all(HELP.as_bytes()).map_err(|error| cannot_write(&error)),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => fail(1, &message),
    }
}

fn fail(code: u8, message: &str) -> ExitCode {
    // With standard error closed too, the exit code is all that is left to say it.
    let _ = writeln!(io::stderr(), "error: {message}");
    ExitCode::from(code)
}

/// The arguments; none when help is asked for.
fn parse(mut parser: Parser) -> Result<Option<Arguments>, lexopt::Error> {
    let mut words = Vec::new();
    let (mut threads, mut svg) = (1, None);
    while let Some(argument) = parser.next()? {
        match argument {
            Arg::Short('h') | Arg::Long("help") => return Ok(None),
            Arg::Long("threads") => threads = thread_count(&parser.value()?.string()?)?,
            Arg::Long("svg") => svg = Some(PathBuf::from(parser.value()?)),
            Arg::Value(word) => words.push(word.string()?),
            _ => return Err(argument.unexpected()),
        }
    }
    let [command, kind, n] = &words[..] else {
        return Err("expected a command, a kind and a number of cells; see --help".into());
    };
    let command = match command.as_str() {
        "count" => Command::Count,
        "visit" => Command::Visit,
        "list" => Command::List,
        _ => return Err(format!("expected count, visit or list, found {command:?}").into()),
    };
    if svg.is_some() && command != Command::List {
        return Err("--svg goes with list only".into());
    }
    let enumeration = enumeration(kind, n, command)?.threads(threads);
    Ok(Some(Arguments { command, enumeration, svg }))
}

fn thread_count(word: &str) -> Result<usize, lexopt::Error> {
    let most = 256;
    let threads = word.parse().ok().filter(|threads| (1..=most).contains(threads));
    threads.ok_or_else(|| format!("expected a number of threads from 1 to {most}, found {word:?}").into())
}

fn enumeration(kind: &str, n: &str, command: Command) -> Result<Enumeration, lexopt::Error> {
    let kind = match kind {
        "free" => Kind::Free,
        "one-sided" => Kind::OneSided,
        "fixed" => Kind::Fixed,
        _ => return Err(format!("expected free, one-sided or fixed, found {kind:?}").into()),
    };
    let n = n.parse().map_err(|_| format!("expected a number of cells, found {n:?}"))?;
    let largest = if command == Command::List { Enumeration::LARGEST_LISTED } else { Enumeration::LARGEST };
    if n > largest {
        return Err(OutOfRange { cells: n, largest }.to_string().into());
    }
    Enumeration::new(n, kind).map_err(|_| OutOfRange { cells: n, largest }.to_string().into())
}

fn run(arguments: &Arguments) -> Result<(), String> {
    let enumeration = arguments.enumeration;
    let count = match arguments.command {
        Command::Count => enumeration.count(),
        Command::Visit => visit(enumeration),
        Command::List => list(enumeration, arguments.svg.as_ref())?,
    };
    let mut out = io::stdout();
    writeln!(out, "{count}").and_then(|()| out.flush()).map_err(|error| cannot_write(&error))
}

/// Goes to each polyomino; the black box keeps the compiler from leaving that out.
fn visit(enumeration: Enumeration) -> u64 {
    let counts = enumeration.fold(
        || 0,
        |count, rows| {
            black_box(rows);
            *count += 1;
        },
    );
    counts.iter().sum()
}

fn list(enumeration: Enumeration, svg: Option<&PathBuf>) -> Result<u64, String> {
    const COLUMNS: usize = 100;
    let list = enumeration.list().map_err(|error| error.to_string())?;
    if let Some(path) = svg {
        let write = |file: File| {
            let mut out = BufWriter::new(file);
            write_svg(&list, &mut out).and_then(|()| out.flush())
        };
        File::create(path).and_then(write).map_err(|error| format!("cannot write {}: {error}", path.display()))?;
    }
    write_text(&list, COLUMNS, &mut io::stdout().lock()).map_err(|error| cannot_write(&error))?;
    Ok(list.len() as u64)
}

fn cannot_write(error: &io::Error) -> String {
    format!("cannot write the output: {error}")
}
