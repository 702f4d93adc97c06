//! Counts, visits and draws polyominoes: `polyominoes <count|visit|list> <free|one-sided|fixed> N`.
//!
//! `count` may count without meeting each; `visit` meets each; `list` draws them. The number is the last word printed.

use common::polyomino::{count, polyominoes, side_by_side, visit, Kind, OutOfRange};
use std::io::{self, Write};
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
        "list" => {
            let list = polyominoes(n, kind).map_err(out_of_range)?;
            Ok(format!("{}{}\n", side_by_side(&list, 72), list.len()))
        }
        _ => Err(format!("expected count, visit or list, found {action:?}")),
    }
}
