//! The definition: dropping tokens, and looking over the whole board for a line after each.

use crate::Player;
use common::polyomino::Cell;
use common::region::Region;
use itertools::{iproduct, Itertools};

/// The steps along a row, a column and the two diagonals.
const DIRECTIONS: [(isize, isize); 4] = [(0, 1), (1, 0), (1, 1), (1, -1)];

/// The winner and the deciding move, counted from 1, of a game on an `n` × `n` board; none if nobody has `k` in a line.
///
/// `columns` are counted from 0.
///
/// # Panics
/// When a column is not on the board or full.
pub fn play(n: usize, k: usize, columns: impl IntoIterator<Item = usize>) -> Option<(Player, usize)> {
    let mut tokens = [Region::empty(n, n), Region::empty(n, n)];
    for (index, column) in (1..).zip(columns) {
        let player = Player::of_move(index);
        let cell = lowest_free_cell(n, &tokens, column);
        tokens[player as usize].insert(cell);
        if has_line(&tokens[player as usize], k) {
            return Some((player, index));
        }
    }
    None
}

/// Row 0 is the lowest.
fn lowest_free_cell(n: usize, tokens: &[Region; 2], column: usize) -> Cell {
    let mut cells = (0..n).map(|row| Cell { row, column });
    cells.find(|&cell| tokens.iter().all(|tokens| !tokens.contains(cell))).expect("a column that is not full")
}

/// Whether `k` of the tokens lie in an unbroken line, anywhere on the board.
fn has_line(tokens: &Region, k: usize) -> bool {
    iproduct!(tokens.cells(), DIRECTIONS).any(|(start, direction)| {
        (0..k).map(|step| moved(start, direction, step)).all(|cell| cell.is_some_and(|cell| tokens.contains(cell)))
    })
}

fn moved(start: Cell, (down, right): (isize, isize), steps: usize) -> Option<Cell> {
    let along = |from: usize, by: isize| from.checked_add_signed(by.checked_mul(isize::try_from(steps).ok()?)?);
    Some(Cell { row: along(start.row, down)?, column: along(start.column, right)? })
}

/// Reads an input that is known to be good, up to the deciding move, and writes the answer, by [`play`].
///
/// # Panics
/// When the input is not a good one.
pub fn answer(input: &str) -> String {
    let mut numbers = input.split_whitespace().map(|token| token.parse::<usize>().expect("a number"));
    let (n, m, k) = numbers.next_tuple().expect("n, m and k");
    match play(n, k, numbers.take(m).map(|column| column - 1)) {
        Some((player, index)) => format!("{player} {index}\n"),
        None => "No winner\n".into(),
    }
}
