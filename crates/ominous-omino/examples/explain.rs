//! Draws why the winner wins: for Gabriel, a filling with each omino that Richard may pick; for Richard, the omino.
//!
//! ```sh
//! echo '1  4 3 4' | cargo run --quiet --example explain-ominous-omino
//! ```

use common::judge::{run, Error};
use common::polyomino::{polyominoes, Cell, Kind, Polyomino};
use common::region::Region;
use itertools::{iproduct, Itertools};
use ominous_omino::rules::Tiler;
use ominous_omino::{richard_wins, search, solve};
use std::collections::HashMap;
use std::fmt;
use std::process::ExitCode;
use testing::picture::{for_stdout, side_by_side, Picture, MARKED, PIECES, PLAIN};

fn main() -> ExitCode {
    run(|input| explain(input).map(for_stdout))
}

/// The answer to each case and, indented, why. Pictures that several cases share are drawn once.
///
/// # Errors
/// As for [`solve`].
pub(crate) fn explain(input: &str) -> Result<String, Error> {
    let answers = solve(input)?;
    let numbers = input.split_ascii_whitespace().skip(1).map(|token| token.parse::<u64>().expect("solve has read it"));
    let mut drawn = HashMap::new();
    let cases = (1..).zip(answers.lines()).zip(numbers.tuples()).map(|((case, answer), (x, rows, columns))| {
        let board = Board { rows: rows.min(columns), columns: rows.max(columns) };
        let reason = Reason::of(x, board);
        let words = reason.words(x, board);
        let first = *drawn.entry((x, reason)).or_insert(case);
        let pictures = match reason {
            Reason::Indivisible => String::new(),
            _ if first < case => format!("    The pictures are those of case #{first}.\n"),
            _ => format!("\n{}", side_by_side(&reason.pictures(x))),
        };
        format!("{answer}\n    {words}\n{pictures}")
    });
    Ok(cases.collect_vec().join("\n"))
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Board {
    rows: u64,
    columns: u64,
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} x {}", self.rows, self.columns)
    }
}

/// Why the winner wins.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Reason {
    /// The number of cells is no multiple of X.
    Indivisible,
    /// An omino has a hole.
    Hole,
    /// This omino does not fit.
    TooLarge(Polyomino),
    /// Wherever this omino lies on this board, it leaves a part of the wrong size. Longer boards have longer parts.
    CutsOff(Polyomino, Board),
    /// Each omino is in a filling of this board, and ominoes in rectangles fill the rest.
    Fillings(Board),
}

impl Reason {
    /// The reason on a board of at least as many columns as rows.
    fn of(x: u64, board: Board) -> Self {
        if board.rows * board.columns % x != 0 {
            return Self::Indivisible;
        }
        if x >= 7 {
            return Self::Hole;
        }
        if !richard_wins(x, board.rows, board.columns) {
            return Self::Fillings(base(x, board));
        }
        let ominoes = polyominoes(x as usize, Kind::Free).expect("a size in range");
        // As listed, a free omino is never higher than it is wide.
        let is_too_large =
            |omino: &&Polyomino| omino.height() as u64 > board.rows || omino.width() as u64 > board.columns;
        if let Some(&omino) = ominoes.iter().find(is_too_large) {
            return Self::TooLarge(omino);
        }
        let shown = Board { columns: board.columns.min(6), ..board };
        let (rows, columns) = (shown.rows as usize, shown.columns as usize);
        let winning = ominoes.into_iter().filter(|omino| !search::has_hopeful_placement(omino, rows, columns));
        let omino = winning.min_by_key(|omino| placements(omino, rows, columns).len()).expect("Richard wins");
        Self::CutsOff(omino, shown)
    }

    fn words(&self, x: u64, board: Board) -> String {
        match *self {
            Self::Indivisible => format!("{x} does not divide {board} = {}.", board.rows * board.columns),
            Self::Hole if x > MOST_DRAWN => {
                let more = x - MOST_DRAWN;
                format!("Richard's omino has a hole (o), which no omino fills. Its bar is longer by {more} cells.")
            }
            Self::Hole => "Richard's omino has a hole (o), which no omino fills.".to_owned(),
            Self::TooLarge(_) => format!("Richard's omino does not fit into {board}."),
            Self::CutsOff(_, shown) => {
                let rows = board.rows;
                let longer = if shown == board {
                    String::new()
                } else {
                    format!("\n    On {board}, parts have more columns of {rows}: still no multiples of {rows}, let alone of {x}.")
                };
                format!("Wherever Richard's omino (#) lies on {shown}, up to symmetry, it leaves a part of a size that is no\n    multiple of {x}.{longer}")
            }
            Self::Fillings(base) => {
                let rest = rest(x, board, base).expect("a base has a rest that can be filled").concat();
                format!("Whichever omino Richard picks (#), Gabriel fills {base} with it and others{rest}.")
            }
        }
    }

    fn pictures(&self, x: u64) -> Vec<Picture> {
        match *self {
            Self::Indivisible => Vec::new(),
            Self::Hole => vec![hole(x.min(MOST_DRAWN) as usize)],
            Self::TooLarge(omino) => vec![alone(&omino)],
            Self::CutsOff(omino, Board { rows, columns }) => {
                let (rows, columns) = (rows as usize, columns as usize);
                let placements = placements(&omino, rows, columns);
                placements.into_iter().map(|placement| parts(placement, rows, columns)).collect()
            }
            Self::Fillings(Board { rows, columns }) => {
                let mut tiler = Tiler::new(x as usize, rows as usize, columns as usize);
                let ominoes = polyominoes(x as usize, Kind::Free).expect("a size in range");
                let fillings = ominoes.iter().map(|omino| tiler.tiling_with(omino).expect("Gabriel wins"));
                fillings.map(|pieces| filling(&pieces, rows as usize, columns as usize)).collect()
            }
        }
    }
}

/// The board of at most 36 cells that is searched for fillings: the whole one, or the smallest in its corner that leaves
/// a rest of the right shape.
fn base(x: u64, board: Board) -> Board {
    const MOST_CELLS: u64 = 36;
    if board.rows * board.columns <= MOST_CELLS {
        return board;
    }
    let sides = iproduct!(1..=board.rows.min(MOST_CELLS), 1..=board.columns.min(MOST_CELLS));
    let bases =
        sides.map(|(rows, columns)| Board { rows, columns }).filter(|base| base.rows * base.columns <= MOST_CELLS);
    let good = bases.filter(|&base| !richard_wins(x, base.rows, base.columns) && rest(x, board, base).is_some());
    good.min_by_key(|base| base.rows * base.columns).expect("a base for every board on which Gabriel wins")
}

/// How rectangles of X cells fill what is left of a board beside and below a base in its corner; none if they do not.
fn rest(x: u64, board: Board, base: Board) -> Option<[String; 2]> {
    let beside = Board { rows: base.rows, columns: board.columns - base.columns };
    let below = Board { rows: board.rows - base.rows, columns: board.columns };
    let words = |strip: Board, place: &str| {
        if strip.rows == 0 || strip.columns == 0 {
            return Some(String::new());
        }
        let rectangles = [1, x].into_iter().chain(2..x).filter(|height| x % height == 0);
        let mut rectangles = rectangles.map(|rows| Board { rows, columns: x / rows });
        let piece = rectangles.find(|piece| strip.rows % piece.rows == 0 && strip.columns % piece.columns == 0)?;
        Some(format!(",\n    the {strip} {place} with pieces of {piece}"))
    };
    Some([words(beside, "beside")?, words(below, "below")?])
}

/// Where the omino can lie on a board that is no square, up to symmetry, as masks.
fn placements(omino: &Polyomino, rows: usize, columns: usize) -> Vec<u64> {
    let orientations = omino.orientations(Kind::Free);
    let all = orientations.iter().flat_map(|omino| omino.placements(rows, columns));
    all.unique_by(|&cells| least_image(cells, rows, columns)).collect()
}

/// The least of the images of a set of cells when the board is flipped.
fn least_image(cells: u64, rows: usize, columns: usize) -> u64 {
    let image = |(flip_rows, flip_columns)| {
        let moved = |cell: usize| {
            let (row, column) = (cell / columns, cell % columns);
            let row = if flip_rows { rows - 1 - row } else { row };
            row * columns + if flip_columns { columns - 1 - column } else { column }
        };
        (0..rows * columns).filter(|cell| cells >> cell & 1 == 1).fold(0_u64, |image, cell| image | 1 << moved(cell))
    };
    iproduct!([false, true], [false, true]).map(image).min().unwrap_or(cells)
}

/// The most cells of an omino with a hole that are drawn.
const MOST_DRAWN: u64 = 25;

/// Seven cells around one; the others are a bar.
fn hole(x: usize) -> Picture {
    let mut picture = Picture::new(3, x - 4);
    let bar = (0..x - 4).map(|column| (0, column));
    for (row, column) in bar.chain([(1, 0), (1, 2), (2, 1), (2, 2)]) {
        picture.set(Cell { row, column }, '#', MARKED);
    }
    picture.set(Cell { row: 1, column: 1 }, 'o', PLAIN);
    picture
}

fn alone(omino: &Polyomino) -> Picture {
    let mut picture = Picture::new(omino.height(), omino.width());
    picture.set_all(omino.mask(), '#', MARKED);
    picture
}

/// A placement, and the parts that it leaves with their sizes.
fn parts(placement: u64, rows: usize, columns: usize) -> Picture {
    let mut picture = Picture::new(rows, columns);
    picture.set_all(placement, '#', MARKED);
    let mut rest = Region::empty(rows, columns);
    for (row, column) in
        iproduct!(0..rows, 0..columns).filter(|(row, column)| placement >> (row * columns + column) & 1 == 0)
    {
        rest.insert(Cell { row, column });
    }
    let parts = ('a'..).zip(rest.components()).zip(PIECES.into_iter().cycle()).map(|((letter, part), style)| {
        part.cells().for_each(|cell| picture.set(cell, letter, style));
        format!("{letter}: {}", part.size())
    });
    let sizes = parts.collect_vec().join(", ");
    picture.captioned(sizes)
}

/// A filling, Richard's omino first.
fn filling(pieces: &[u64], rows: usize, columns: usize) -> Picture {
    let mut picture = Picture::new(rows, columns);
    picture.set_all(pieces[0], '#', MARKED);
    for ((&piece, letter), style) in
        pieces[1..].iter().zip(('a'..='z').chain('A'..='Z')).zip(PIECES.into_iter().cycle())
    {
        picture.set_all(piece, letter, style);
    }
    picture
}
