//! The definition: removing one's own pieces, several at once only from one straight line.

use common::grundy::{Partizan, Player};
use itertools::Itertools;

/// The rules; Left is white, Cuber QQ, and Right is black, Quber CC.
#[derive(Clone, Copy, Debug)]
pub struct Rules;

/// The squares of each colour; bit `8 * rank + file` stands for a square, both counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// Squares with a white piece.
    pub white: u64,
    /// Squares with a black piece.
    pub black: u64,
}

impl Partizan for Rules {
    type Position = Position;

    /// Removes any set of pieces that is not empty and lies on one line.
    fn options(&self, position: &Position, player: Player, options: &mut Vec<Position>) {
        let Position { white, black } = *position;
        let own = match player {
            Player::Left => white,
            Player::Right => black,
        };
        let sets = squares(own).into_iter().powerset().filter(|set| !set.is_empty() && is_on_one_line(set));
        let masks = sets.map(|set| set.iter().fold(0, |mask, (rank, file)| mask | 1 << (8 * rank + file)));
        options.extend(masks.map(|removed: u64| Position { white: white & !removed, black: black & !removed }));
    }
}

/// Rank and file of each square of a mask.
fn squares(mask: u64) -> Vec<(i32, i32)> {
    (0..64).filter(|square| mask >> square & 1 == 1).map(|square| (square / 8, square % 8)).collect()
}

/// Whether one straight line, of any slope, holds all the squares: whether each three of them span no area.
fn is_on_one_line(squares: &[(i32, i32)]) -> bool {
    let mut triples = squares.iter().array_combinations();
    triples.all(|[a, b, c]| (b.0 - a.0) * (c.1 - a.1) == (b.1 - a.1) * (c.0 - a.0))
}
