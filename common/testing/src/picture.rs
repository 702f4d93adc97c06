//! Boards as text, for the examples that explain an answer; in colour at a terminal only.
//!
//! ```
//! use common::polyomino::Cell;
//! use testing::picture::{plain, side_by_side, Picture, FIRST};
//!
//! let mut picture = Picture::new(2, 3);
//! picture.set(Cell { row: 0, column: 1 }, 'x', FIRST);
//! let other = Picture::new(1, 1).captioned("one cell");
//! assert_eq!(plain(&side_by_side(&[picture, other])), "    . x .   .\n    . . .   one cell\n");
//! ```

use anstyle::{AnsiColor, Style};
use common::polyomino::Cell;
use std::io;

/// The style of words.
pub const PLAIN: Style = Style::new();
/// The style of what the first player did.
pub const FIRST: Style = AnsiColor::BrightRed.on_default();
/// The style of what the second player did.
pub const SECOND: Style = AnsiColor::BrightBlue.on_default();
/// The style of what decides.
pub const MARKED: Style = Style::new().bold().invert();
/// Styles that tell the pieces of a tiling apart, where letters do already.
pub const PIECES: [Style; 5] = [
    AnsiColor::BrightRed.on_default(),
    AnsiColor::BrightGreen.on_default(),
    AnsiColor::BrightBlue.on_default(),
    AnsiColor::BrightMagenta.on_default(),
    AnsiColor::BrightCyan.on_default(),
];

/// The columns of characters that pictures may fill, and the blanks before and between them.
const WIDTH: usize = 100;
const INDENT: &str = "    ";
const GAP: &str = "   ";

/// A board: a character for each cell, a blank between neighbours in a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    columns: usize,
    cells: Vec<(char, Style)>,
    caption: Option<String>,
}

impl Picture {
    /// An empty board, drawn with dots.
    pub fn new(rows: usize, columns: usize) -> Self {
        Self { columns, cells: vec![('.', Style::new().dimmed()); rows * columns], caption: None }
    }

    /// With a line of words below it.
    pub fn captioned(self, caption: impl Into<String>) -> Self {
        Self { caption: Some(caption.into()), ..self }
    }

    /// Draws a character in a cell.
    ///
    /// # Panics
    /// When the cell is not on the board.
    pub fn set(&mut self, cell: Cell, character: char, style: Style) {
        assert!(cell.column < self.columns, "{cell:?} is not on the board");
        self.cells[cell.row * self.columns + cell.column] = (character, style);
    }

    /// Draws a character in each cell of a mask, in which bit `row * columns + column` stands for a cell.
    ///
    /// # Panics
    /// When one is not on the board.
    pub fn set_all(&mut self, cells: u64, character: char, style: Style) {
        for index in (0..64).filter(|index| cells >> index & 1 == 1) {
            self.cells[index] = (character, style);
        }
    }

    /// The columns of characters it takes.
    fn width(&self) -> usize {
        let caption = self.caption.as_ref().map_or(0, |caption| caption.chars().count());
        caption.max((2 * self.columns).saturating_sub(1))
    }

    /// The lines of the picture, all of its width.
    fn lines(&self) -> Vec<String> {
        let padding = " ".repeat(self.width() + 1 - 2 * self.columns);
        let draw = |(character, style): &(char, Style)| format!("{style}{character}{style:#}");
        let row = |row: &[_]| row.iter().map(draw).collect::<Vec<_>>().join(" ") + &padding;
        let rows = self.cells.chunks(self.columns).map(row);
        rows.chain(self.caption.iter().map(|caption| format!("{caption:<0$}", self.width()))).collect()
    }
}

/// Pictures side by side, indented, as many in a row as a screen is wide, with a blank line between rows of them.
pub fn side_by_side(pictures: &[Picture]) -> String {
    let mut text = String::new();
    let mut rest = pictures;
    while !rest.is_empty() {
        let (row_of_pictures, next) = rest.split_at(how_many_fit(rest));
        let drawn: Vec<_> = row_of_pictures.iter().map(|picture| (picture.lines(), picture.width())).collect();
        for line in 0..drawn.iter().map(|(lines, _)| lines.len()).max().unwrap_or(0) {
            let parts = drawn.iter().map(|(lines, width)| match lines.get(line) {
                Some(part) => part.clone(),
                None => " ".repeat(*width),
            });
            text += (INDENT.to_owned() + &parts.collect::<Vec<_>>().join(GAP)).trim_end();
            text.push('\n');
        }
        text += if next.is_empty() { "" } else { "\n" };
        rest = next;
    }
    text
}

/// How many pictures have room in a row; one at least.
fn how_many_fit(pictures: &[Picture]) -> usize {
    let mut end = INDENT.len();
    let fits = pictures.iter().take_while(|picture| {
        end += picture.width() + GAP.len();
        end <= WIDTH + GAP.len()
    });
    fits.count().max(1)
}

/// A text as standard output should show it: in colour at a terminal, unless `NO_COLOR` or `TERM` speak against it.
pub fn for_stdout(text: String) -> String {
    match anstream::AutoStream::choice(&io::stdout()) {
        anstream::ColorChoice::Never => plain(&text),
        _ => text,
    }
}

/// A text without colours.
pub fn plain(text: &str) -> String {
    anstream::adapter::strip_str(text).to_string()
}

/// The pictures in a text that [`side_by_side`] drew, without colours: the rows of each, a character a cell. For tests that
/// look at what is drawn; those in one row of pictures must be of one height.
pub fn read_pictures(text: &str) -> Vec<Vec<Vec<char>>> {
    let mut pictures = Vec::new();
    for paragraph in text.split("\n\n") {
        let lines: Vec<Vec<Vec<char>>> = paragraph.lines().filter_map(rows_side_by_side).collect();
        let beside = lines.iter().map(Vec::len).max().unwrap_or(0);
        pictures.extend((0..beside).map(|index| lines.iter().filter_map(|line| line.get(index).cloned()).collect()));
    }
    pictures
}

/// The rows of pictures on a line; none if it has words.
fn rows_side_by_side(line: &str) -> Option<Vec<Vec<char>>> {
    let parts = line.split(GAP).map(str::trim).filter(|part| !part.is_empty());
    parts.map(|part| part.split(' ').map(|cell| cell.parse().ok()).collect()).collect()
}
