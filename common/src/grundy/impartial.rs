//! Impartial games: Grundy values from the options of each position.

use super::hash::Memo;
use super::{mex_of, Cycle};
use std::hash::Hash;

/// The rules of a finite impartial game under normal play.
///
/// [`options`](Self::options) alone defines the game. The other two may be left as they are: they make it faster to
/// solve, and must not change who wins.
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

/// Who wins an impartial game under normal play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// An N-position: the next player, who is to move, wins.
    N,
    /// A P-position: the previous player wins.
    P,
}

/// Finds and remembers the Grundy values of an impartial game's positions.
///
/// Each position is expanded once, so a call takes time in proportion to the options of all positions that are new, and
/// memory in proportion to these positions. It does not recurse: long games do not overflow the stack.
///
/// See the [module](super) for an example.
pub struct Solver<G: Impartial> {
    game: G,
    /// Grundy values of canonical summands; `None` while a summand is being expanded.
    memo: Memo<G::Position, Option<u32>>,
    stack: Vec<Frame<G::Position>>,
    /// Canonical summands of the options still to value, the last option's last.
    summands: Vec<G::Position>,
    /// How many of `summands` make each option.
    lengths: Vec<usize>,
    /// Grundy values of the options valued so far.
    values: Vec<u32>,
    /// Room for the options of one position, for the summands of one option, and for a mex, so that no position needs
    /// memory of its own.
    options: Vec<G::Position>,
    parts: Vec<G::Position>,
    seen: Vec<u64>,
}

/// A summand being expanded; its own options and values lie behind these marks.
struct Frame<P> {
    position: P,
    first_length: usize,
    first_value: usize,
}

impl<G: Impartial> Solver<G> {
    /// A solver that knows no position yet.
    pub fn new(game: G) -> Self {
        Self {
            game,
            memo: Memo::default(),
            stack: Vec::new(),
            summands: Vec::new(),
            lengths: Vec::new(),
            values: Vec::new(),
            options: Vec::new(),
            parts: Vec::new(),
            seen: Vec::new(),
        }
    }

    /// The rules.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The number of positions valued so far: canonical forms of summands.
    pub fn positions(&self) -> usize {
        self.memo.len()
    }

    /// The Grundy value of `position`: the mex of those of its options.
    ///
    /// # Errors
    /// When play can come back to a position. The solver stays usable.
    pub fn grundy(&mut self, position: &G::Position) -> Result<u32, Cycle<G::Position>> {
        let mut value = 0;
        for summand in self.canonical_summands(position) {
            value ^= self.summand_value(summand)?;
        }
        Ok(value)
    }

    /// Who wins from `position`: the previous player iff its Grundy value is 0.
    ///
    /// # Errors
    /// As for [`grundy`](Self::grundy).
    pub fn outcome(&mut self, position: &G::Position) -> Result<Outcome, Cycle<G::Position>> {
        Ok(if self.grundy(position)? == 0 { Outcome::P } else { Outcome::N })
    }

    /// The first option, in the order of the rules, that is a P-position; none if `position` is one itself.
    ///
    /// # Errors
    /// As for [`grundy`](Self::grundy).
    pub fn winning_option(&mut self, position: &G::Position) -> Result<Option<G::Position>, Cycle<G::Position>> {
        let mut options = Vec::new();
        self.game.options(position, &mut options);
        for option in options {
            if self.outcome(&option)? == Outcome::P {
                return Ok(Some(option));
            }
        }
        Ok(None)
    }

    fn canonical_summands(&self, position: &G::Position) -> Vec<G::Position> {
        let mut summands = Vec::new();
        self.game.summands(position, &mut summands);
        summands.into_iter().map(|summand| self.game.canonical(summand)).collect()
    }

    fn summand_value(&mut self, position: G::Position) -> Result<u32, Cycle<G::Position>> {
        if let Some(&Some(value)) = self.memo.get(&position) {
            return Ok(value);
        }
        let result = self.value_all_from(position);
        if result.is_err() {
            self.forget_unfinished();
        }
        result
    }

    /// Values `root` and whatever it leads to, depth first.
    fn value_all_from(&mut self, root: G::Position) -> Result<u32, Cycle<G::Position>> {
        self.expand(root);
        let mut last = 0;
        while let Some(frame) = self.stack.last() {
            if self.lengths.len() > frame.first_length {
                self.value_option()?;
            } else {
                last = self.finish();
            }
        }
        Ok(last)
    }

    /// Begins a position: its options wait to be valued.
    fn expand(&mut self, position: G::Position) {
        let (first_length, first_value) = (self.lengths.len(), self.values.len());
        self.game.options(&position, &mut self.options);
        for option in self.options.drain(..) {
            self.game.summands(&option, &mut self.parts);
            self.lengths.push(self.parts.len());
            self.summands.extend(self.parts.drain(..).map(|summand| self.game.canonical(summand)));
        }
        self.memo.insert(position.clone(), None);
        self.stack.push(Frame { position, first_length, first_value });
    }

    /// Values the last waiting option, or else begins a summand that it needs.
    fn value_option(&mut self) -> Result<(), Cycle<G::Position>> {
        let length = self.lengths[self.lengths.len() - 1];
        let first = self.summands.len() - length;
        let mut value = 0;
        for summand in &self.summands[first..] {
            match self.memo.get(summand) {
                Some(Some(known)) => value ^= known,
                Some(None) => return Err(Cycle(summand.clone())),
                None => {
                    let summand = summand.clone();
                    self.expand(summand);
                    return Ok(());
                }
            }
        }
        self.summands.truncate(first);
        self.lengths.pop();
        self.values.push(value);
        Ok(())
    }

    /// Ends the last position: all its options are valued.
    fn finish(&mut self) -> u32 {
        let Some(frame) = self.stack.pop() else { return 0 };
        let value = mex_of(&self.values[frame.first_value..], &mut self.seen);
        self.values.truncate(frame.first_value);
        self.memo.insert(frame.position, Some(value));
        value
    }

    fn forget_unfinished(&mut self) {
        for frame in self.stack.drain(..) {
            self.memo.remove(&frame.position);
        }
        self.summands.clear();
        self.lengths.clear();
        self.values.clear();
    }
}
