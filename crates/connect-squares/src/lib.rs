//! # Connect Squares (Codeforces gym 105663, problem J)
//!
//! On an n × n board with gravity, Ayumi (red, first) and Bunji (blue) drop tokens in turn, each to the lowest free cell
//! of a column. The first to have k tokens of one's own in an unbroken straight line (row, column or diagonal; a longer
//! one counts) has won. Given m moves, who has won, and at which?
//!
//! ## Insight
//!
//! Only lines through the token just dropped are new, and it can *join* two runs:
//!
//! ```text
//! . . . . . .
//! R R . R R B     dropped between: 2 + 1 + 2
//! ```
//!
//! So in each of the four directions the new line is as long as the run before the cell, plus 1, plus the run behind
//! it. It is enough to know a run's length at its two end cells, and in a column at the upper one: a cell next to a free
//! one, in that direction, is the end of its run, and only cells next to the dropped token are ever asked. Interior
//! cells keep stale lengths that nobody reads.
//!
//! ## Proof
//!
//! By induction over the moves, for each player, direction and maximal run of length ℓ: both end cells hold ℓ, or, in a
//! column, the upper one, which is all that is asked since tokens come from above; and cells without the player's token
//! hold 0. A token dropped into a free cell meets at most one run on either side, each with its end next to the token, so
//! the two neighbours hold their lengths a and b, or 0. The maximal run through the token is then a + 1 + b long, and its
//! ends lie a cells before and b cells behind; these two get the new length. In a column nothing lies above the token,
//! so it is the upper end itself. A border of cells that are never filled spares the neighbours at the edge.
//!
//! ## Complexity
//!
//! O(1) a move, O(n² + m) in all.

pub mod rules;

use common::judge::{Error, Reader};
use std::fmt;

/// The players, in the order of their turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// Red; moves first.
    Ayumi,
    /// Blue.
    Bunji,
}

impl Player {
    /// Who makes a move, counted from 1.
    pub fn of_move(index: usize) -> Self {
        if index % 2 == 1 {
            Self::Ayumi
        } else {
            Self::Bunji
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Ayumi => "Ayumi",
            Self::Bunji => "Bunji",
        })
    }
}

/// The largest side of a board.
const LARGEST: usize = 300;
/// From a cell to the one above it; there is a border of a cell on either side of a row.
const ROW: usize = LARGEST + 2;

/// A board in play. Cells are numbered from the lower left corner of the border, row by row.
#[derive(Clone, Debug)]
pub struct Board {
    /// Behind the highest cell of a column.
    end: usize,
    /// The lowest free cell of each column.
    free: Vec<usize>,
    /// For each player and cell, the lengths of the player's runs that end at the cell: along the row, the falling and
    /// the rising diagonal, and the column. A column grows upwards only, so there the upper end is enough.
    runs: [Vec<[u16; 4]>; 2],
}

impl Board {
    /// An empty board of `n` × `n` cells, `n` from 1 to 300.
    ///
    /// # Panics
    /// When `n` is out of range.
    pub fn new(n: usize) -> Self {
        assert!((1..=LARGEST).contains(&n), "a board of side {n}");
        let runs = vec![[0; 4]; ROW * (n + 2)];
        Self { end: ROW * (n + 1), free: (1..=n).map(|column| ROW + column).collect(), runs: [runs.clone(), runs] }
    }

    /// Drops a token into a column, counted from 0: the length of the longest line it makes; none if the column is full.
    ///
    /// ```
    /// use connect_squares::{Board, Player};
    ///
    /// let mut board = Board::new(3);
    /// assert_eq!(board.drop_token(Player::Ayumi, 0), Some(1));
    /// assert_eq!(board.drop_token(Player::Ayumi, 2), Some(1));
    /// assert_eq!(board.drop_token(Player::Ayumi, 1), Some(3)); // joins the two
    /// ```
    ///
    /// # Panics
    /// When there is no such column.
    #[inline]
    pub fn drop_token(&mut self, player: Player, column: usize) -> Option<usize> {
        let cell = self.free[column];
        if cell >= self.end {
            return None;
        }
        self.free[column] = cell + ROW;
        let runs = &mut self.runs[player as usize];
        // A slice of known length, so that the neighbours need no checks of bounds.
        let around = &runs[cell - ROW - 1..][..2 * ROW + 3];
        let neighbours = [
            (1, around[ROW][0], around[ROW + 2][0]),
            (ROW - 1, around[2][1], around[2 * ROW][1]),
            (ROW + 1, around[0][2], around[2 * ROW + 2][2]),
        ];
        let mut longest = around[1][3] + 1;
        runs[cell] = [1, 1, 1, longest];
        for (direction, (step, before, behind)) in neighbours.into_iter().enumerate() {
            if before + behind > 0 {
                let length = before + 1 + behind;
                runs[cell - step * usize::from(before)][direction] = length;
                runs[cell + step * usize::from(behind)][direction] = length;
                longest = longest.max(length);
            }
        }
        Some(longest.into())
    }
}

/// What a message calls the number of a column; nothing is formatted unless there is a message.
struct ColumnOfMove(usize);

impl fmt::Display for ColumnOfMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the column of move {}", self.0)
    }
}

/// Solves an input: `n m k`, then m columns from 1 to n; n from 1 to 300, m from 0 to n², k at least 1. Nothing behind
/// the deciding move is read. O(n² + m).
///
/// ```
/// assert_eq!(connect_squares::solve("2 3 2\n2 2 1\n"), Ok("Ayumi 3\n".into()));
/// ```
///
/// # Errors
/// When a number is missing, malformed or out of range, or a column is full.
pub fn solve(input: &str) -> Result<String, Error> {
    let mut input = Reader::new(input);
    let n = input.number("n", 1..=LARGEST as u64)?;
    let m = input.number("the number of moves, m", 0..=n * n)?;
    let k = input.number("k", 1..=u64::MAX)?;
    let mut board = Board::new(n as usize);
    for index in 1..=m as usize {
        let column = input.number(ColumnOfMove(index), 1..=n)? as usize - 1;
        let player = Player::of_move(index);
        match board.drop_token(player, column) {
            None => return Err(input.error(format_args!("a column that is not full for move {index}"))),
            Some(length) if length as u64 >= k => return Ok(format!("{player} {index}\n")),
            Some(_) => {}
        }
    }
    Ok("No winner\n".into())
}
