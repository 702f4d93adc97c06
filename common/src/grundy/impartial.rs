//! Impartial games: what their rules are, and who can win them.

use std::hash::Hash;

/// The rules of a finite impartial game.
///
/// [`options`](Self::options) alone defines the game. The other two may be left as they are: they make it faster to
/// solve, and must not change the Grundy value of any position. [`WinSolver`](super::WinSolver) asks more of
/// [`canonical`](Self::canonical) under misère play.
pub trait Impartial {
    /// A position; the player to move is no part of it.
    type Position: Clone + Eq + Hash;

    /// Pushes every option of `position`: each position that one move leads to. `options` is empty at the call.
    fn options(&self, position: &Self::Position, options: &mut Vec<Self::Position>);

    /// Pushes positions whose disjunctive sum `position` is: the player to move moves in one of them and leaves the
    /// others alone. `summands` is empty at the call; none at all make a position without options.
    fn summands(&self, position: &Self::Position, summands: &mut Vec<Self::Position>) {
        summands.push(position.clone());
    }

    /// The position that stands for all those that are alike, such as mirror images; it must have the same Grundy
    /// value, and itself as canonical form.
    fn canonical(&self, position: Self::Position) -> Self::Position {
        position
    }
}

/// Who wins an impartial game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// An N-position: the next player, who is to move, wins.
    N,
    /// A P-position: the previous player wins.
    P,
}
