//! Draws the board at the deciding move, with the winning line marked; without a winner, with the longest line.
//!
//! ```sh
//! echo '4 7 3  2 1 3 1 1 3 4' | cargo run --quiet --example explain-connect-squares
//! ```

use common::judge::{run, Error};
use common::polyomino::Cell;
use connect_squares::{solve, Player};
use itertools::{iproduct, Itertools};
use std::ops::Range;
use std::process::ExitCode;
use testing::picture::{for_stdout, side_by_side, Picture, FIRST, MARKED, SECOND};

fn main() -> ExitCode {
    run(|input| explain(input).map(for_stdout))
}

/// The answer and, indented, why.
///
/// # Errors
/// As for [`solve`].
pub(crate) fn explain(input: &str) -> Result<String, Error> {
    let answer = solve(input)?;
    let mut numbers = input.split_ascii_whitespace().map(|token| token.parse::<u64>().expect("solve has read it"));
    let (n, m, k) = numbers.next_tuple().expect("solve has read them");
    let mut game = Game { n: n as usize, tokens: vec![None; (n * n) as usize], longest: None };
    for (index, column) in (1..=m as usize).zip(numbers) {
        game.drop_token(index, column as usize - 1);
        if game.longest.as_ref().is_some_and(|line| line.cells.len() as u64 >= k) {
            break;
        }
    }
    let why = match &game.longest {
        Some(line) => format!(
            "    {}, and k is {k}.\n    * is its last token, capitals are the others.\n{}",
            line.words(),
            game.picture(line)
        ),
        None => "    No token was dropped.\n".to_owned(),
    };
    Ok(answer + &why)
}

/// A board after some moves.
struct Game {
    n: usize,
    /// Row by row, the lowest first.
    tokens: Vec<Option<Player>>,
    /// The longest line made so far.
    longest: Option<Line>,
}

/// A line of tokens of one player.
struct Line {
    player: Player,
    /// The move that made it, counted from 1.
    index: usize,
    /// The cell of that move's token.
    token: Cell,
    cells: Vec<Cell>,
}

/// The steps along a row, a column and the two diagonals.
const STEPS: [(isize, isize); 4] = [(0, 1), (1, 0), (1, 1), (-1, 1)];

impl Game {
    fn at(&self, cell: Cell) -> Option<Player> {
        let on_board = cell.row < self.n && cell.column < self.n;
        on_board.then(|| self.tokens[cell.row * self.n + cell.column]).flatten()
    }

    /// Makes a move, into a column that is not full.
    fn drop_token(&mut self, index: usize, column: usize) {
        let mut cells = (0..self.n).map(|row| Cell { row, column });
        let token = cells.find(|&cell| self.at(cell).is_none()).expect("solve has found room");
        let player = Player::of_move(index);
        self.tokens[token.row * self.n + column] = Some(player);
        for step in STEPS {
            let cells = self.line(token, player, step);
            if self.longest.as_ref().map_or(0, |longest| longest.cells.len()) < cells.len() {
                self.longest = Some(Line { player, index, token, cells });
            }
        }
    }

    /// The player's line through a token.
    fn line(&self, token: Cell, player: Player, (up, right): (isize, isize)) -> Vec<Cell> {
        let steps = |sign: isize| {
            let cells = (1..).map_while(move |steps: isize| {
                let row = token.row.checked_add_signed(sign * steps * up)?;
                Some(Cell { row, column: token.column.checked_add_signed(sign * steps * right)? })
            });
            cells.take_while(|&cell| self.at(cell) == Some(player)).collect_vec()
        };
        steps(-1).into_iter().rev().chain([token]).chain(steps(1)).collect()
    }

    /// The board, or the part of it around the line's token.
    fn picture(&self, line: &Line) -> String {
        let (rows, columns) = (window(line.token.row, self.n), window(line.token.column, self.n));
        let mut picture = Picture::new(rows.len(), columns.len());
        for (row, column) in iproduct!(rows.clone(), columns.clone()) {
            let cell = Cell { row, column };
            let (character, style) = match self.at(cell) {
                _ if cell == line.token => ('*', MARKED),
                Some(_) if line.cells.contains(&cell) => (letter(line.player).to_ascii_uppercase(), MARKED),
                Some(Player::Ayumi) => (letter(Player::Ayumi), FIRST),
                Some(Player::Bunji) => (letter(Player::Bunji), SECOND),
                None => continue,
            };
            picture.set(Cell { row: rows.end - 1 - row, column: column - columns.start }, character, style);
        }
        let whole = rows.len() == self.n;
        let shown =
            if whole { String::new() } else { format!("    Rows {}, columns {}:\n", from_1(&rows), from_1(&columns)) };
        format!("{shown}\n{}", side_by_side(&[picture]))
    }
}

impl Line {
    fn words(&self) -> String {
        let Self { player, index, token, cells } = self;
        let before = cells.iter().take_while(|&cell| cell != token).count();
        let behind = cells.len() - before - 1;
        format!("The longest line is {player}'s at move {index}: {before} + 1 + {behind} = {}", cells.len())
    }
}

fn letter(player: Player) -> char {
    match player {
        Player::Ayumi => 'r',
        Player::Bunji => 'b',
    }
}

/// The rows or columns shown of `n`, around one of them.
fn window(around: usize, n: usize) -> Range<usize> {
    const MOST: usize = 25;
    let start = around.saturating_sub(MOST / 2).min(n.saturating_sub(MOST));
    start..n.min(start + MOST)
}

/// Counted from 1.
fn from_1(range: &Range<usize>) -> String {
    format!("{} to {}", range.start + 1, range.end)
}
