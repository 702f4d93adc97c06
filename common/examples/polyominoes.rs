//! Counts, visits and draws polyominoes: `polyominoes <count|visit|list> <free|one-sided|fixed> N`.
//!
//! `count` may count without meeting each; `visit` meets each; `list` draws them. The number is the last word printed.

use common::polyomino::{count, polyominoes, visit, Kind, OutOfRange, Polyomino};
use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let output = match answer(&arguments) {
        Ok(output) => output,
        Err(message) => {
            let _ = writeln!(io::stderr(), "error: {message}");
            return ExitCode::from(2);
        }
    };
    match io::stdout().write_all(output.as_bytes()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(_) => ExitCode::FAILURE,
    }
}

fn answer(arguments: &[String]) -> Result<String, String> {
    let [action, kind, n] = arguments else {
        return Err("expected <count|visit|list> <free|one-sided|fixed> N".into());
    };
    let kind = match kind.as_str() {
        "free" => Kind::Free,
        "one-sided" => Kind::OneSided,
        "fixed" => Kind::Fixed,
        _ => return Err(format!("expected free, one-sided or fixed, found {kind:?}")),
    };
    let n = n.parse().map_err(|_| format!("expected a number of cells, found {n:?}"))?;
    let out_of_range = |error: OutOfRange| error.to_string();
    match action.as_str() {
        "count" => count(n, kind).map(|number| format!("{number}\n")).map_err(out_of_range),
        "visit" => {
            let mut number = 0_u64;
            visit(n, kind, |_| number += 1).map_err(out_of_range)?;
            Ok(format!("{number}\n"))
        }
        "list" => polyominoes(n, kind).map(|list| side_by_side(&list)).map_err(out_of_range),
        _ => Err(format!("expected count, visit or list, found {action:?}")),
    }
}

/// Pictures side by side, at most 72 characters to a line, and the number at the end.
fn side_by_side(polyominoes: &[Polyomino]) -> String {
    let mut text = String::new();
    let mut rest = polyominoes;
    while !rest.is_empty() {
        let ends = rest.iter().scan(0, |end, p| {
            *end += p.width() + 2;
            Some(*end)
        });
        let (line, next) = rest.split_at(ends.take_while(|&end| end <= 74).count());
        let pictures: Vec<String> = line.iter().map(|p| p.to_string().replace('.', " ")).collect();
        for row in 0..line.iter().map(Polyomino::height).max().unwrap_or(0) {
            let cells = line
                .iter()
                .zip(&pictures)
                .map(|(p, picture)| format!("{:width$}  ", picture.lines().nth(row).unwrap_or(""), width = p.width()));
            writeln!(text, "{}", cells.collect::<String>().trim_end()).expect("a string grows as needed");
        }
        text.push('\n');
        rest = next;
    }
    writeln!(text, "{}", polyominoes.len()).expect("a string grows as needed");
    text
}
