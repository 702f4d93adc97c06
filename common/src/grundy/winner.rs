//! Win or lose, without Grundy values: for misère play, and where values cost too much.

use super::play_out::PlayOut;
use super::{Cycle, Impartial, Outcome};

/// What the last move does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Play {
    /// Whoever makes the last move wins.
    Normal,
    /// Whoever makes the last move loses.
    Misere,
}

/// Finds and remembers who wins an impartial game, under normal or misère play.
///
/// Sums are not taken apart, as the outcomes of summands do not give that of the sum, and under misère play Grundy
/// values do not either. [`Impartial::canonical`] is used for whole positions. Under misère play it must leave the game
/// itself as it is, as symmetries do, and not only its Grundy value.
///
/// # Complexity
/// Each position is expanded at most once, and left as soon as an option is known to be lost for the opponent; so far
/// fewer are met than for Grundy values, unless these come from small summands. It does not recurse.
///
/// ```
/// use common::grundy::{Impartial, Outcome, Play, WinSolver};
///
/// /// Nim with two heaps.
/// struct Nim;
///
/// impl Impartial for Nim {
///     type Position = (u32, u32);
///
///     fn options(&self, &(a, b): &(u32, u32), options: &mut Vec<(u32, u32)>) {
///         options.extend((0..a).map(|left| (left, b)));
///         options.extend((0..b).map(|left| (a, left)));
///     }
/// }
///
/// // Two heaps of one: the player to move must leave the last one to the other.
/// assert_eq!(WinSolver::new(Nim, Play::Normal).outcome(&(1, 1)), Ok(Outcome::P));
/// assert_eq!(WinSolver::new(Nim, Play::Misere).outcome(&(1, 1)), Ok(Outcome::N));
/// ```
pub struct WinSolver<G: Impartial> {
    game: G,
    known: PlayOut<G::Position>,
}

impl<G: Impartial> WinSolver<G> {
    /// A solver that knows no position yet.
    pub fn new(game: G, play: Play) -> Self {
        Self { game, known: PlayOut::new(play == Play::Misere) }
    }

    /// The number of positions played out.
    pub fn positions(&self) -> usize {
        self.known.states()
    }

    /// Who wins from `position`.
    ///
    /// # Errors
    /// When play comes back to a position before a winning move is found. The solver stays usable.
    pub fn outcome(&mut self, position: &G::Position) -> Result<Outcome, Cycle<G::Position>> {
        let Self { game, known } = self;
        let wins = known.wins(&game.canonical(position.clone()), |position, options| {
            game.options(position, options);
            for option in options {
                *option = game.canonical(option.clone());
            }
        })?;
        Ok(if wins { Outcome::N } else { Outcome::P })
    }
}
