//! The examples as programs: what they print, and what they say of arguments that are wrong.

use std::fs;
use std::process::{Command, Output, Stdio};

fn run(example: &str, arguments: &str) -> Output {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.args(["run", "--quiet", "--package", "common", "--example", example, "--"]);
    cargo.args(arguments.split_whitespace()).stdin(Stdio::null()).output().unwrap()
}

#[test]
fn the_last_word_is_the_number_of_polyominoes() {
    for (arguments, number) in [
        ("count free 9", "1285"),                  // OEIS A000105
        ("count one-sided 9 --threads 2", "2500"), // OEIS A000988
        ("count fixed 12", "505861"),              // OEIS A001168
        ("visit fixed 9 --threads 2", "9910"),     // OEIS A001168
        ("visit free 8", "369"),                   // OEIS A000105
        ("list one-sided 6", "60"),                // OEIS A000988
        ("list fixed 1", "1"),
    ] {
        let output = run("polyominoes", arguments);
        let text = String::from_utf8(output.stdout).unwrap();
        assert!(output.status.success(), "{arguments}");
        assert_eq!(text.split_whitespace().last(), Some(number), "{arguments}");
        let cells = text.matches('#').count();
        let n: usize = arguments.split_whitespace().nth(2).unwrap().parse().unwrap();
        assert_eq!(cells, if arguments.starts_with("list") { n * number.parse::<usize>().unwrap() } else { 0 });
    }
}

#[test]
fn arguments_that_are_wrong_get_one_line() {
    for (example, arguments, complaint) in [
        ("polyominoes", "count free 31", "expected a number of cells from 1 to 30, found 31"),
        ("polyominoes", "list free 16", "expected a number of cells from 1 to 15, found 16"),
        ("polyominoes", "count free 0", "expected a number of cells from 1 to 30, found 0"),
        ("polyominoes", "count loose 3", "expected free, one-sided or fixed, found \"loose\""),
        ("polyominoes", "count free", "expected a command, a kind and a number of cells"),
        ("polyominoes", "count free 3 --svg x.svg", "--svg goes with list only"),
        ("polyominoes", "list free 3 --svg no/such/folder.svg", "cannot write no/such/folder.svg"),
        ("grundy", "cram 9 9", "expected a board of at most 64 cells, found 9 x 9"),
        ("grundy", "cram 0 3", "expected a positive number for ROWS, found \"0\""),
        ("grundy", "chess 3 3", "expected a game"),
    ] {
        let output = run(example, arguments);
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(!output.status.success() && output.stdout.is_empty(), "{arguments}");
        assert!(said.contains(complaint) && said.lines().count() == 1, "{arguments}: {said}");
    }
}

#[test]
fn pictures_are_written() {
    let file = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("picture.svg");
    for (example, arguments, pieces) in [("polyominoes", "list free 5", 12), ("grundy", "cram 3 4", 13)] {
        let output = run(example, &format!("{arguments} --svg {}", file.display()));
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let svg = fs::read_to_string(&file).unwrap();
        let shapes =
            svg.matches("<path").count() + svg.matches("<rect").count() - usize::from(example == "polyominoes");
        assert!(svg.starts_with("<svg") && svg.ends_with("</svg>\n"));
        assert_eq!(shapes, pieces, "{example}");
    }
}

#[test]
fn a_table_of_grundy_values() {
    let output = run("grundy", "cram 3 4");
    let text = String::from_utf8(output.stdout).unwrap();
    let digits = |line: &str| line.chars().filter(char::is_ascii_digit).collect::<String>();
    // The first number of a line is its row. 1 x n is Dawson's Chess with n - 1 pawns: OEIS A002187.
    assert_eq!(text.lines().skip(3).map(digits).collect::<Vec<_>>(), ["10112", "21010", "31101"]);
}
