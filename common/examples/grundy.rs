//! Draws a table of the Grundy values of a board game, for all boards up to a size:
//!
//! ```sh
//! cargo run --release -p common --example grundy -- cram 4 7 --svg cram.svg
//! ```

use common::grundy::{Board, Filling, OnBoard, Solver};
use lexopt::{Arg, Parser, ValueExt};
use std::fmt::Write as _;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

const HELP: &str = "\
Draws a table of the Grundy values of a game on boards of up to ROWS x COLUMNS, 64 cells at most.

Usage: grundy cram <ROWS> <COLUMNS> [--svg <FILE>]
       grundy extreme-grid-game <K> <ROWS> <COLUMNS> [--svg <FILE>]

  cram               a move fills two neighbouring cells
  extreme-grid-game  a move fills a rectangle of K cells at most

  --svg <FILE>  also writes a picture
  --help        prints this

Boards of 25 cells take a moment, and each five cells more some hundred times as long.
";

/// The rectangles that a move may fill: these heights and widths, on empty cells.
struct Rectangles(Vec<(usize, usize)>);

impl Rectangles {
    fn cram() -> Self {
        Self(vec![(1, 2), (2, 1)])
    }

    fn up_to(area: usize) -> Self {
        let area = area.min(64);
        Self((1..=area).flat_map(|height| (1..=area / height).map(move |width| (height, width))).collect())
    }
}

impl Filling for Rectangles {
    fn moves(&self, board: &Board, mut fill: impl FnMut(u64)) {
        for &(height, width) in self.0.iter().filter(|&&(h, w)| h <= board.height() && w <= board.width()) {
            let row = u64::MAX >> (64 - width);
            let corner = (0..height).fold(0, |cells, i| cells | row << (i * board.width()));
            for top in 0..=board.height() - height {
                for left in 0..=board.width() - width {
                    let rectangle = corner << (top * board.width() + left);
                    if rectangle & !board.empty() == 0 {
                        fill(rectangle);
                    }
                }
            }
        }
    }

    fn smallest_move(&self) -> u32 {
        self.0.iter().map(|(height, width)| height * width).min().unwrap_or(1) as u32
    }
}

struct Arguments {
    game: Rectangles,
    title: String,
    rows: usize,
    columns: usize,
    svg: Option<PathBuf>,
}

fn main() -> ExitCode {
    let arguments = match parse(Parser::from_env()) {
        Ok(arguments) => arguments,
        Err(message) => return fail(2, &message.to_string()),
    };
    let result = match arguments {
        Some(arguments) => run(arguments),
        None => print(HELP),
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

fn print(text: &str) -> Result<(), String> {
    let mut out = io::stdout();
    let written = out.write_all(text.as_bytes()).and_then(|()| out.flush());
    written.map_err(|error| format!("cannot write the output: {error}"))
}

/// The arguments; none when help is asked for.
fn parse(mut parser: Parser) -> Result<Option<Arguments>, lexopt::Error> {
    let (mut words, mut svg) = (Vec::new(), None);
    while let Some(argument) = parser.next()? {
        match argument {
            Arg::Short('h') | Arg::Long("help") => return Ok(None),
            Arg::Long("svg") => svg = Some(PathBuf::from(parser.value()?)),
            Arg::Value(word) => words.push(word.string()?),
            _ => return Err(argument.unexpected()),
        }
    }
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let (game, title, rows, columns) = match words[..] {
        ["cram", rows, columns] => (Rectangles::cram(), "Cram".to_owned(), rows, columns),
        ["extreme-grid-game", k, rows, columns] => {
            let k = positive(k, "K")?;
            (Rectangles::up_to(k), format!("Extreme Grid Game, rectangles of at most {k} cells"), rows, columns)
        }
        _ => return Err("expected a game and the numbers it needs; see --help".into()),
    };
    let (rows, columns) = (positive(rows, "ROWS")?, positive(columns, "COLUMNS")?);
    if rows.saturating_mul(columns) > 64 {
        return Err(format!("expected a board of at most 64 cells, found {rows} x {columns}").into());
    }
    Ok(Some(Arguments { game, title, rows, columns, svg }))
}

fn positive(word: &str, name: &str) -> Result<usize, lexopt::Error> {
    let number = word.parse().ok().filter(|&number| number > 0);
    number.ok_or_else(|| format!("expected a positive number for {name}, found {word:?}").into())
}

fn run(Arguments { game, title, rows, columns, svg }: Arguments) -> Result<(), String> {
    let mut solver = Solver::new(OnBoard(game));
    let mut value = |row, column| solver.grundy(&Board::new(row, column)).map_err(|cycle| format!("{cycle:?}"));
    let row = |row| (1..=columns).map(|column| value(row, column)).collect::<Result<Vec<u32>, String>>();
    let table = (1..=rows).map(row).collect::<Result<Vec<_>, String>>()?;
    if let Some(path) = svg {
        let cannot_write = |error| format!("cannot write {}: {error}", path.display());
        std::fs::write(&path, picture(&title, &table)).map_err(cannot_write)?;
    }
    print(&text(&title, &table))
}

/// The table in text, each value on a ground that is the darker the larger it is.
fn text(title: &str, table: &[Vec<u32>]) -> String {
    let grounds = [' ', '░', '▒', '▓', '█'];
    let largest = largest(table);
    let mut text = format!("{title}\n\n    ");
    for column in 1..=table[0].len() {
        let _ = write!(text, "{column:^4}");
    }
    for (row, values) in (1..).zip(table) {
        let _ = write!(text, "\n{row:>3} ");
        for &value in values {
            let ground = grounds[(value * 4).div_ceil(largest) as usize];
            let _ = write!(text, "{ground}{value:>2}{ground}");
        }
    }
    text + "\n"
}

/// The largest value of a table, 1 at least.
fn largest(table: &[Vec<u32>]) -> u32 {
    table.iter().flatten().copied().max().unwrap_or(0).max(1)
}

/// The table in SVG: white for 0, where the player to move loses, and the bluer the larger the value.
fn picture(title: &str, table: &[Vec<u32>]) -> String {
    const CELL: usize = 40;
    let (width, height) = ((table[0].len() + 1) * CELL + 20, (table.len() + 2) * CELL + 20);
    // The title must have room over a narrow table.
    let width = width.max(title.len() * 9 + 20);
    let mut svg = format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">
<rect width="100%" height="100%" fill="#ffffff"/>
<g font-family="sans-serif" font-size="16" text-anchor="middle">
<text x="10" y="25" text-anchor="start">{title}</text>
"##
    );
    let label = |svg: &mut String, column: usize, row: usize, text: usize, colour: &str| {
        let (x, y) = (10 + column * CELL + CELL / 2, 10 + (row + 1) * CELL + CELL / 2 + 6);
        let _ = writeln!(svg, r#"<text x="{x}" y="{y}" fill="{colour}">{text}</text>"#);
    };
    (1..=table[0].len()).for_each(|column| label(&mut svg, column, 0, column, "#777777"));
    for (row, values) in (1..).zip(table) {
        label(&mut svg, 0, row, row, "#777777");
        for (column, &value) in (1..).zip(values) {
            let (x, y) = (10 + column * CELL, 10 + (row + 1) * CELL);
            let (ground, ink) = colours(value, largest(table));
            let _ = writeln!(
                svg,
                r##"<rect x="{x}" y="{y}" width="{CELL}" height="{CELL}" fill="{ground}" stroke="#cccccc"/>"##
            );
            label(&mut svg, column, row, value as usize, ink);
        }
    }
    svg + "</g>\n</svg>\n"
}

/// The colours of a value's ground and of its digits.
fn colours(value: u32, largest: u32) -> (String, &'static str) {
    if value == 0 {
        return ("#ffffff".to_owned(), "#000000");
    }
    let shade = |light: u32, dark: u32| light - (light - dark) * value / largest;
    let ground = format!("#{:02x}{:02x}{:02x}", shade(222, 8), shade(235, 69), shade(247, 148));
    (ground, if 2 * value > largest { "#ffffff" } else { "#000000" })
}
