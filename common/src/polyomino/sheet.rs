//! Many polyominoes on a sheet, as text or as a picture in SVG.

use super::{Kind, Polyomino};
use std::io::{self, Write};

/// The empty columns between two polyominoes in text.
const GAP: usize = 2;

/// Draws polyominoes side by side, `#` for a cell, in lines of at most `columns` characters, or of one polyomino if it is
/// wider; a blank line ends each row of pictures.
///
/// O(characters), a few instructions for up to eight of them.
///
/// ```
/// use common::polyomino::{polyominoes, write_text, Kind};
///
/// let mut text = Vec::new();
/// write_text(&polyominoes(4, Kind::Free).unwrap(), 80, &mut text).unwrap();
/// assert_eq!(text, b"####  ##  ###  ###   ##\n      ##  #     #   ##\n\n");
/// ```
///
/// # Errors
/// When `out` cannot be written to.
pub fn write_text(polyominoes: &[Polyomino], columns: usize, out: &mut impl Write) -> io::Result<()> {
    const ENOUGH: usize = 1 << 16;
    let mut text = Vec::with_capacity(2 * ENOUGH);
    let mut rest = polyominoes;
    while !rest.is_empty() {
        rest = draw_pictures(rest, columns, &mut text);
        if text.len() > ENOUGH {
            out.write_all(&text)?;
            text.clear();
        }
    }
    out.write_all(&text)
}

/// [`write_text`] as a string. O(characters).
///
/// ```
/// use common::polyomino::{side_by_side, Polyomino};
///
/// let domino: Polyomino = "##".parse().unwrap();
/// let l: Polyomino = "###\n#..".parse().unwrap();
/// assert_eq!(side_by_side(&[domino, l], 7), "##  ###\n    #\n\n");
/// ```
pub fn side_by_side(polyominoes: &[Polyomino], columns: usize) -> String {
    let mut text = Vec::new();
    let mut rest = polyominoes;
    while !rest.is_empty() {
        rest = draw_pictures(rest, columns, &mut text);
    }
    // All of it is ASCII, so nothing is lost.
    String::from_utf8_lossy(&text).into_owned()
}

/// Draws a row of pictures and the blank line behind it; the polyominoes that had no room in it.
fn draw_pictures<'a>(polyominoes: &'a [Polyomino], columns: usize, text: &mut Vec<u8>) -> &'a [Polyomino] {
    let (drawn, rest) = polyominoes.split_at(how_many_fit(polyominoes, columns));
    let height = drawn.iter().map(Polyomino::height).max().unwrap_or(0);
    let width = drawn.iter().map(|polyomino| polyomino.width() + GAP).sum();
    (0..height).for_each(|row| draw_line(drawn, row, width, text));
    text.push(b'\n');
    rest
}

/// How many of them have room in one row of pictures; one at least.
fn how_many_fit(polyominoes: &[Polyomino], columns: usize) -> usize {
    let mut end = 0;
    let fits = polyominoes.iter().take_while(|polyomino| {
        end += polyomino.width() + GAP;
        end - GAP <= columns
    });
    fits.count().max(1)
}

/// Draws one row of cells of each polyomino, `width` characters in all, and a line end without blanks before it.
fn draw_line(polyominoes: &[Polyomino], row: usize, width: usize, text: &mut Vec<u8>) {
    let mut start = text.len();
    // Cells are drawn eight at a time, so the last ones need room behind them.
    text.resize(start + width + EIGHT_CELLS[0].len(), b' ');
    for polyomino in polyominoes {
        let mut cells = polyomino.row(row);
        let mut column = start;
        while cells != 0 {
            text[column..column + 8].copy_from_slice(&EIGHT_CELLS[(cells & 255) as usize]);
            cells >>= 8;
            column += 8;
        }
        start += polyomino.width() + GAP;
    }
    let blanks = text.iter().rev().take_while(|&&character| character == b' ').count();
    text.truncate(text.len() - blanks);
    text.push(b'\n');
}

/// What eight cells look like.
static EIGHT_CELLS: [[u8; 8]; 256] = {
    let mut pictures = [[b' '; 8]; 256];
    let mut index = 0;
    while index < 8 * 256 {
        let (cells, column) = (index / 8, index % 8);
        if cells >> column & 1 == 1 {
            pictures[cells][column] = b'#';
        }
        index += 1;
    }
    pictures
};

/// Draws polyominoes as an SVG picture: a sheet about as wide as high, in reading order. Colours tell the number of
/// orientations apart: the fewer, the more symmetric. O(cells).
///
/// ```
/// use common::polyomino::{write_svg, Polyomino};
///
/// let domino: Polyomino = "##".parse().unwrap();
/// let mut svg = Vec::new();
/// write_svg(&[domino], &mut svg).unwrap();
/// let svg = String::from_utf8(svg).unwrap();
/// assert!(svg.starts_with("<svg ") && svg.contains("M1 1h1v1h-1zM2 1h1v1h-1z"));
/// ```
///
/// # Errors
/// When `out` cannot be written to.
pub fn write_svg(polyominoes: &[Polyomino], out: &mut impl Write) -> io::Result<()> {
    const CELL: usize = 12;
    let places = places(polyominoes);
    let right = polyominoes.iter().zip(&places).map(|(p, place)| place.0 + p.width()).max().unwrap_or(0);
    let bottom = polyominoes.iter().zip(&places).map(|(p, place)| place.1 + p.height()).max().unwrap_or(0);
    let (width, height) = ((right + 1) * CELL, (bottom + 1) * CELL);
    writeln!(
        out,
        r##"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">
<rect width="100%" height="100%" fill="#ffffff"/>
<g transform="scale({CELL})" stroke="#ffffff" stroke-width="0.08">"##
    )?;
    for (polyomino, (x, y)) in polyominoes.iter().zip(places) {
        write!(out, r#"<path fill="{}" d=""#, colour(polyomino))?;
        for cell in polyomino.cells() {
            write!(out, "M{} {}h1v1h-1z", x + cell.column, y + cell.row)?;
        }
        writeln!(out, r#""/>"#)?;
    }
    writeln!(out, "</g>\n</svg>")
}

/// Where the corner of each polyomino lies on the sheet, column and row, in cells: lines as a text has them, with a cell
/// between neighbours and around all.
fn places(polyominoes: &[Polyomino]) -> Vec<(usize, usize)> {
    let area: usize = polyominoes.iter().map(|p| (p.width() + 1) * (p.height() + 1)).sum();
    let widest = polyominoes.iter().map(Polyomino::width).max().unwrap_or(0);
    let side = (widest + 1..=area).find(|side| side * side >= area).unwrap_or(widest + 1);
    let (mut x, mut y, mut line_height) = (1, 1, 0);
    let mut places = Vec::with_capacity(polyominoes.len());
    for polyomino in polyominoes {
        if x + polyomino.width() > side && x > 1 {
            (x, y, line_height) = (1, y + line_height + 1, 0);
        }
        places.push((x, y));
        x += polyomino.width() + 1;
        line_height = line_height.max(polyomino.height());
    }
    places
}

fn colour(polyomino: &Polyomino) -> &'static str {
    match polyomino.orientations(Kind::Free).len() {
        1 => "#b5179e",
        2 => "#d1495b",
        4 => "#e09f3e",
        _ => "#2a6f97",
    }
}
