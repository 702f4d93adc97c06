//! Partizan games: who wins when the two players' options differ.

use super::play_out::PlayOut;
use super::Cycle;
use std::hash::Hash;

/// A player of a partizan game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Player {
    /// By custom the first of the two: blue, black, vertical, positive.
    Left,
    /// The other one.
    Right,
}

impl Player {
    /// The other player.
    pub fn opponent(self) -> Self {
        match self {
            Self::Left => Self::Right,
            Self::Right => Self::Left,
        }
    }
}

/// The rules of a finite partizan game under normal play.
pub trait Partizan {
    /// A position; the player to move is no part of it.
    type Position: Clone + Eq + Hash;

    /// Pushes every option of `player` at `position`. `options` is empty at the call.
    fn options(&self, position: &Self::Position, player: Player, options: &mut Vec<Self::Position>);
}

/// Who wins a partizan game, for either player moving first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OutcomeClass {
    /// The next player wins, whoever it is.
    N,
    /// The previous player wins, whoever it is.
    P,
    /// Left wins, whoever moves first.
    L,
    /// Right wins, whoever moves first.
    R,
}

/// Plays a partizan game out and remembers who wins from where.
///
/// Each position is expanded at most once for each player. It does not recurse: long games do not overflow the stack.
///
/// ```
/// use common::grundy::{OutcomeClass, Partizan, PartizanSolver, Player};
///
/// /// Left has some moves in hand and so has Right: the game is an integer.
/// struct InHand;
///
/// impl Partizan for InHand {
///     type Position = (u32, u32);
///
///     fn options(&self, &(left, right): &(u32, u32), player: Player, options: &mut Vec<(u32, u32)>) {
///         match player {
///             Player::Left => options.extend(left.checked_sub(1).map(|left| (left, right))),
///             Player::Right => options.extend(right.checked_sub(1).map(|right| (left, right))),
///         }
///     }
/// }
///
/// let mut solver = PartizanSolver::new(InHand);
/// assert_eq!(solver.outcome_class(&(2, 1)), Ok(OutcomeClass::L));
/// assert_eq!(solver.outcome_class(&(2, 2)), Ok(OutcomeClass::P));
/// ```
pub struct PartizanSolver<G: Partizan> {
    game: G,
    known: PlayOut<(G::Position, Player)>,
    /// For what the rules push, empty in between.
    options: Vec<G::Position>,
}

impl<G: Partizan> PartizanSolver<G> {
    /// A solver that knows no position yet.
    pub fn new(game: G) -> Self {
        Self { game, known: PlayOut::new(false), options: Vec::new() }
    }

    /// The number of pairs of a position and a player to move that have been played out.
    pub fn positions(&self) -> usize {
        self.known.states()
    }

    /// Whether `player`, moving first at `position`, wins: whether an option is lost for the opponent moving there.
    ///
    /// # Errors
    /// When play comes back to a position with the same player to move, before a winning move is found. The solver stays
    /// usable.
    pub fn wins_moving_first(&mut self, position: &G::Position, player: Player) -> Result<bool, Cycle<G::Position>> {
        let Self { game, known, options } = self;
        let wins = known.wins(&(position.clone(), player), |(position, player), states| {
            game.options(position, *player, options);
            states.extend(options.drain(..).map(|option| (option, player.opponent())));
        });
        wins.map_err(|Cycle((position, _))| Cycle(position))
    }

    /// The outcome class of `position`.
    ///
    /// # Errors
    /// As for [`wins_moving_first`](Self::wins_moving_first).
    pub fn outcome_class(&mut self, position: &G::Position) -> Result<OutcomeClass, Cycle<G::Position>> {
        let left_wins_first = self.wins_moving_first(position, Player::Left)?;
        let right_wins_first = self.wins_moving_first(position, Player::Right)?;
        Ok(match (left_wins_first, right_wins_first) {
            (true, true) => OutcomeClass::N,
            (false, false) => OutcomeClass::P,
            (true, false) => OutcomeClass::L,
            (false, true) => OutcomeClass::R,
        })
    }
}
