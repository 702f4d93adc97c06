//! # 俄罗斯方块的博弈, a game with tetrominoes (Codeforces gym 106130, problem G)
//!
//! On an empty 4 × 4 board, Alice and Bob in turn place one of x T-tetrominoes and y L-tetrominoes that they share,
//! turned and flipped at will, without overlap. Whoever cannot move loses. Alice moves first; 0 ≤ x, y ≤ 3.
//!
//! ## Insight
//!
//! The board has 16 cells, so a position is a 16-bit mask and the numbers of pieces left. There are few placements:
//!
//! ```text
//! ###     24 of the T          ###     48 of the L
//! .#.                          #..
//! ```
//!
//! At most four pieces fit, so the game is short, and the search is over in a moment.
//!
//! ## Method
//!
//! The player to move wins iff some placement leads to a position where the player to move loses. Each position is
//! looked at once.
//!
//! ## The whole answer
//!
//! Alice wins iff y = 3 or x + y = 1; a test holds the search to it.
//!
//! ## Complexity
//!
//! 2¹⁶ masks, for each of the at most 16 pairs of numbers left, times 72 placements; far fewer are reached.

pub mod rules;

use common::judge::{Error, Reader};

/// The T-tetromino.
pub const T: &str = "###\n.#.";
/// The L-tetromino; flipped, it is the J.
pub const L: &str = "###\n#..";

const SIDE: usize = 4;
const MOST_PIECES: usize = 3;

/// Whether the first player wins on an empty board with `t` T-tetrominoes and `l` L-tetrominoes, 0 to 3 of each.
///
/// ```
/// assert!(!tetris_game::first_player_wins(0, 0));
/// assert!(tetris_game::first_player_wins(1, 0));
/// ```
///
/// # Panics
/// When there are more than 3 of a sort.
pub fn first_player_wins(t: usize, l: usize) -> bool {
    assert!(t <= MOST_PIECES && l <= MOST_PIECES, "{t} T and {l} L");
    Search::new().wins(0, [t, l])
}

/// A search over the positions, and what it has found.
struct Search {
    /// The placements of the T and of the L, as masks of the board.
    placements: [Vec<usize>; 2],
    /// For each pair of numbers left and mask of covered cells, whether the player to move wins.
    known: Vec<Option<bool>>,
}

impl Search {
    fn new() -> Self {
        let known = vec![None; ((MOST_PIECES + 1) * (MOST_PIECES + 1)) << (SIDE * SIDE)];
        Self { placements: [placements(T), placements(L)], known }
    }

    /// Whether the player to move wins when the cells of `covered` are taken and `left` pieces of each sort are not.
    fn wins(&mut self, covered: usize, left: [usize; 2]) -> bool {
        let state = (left[0] * (MOST_PIECES + 1) + left[1]) << (SIDE * SIDE) | covered;
        if let Some(wins) = self.known[state] {
            return wins;
        }
        let wins = (0..2).any(|sort| left[sort] > 0 && self.wins_by_placing(sort, covered, left));
        self.known[state] = Some(wins);
        wins
    }

    /// Whether placing a piece of this sort, of which there is one left, wins somewhere.
    fn wins_by_placing(&mut self, sort: usize, covered: usize, mut left: [usize; 2]) -> bool {
        left[sort] -= 1;
        (0..self.placements[sort].len()).any(|index| {
            let placement = self.placements[sort][index];
            covered & placement == 0 && !self.wins(covered | placement, left)
        })
    }
}

/// All ways to place a tetromino on the board, turned and flipped at will. The board is square, so they are the images
/// of those that are neither turned nor flipped.
fn placements(art: &str) -> Vec<usize> {
    let mut placements = Vec::new();
    for (top, left) in (0..SIDE - 1).flat_map(|top| [(top, 0), (top, 1)]) {
        let characters = art
            .lines()
            .zip(top..)
            .flat_map(|(line, row)| line.bytes().zip(left..).map(move |(character, column)| (character, row, column)));
        let cells: Vec<_> = characters.filter(|&(character, ..)| character == b'#').collect();
        for symmetry in 0..8 {
            let mask = cells.iter().map(|&(_, row, column)| 1 << image(row, column, symmetry)).sum();
            if !placements.contains(&mask) {
                placements.push(mask);
            }
        }
    }
    placements
}

/// The index of a cell's image under one of the eight symmetries of the board: bits say whether rows and columns are
/// flipped, and then whether they are exchanged.
fn image(row: usize, column: usize, symmetry: usize) -> usize {
    let flipped = |index, bit| if symmetry & bit == 0 { index } else { SIDE - 1 - index };
    let (row, column) = (flipped(row, 1), flipped(column, 2));
    if symmetry & 4 == 0 {
        row * SIDE + column
    } else {
        column * SIDE + row
    }
}

/// Solves an input: `x y`, each from 0 to 3. At most 16 · 2¹⁶ positions are looked at.
///
/// ```
/// assert_eq!(tetris_game::solve("0 3\n"), Ok("Alice\n".into()));
/// ```
///
/// # Errors
/// When a number is missing, malformed or out of range.
pub fn solve(input: &str) -> Result<String, Error> {
    const MOST: u64 = MOST_PIECES as u64;
    let mut input = Reader::new(input);
    let t = input.number("the number of T-tetrominoes, x", 0..=MOST)?;
    let l = input.number("the number of L-tetrominoes, y", 0..=MOST)?;
    let winner = if first_player_wins(t as usize, l as usize) { "Alice" } else { "Bob" };
    Ok(format!("{winner}\n"))
}
