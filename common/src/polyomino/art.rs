//! Polyominoes as text: `#` for a cell, `.` for a gap, a line a row.

use super::{Cell, NotAPolyomino, Polyomino};
use std::error::Error;
use std::fmt;
use std::str::FromStr;

/// Why a text is not a [`Polyomino`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParseError {
    /// A character that is neither `#` nor `.`, with its line and column, counted from 1.
    Character(char, usize, usize),
    /// The cells are not a polyomino.
    Cells(NotAPolyomino),
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Character(found, line, column) => {
                write!(f, "line {line}, column {column}: expected '#' or '.', found {found:?}")
            }
            Self::Cells(reason) => reason.fmt(f),
        }
    }
}

impl Error for ParseError {}

impl FromStr for Polyomino {
    type Err = ParseError;

    /// Reads a picture; empty rows and columns around the cells do not matter.
    fn from_str(art: &str) -> Result<Self, ParseError> {
        let cells = parse(art).map_err(|(found, line, column)| ParseError::Character(found, line, column))?;
        Self::new(cells).map_err(ParseError::Cells)
    }
}

impl fmt::Display for Polyomino {
    /// A line a row, each with its end.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        draw(f, self.height(), self.width(), |cell| self.contains(cell))
    }
}

impl fmt::Debug for Polyomino {
    /// On one line, with `/` between the rows.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Polyomino({})", self.to_string().trim_end().replace('\n', "/"))
    }
}

/// The cells of a picture, or the first character that is neither `#` nor `.`, with its line and column from 1.
pub(crate) fn parse(art: &str) -> Result<Vec<Cell>, (char, usize, usize)> {
    let mut cells = Vec::new();
    for (row, line) in art.lines().enumerate() {
        for (column, character) in line.chars().enumerate() {
            match character {
                '#' => cells.push(Cell { row, column }),
                '.' => {}
                _ => return Err((character, row + 1, column + 1)),
            }
        }
    }
    Ok(cells)
}

/// Writes a picture of `height` lines of `width` characters.
pub(crate) fn draw(
    f: &mut fmt::Formatter<'_>,
    height: usize,
    width: usize,
    contains: impl Fn(Cell) -> bool,
) -> fmt::Result {
    for row in 0..height {
        for column in 0..width {
            f.write_str(if contains(Cell { row, column }) { "#" } else { "." })?;
        }
        f.write_str("\n")?;
    }
    Ok(())
}
