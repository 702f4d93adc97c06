//! The definition: the positions and moves of the statement, with no cleverness.

use common::grundy::Impartial;

/// The rules: what stays the same during a game.
#[derive(Clone, Copy, Debug)]
pub struct Rules;

/// A position. TODO: what a move changes; so far there is one position only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position;

impl Impartial for Rules {
    type Position = Position;

    /// TODO: pushes each position that one move leads to; so far there is no move.
    fn options(&self, _position: &Position, _options: &mut Vec<Position>) {}
}
