//! Partizan games: who wins when the two players' options differ.

use super::hash::Memo;
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
    /// Whether the player to move wins; `None` while a position is being played out.
    memo: Memo<(G::Position, Player), Option<bool>>,
    stack: Vec<Frame<G::Position>>,
    /// Options that may still win, of all the positions on the stack.
    options: Vec<G::Position>,
    /// Room for the options of one position, so that no position needs memory of its own.
    new: Vec<G::Position>,
}

/// A position being played out; its own options lie behind the mark.
struct Frame<P> {
    state: (P, Player),
    first_option: usize,
}

impl<G: Partizan> PartizanSolver<G> {
    /// A solver that knows no position yet.
    pub fn new(game: G) -> Self {
        Self { game, memo: Memo::default(), stack: Vec::new(), options: Vec::new(), new: Vec::new() }
    }

    /// The number of pairs of a position and a player to move that have been played out.
    pub fn positions(&self) -> usize {
        self.memo.len()
    }

    /// Whether `player`, moving first at `position`, wins: whether an option is lost for the opponent moving there.
    ///
    /// # Errors
    /// When play can come back to a position with the same player to move. The solver stays usable.
    pub fn wins_moving_first(&mut self, position: &G::Position, player: Player) -> Result<bool, Cycle<G::Position>> {
        let state = (position.clone(), player);
        if let Some(&Some(wins)) = self.memo.get(&state) {
            return Ok(wins);
        }
        let result = self.play_out(state);
        if result.is_err() {
            self.forget_unfinished();
        }
        result
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

    fn play_out(&mut self, root: (G::Position, Player)) -> Result<bool, Cycle<G::Position>> {
        self.begin(root);
        let mut last = false;
        while let Some(frame) = self.stack.last() {
            let opponent = frame.state.1.opponent();
            let Some(option) = self.options[frame.first_option..].last().cloned() else {
                self.end(false);
                last = false;
                continue;
            };
            let state = (option, opponent);
            match self.memo.get(&state) {
                Some(Some(true)) => drop(self.options.pop()),
                Some(Some(false)) => {
                    self.end(true);
                    last = true;
                }
                Some(None) => return Err(Cycle(state.0)),
                None => self.begin(state),
            }
        }
        Ok(last)
    }

    fn begin(&mut self, state: (G::Position, Player)) {
        let first_option = self.options.len();
        self.game.options(&state.0, state.1, &mut self.new);
        self.options.append(&mut self.new);
        self.memo.insert(state.clone(), None);
        self.stack.push(Frame { state, first_option });
    }

    fn end(&mut self, wins: bool) {
        if let Some(frame) = self.stack.pop() {
            self.options.truncate(frame.first_option);
            self.memo.insert(frame.state, Some(wins));
        }
    }

    fn forget_unfinished(&mut self) {
        for frame in self.stack.drain(..) {
            self.memo.remove(&frame.state);
        }
        self.options.clear();
    }
}
