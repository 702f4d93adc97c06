//! Draws why the winner wins: Munir's first move, or Matthew's answer to a move. Numbers are the order of the moves.
//!
//! ```sh
//! echo '1  3 5 4' | cargo run --quiet --example explain-extreme-grid-game
//! ```

use common::judge::{run, Error};
use common::polyomino::Cell;
use extreme_grid_game::{first_player_wins, solve};
use itertools::{iproduct, Itertools};
use std::cmp::Reverse;
use std::process::ExitCode;
use testing::picture::{for_stdout, side_by_side, Picture, FIRST, SECOND};

fn main() -> ExitCode {
    run(|input| explain(input).map(for_stdout))
}

/// The answer to each game and, indented, why.
///
/// # Errors
/// As for [`solve`].
pub(crate) fn explain(input: &str) -> Result<String, Error> {
    let answers = solve(input)?;
    let numbers = input.split_ascii_whitespace().skip(1).map(|token| token.parse().expect("solve has read it"));
    let games = answers.lines().zip(numbers.tuples());
    Ok(games.map(|(winner, (n, m, k))| format!("{winner}\n{}", explain_game(n, m, k))).join("\n"))
}

fn explain_game(n: u64, m: u64, k: u64) -> String {
    let centre = match (2 - n % 2) * (2 - m % 2) {
        1 => "1 cell".to_owned(),
        cells => format!("{cells} cells"),
    };
    let why = if first_player_wins(n, m, k) {
        "so Munir paints it, and then answers each move with its image under the half turn."
    } else {
        "so no move covers it, and Matthew answers each with its image under the half turn."
    };
    let (picture, shown) = picture(n, m, k);
    format!(
        "    {n} x {m} cells, rectangles of at most {k}.\n    The centre has {centre}, {why}\n{shown}\n{}",
        side_by_side(&[picture])
    )
}

/// The most rows and columns of a picture, even and odd.
const MOST_ROWS: [u64; 2] = [12, 11];
const MOST_COLUMNS: [u64; 2] = [20, 21];

/// The first moves on the board, or on its middle, which has the same centre; and what to say of that.
fn picture(n: u64, m: u64, k: u64) -> (Picture, String) {
    let rows = n.min(MOST_ROWS[(n % 2) as usize]);
    let columns = m.min(MOST_COLUMNS[(m % 2) as usize]);
    let whole = (rows, columns) == (n, m);
    let shown = if whole { String::new() } else { format!("    The middle {rows} x {columns}:\n") };
    let (rows, columns) = (rows as usize, columns as usize);
    let mut picture = Picture::new(rows, columns);
    for (number, rectangle) in ('1'..).zip(first_moves(rows, columns, k)) {
        let player = if number == '2' { SECOND } else { FIRST };
        rectangle.cells().for_each(|cell| picture.set(cell, number, player));
    }
    (picture, shown)
}

/// Munir's first move, if he wins; then a move of the loser and the answer to it, if there is one.
fn first_moves(rows: usize, columns: usize, k: u64) -> Vec<Rectangle> {
    let (height, width) = (2 - rows % 2, 2 - columns % 2);
    let centre = Rectangle { top: (rows - height) / 2, left: (columns - width) / 2, height, width };
    let first = first_player_wins(rows as u64, columns as u64, k).then_some(centre);
    // Small enough to look at, as large as that allows, and as near the centre.
    let sizes = iproduct!(1..=rows.min(2), 1..=columns.min(3)).filter(|(height, width)| (height * width) as u64 <= k);
    let places = sizes.flat_map(|(height, width)| {
        iproduct!(0..=rows - height, 0..=columns - width).map(move |(top, left)| Rectangle { top, left, height, width })
    });
    let legal = places.filter(|rectangle| !first.is_some_and(|first| rectangle.meets(&first)));
    let sample = legal.min_by_key(|rectangle| (Reverse(rectangle.area()), rectangle.distance(&centre)));
    let answer = sample.map(|sample| sample.half_turned(rows, columns));
    first.into_iter().chain(sample).chain(answer).collect()
}

#[derive(Clone, Copy)]
struct Rectangle {
    top: usize,
    left: usize,
    height: usize,
    width: usize,
}

impl Rectangle {
    fn cells(&self) -> impl Iterator<Item = Cell> {
        let Self { top, left, height, width } = *self;
        iproduct!(top..top + height, left..left + width).map(|(row, column)| Cell { row, column })
    }

    fn area(&self) -> usize {
        self.height * self.width
    }

    /// The image under the half turn about the centre of a board.
    fn half_turned(self, rows: usize, columns: usize) -> Self {
        Self { top: rows - self.top - self.height, left: columns - self.left - self.width, ..self }
    }

    fn meets(&self, other: &Self) -> bool {
        self.top < other.top + other.height
            && other.top < self.top + self.height
            && self.left < other.left + other.width
            && other.left < self.left + self.width
    }

    /// Twice the distance between the middles, along the rows and the columns.
    fn distance(&self, other: &Self) -> usize {
        (2 * self.top + self.height).abs_diff(2 * other.top + other.height)
            + (2 * self.left + self.width).abs_diff(2 * other.left + other.width)
    }
}
