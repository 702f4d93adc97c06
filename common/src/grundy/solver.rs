//! Grundy values from the options of each position.

use super::hash::Map;
use super::{mex, Cycle, Impartial, Outcome};

/// Finds and remembers the Grundy values of an impartial game's positions.
///
/// # Complexity
/// Each position is expanded once, so a call takes time in proportion to the options of all positions that are new, and
/// memory in proportion to these positions. It does not recurse: long games do not overflow the stack. Nothing is
/// allocated for a position but what it is remembered in.
///
/// See the [module](super) for an example.
pub struct Solver<G: Impartial> {
    game: G,
    /// Grundy values of canonical summands; `None` while a summand is being expanded.
    memo: Map<G::Position, Option<u32>>,
    stack: Vec<Frame<G::Position>>,
    /// Options that wait for summands to be valued.
    waiting: Vec<Waiting>,
    /// The summands they wait for, in canonical form, the last option's last.
    unknown: Vec<G::Position>,
    /// Grundy values of the options valued so far.
    values: Vec<u32>,
    /// Buffers for what the rules push, empty in between.
    options: Vec<G::Position>,
    summands: Vec<G::Position>,
}

/// A summand being expanded; its own options and values lie behind these marks.
struct Frame<P> {
    position: P,
    first_waiting: usize,
    first_value: usize,
}

/// An option of which some summands are not yet valued.
#[derive(Clone, Copy)]
struct Waiting {
    /// The nim-sum of the others.
    value: u32,
    unknown: usize,
}

impl<G: Impartial> Solver<G> {
    /// A solver that knows no position yet.
    pub fn new(game: G) -> Self {
        Self {
            game,
            memo: Map::default(),
            stack: Vec::new(),
            waiting: Vec::new(),
            unknown: Vec::new(),
            values: Vec::new(),
            options: Vec::new(),
            summands: Vec::new(),
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
        let result = self.value(position);
        if result.is_err() {
            self.forget_unfinished();
        }
        result
    }

    /// Who wins from `position` under normal play: the previous player iff its Grundy value is 0.
    ///
    /// # Errors
    /// As for [`grundy`](Self::grundy).
    pub fn outcome(&mut self, position: &G::Position) -> Result<Outcome, Cycle<G::Position>> {
        Ok(if self.grundy(position)? == 0 { Outcome::P } else { Outcome::N })
    }

    /// The first option, in the order of the rules, that is a P-position; none if `position` is one itself.
    ///
    /// # Errors
    /// When play from one of the options up to that one can come back to a position. The later ones are not looked at,
    /// so there may be a winning option where [`grundy`](Self::grundy) is an error.
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

    /// Values a position, depth first.
    fn value(&mut self, position: &G::Position) -> Result<u32, Cycle<G::Position>> {
        self.value_or_wait(position)?;
        while let Some(&option) = self.waiting.last() {
            let first_waiting = self.stack.last().map_or(0, |frame| frame.first_waiting);
            if self.waiting.len() == first_waiting {
                self.finish();
            } else if option.unknown == 0 {
                self.values.push(option.value);
                self.waiting.pop();
            } else {
                self.value_summand()?;
            }
        }
        Ok(self.values.pop().unwrap_or(0))
    }

    /// Values the last unknown summand, or begins to.
    fn value_summand(&mut self) -> Result<(), Cycle<G::Position>> {
        if let (Some(option), Some(summand)) = (self.waiting.last_mut(), self.unknown.pop()) {
            option.unknown -= 1;
            match self.memo.get(&summand) {
                Some(Some(known)) => option.value ^= known,
                Some(None) => return Err(Cycle(summand)),
                None => self.expand(summand)?,
            }
        }
        Ok(())
    }

    /// Begins a summand: its options are valued, or wait for it.
    fn expand(&mut self, position: G::Position) -> Result<(), Cycle<G::Position>> {
        self.memo.insert(position.clone(), None);
        let mut options = std::mem::take(&mut self.options);
        self.game.options(&position, &mut options);
        self.stack.push(Frame { position, first_waiting: self.waiting.len(), first_value: self.values.len() });
        let result = options.iter().try_for_each(|option| self.value_or_wait(option));
        options.clear();
        self.options = options;
        result
    }

    /// Values an option, or has it wait for the summands that are not yet valued.
    fn value_or_wait(&mut self, option: &G::Position) -> Result<(), Cycle<G::Position>> {
        let mut waiting = Waiting { value: 0, unknown: 0 };
        self.game.summands(option, &mut self.summands);
        for summand in self.summands.drain(..) {
            let summand = self.game.canonical(summand);
            match self.memo.get(&summand) {
                Some(Some(known)) => waiting.value ^= known,
                Some(None) => return Err(Cycle(summand)),
                None => {
                    self.unknown.push(summand);
                    waiting.unknown += 1;
                }
            }
        }
        if waiting.unknown == 0 {
            self.values.push(waiting.value);
        } else {
            self.waiting.push(waiting);
        }
        Ok(())
    }

    /// Ends the last summand begun: all its options are valued. The option that it is a part of may go on.
    fn finish(&mut self) {
        if let (Some(frame), Some(option)) = (self.stack.pop(), self.waiting.last_mut()) {
            let value = mex(self.values.drain(frame.first_value..));
            self.memo.insert(frame.position, Some(value));
            option.value ^= value;
        }
    }

    fn forget_unfinished(&mut self) {
        for frame in self.stack.drain(..) {
            self.memo.remove(&frame.position);
        }
        self.waiting.clear();
        self.unknown.clear();
        self.values.clear();
    }
}
