//! Playing a game out: who wins, and nothing more.

use super::hash::Map;
use super::Cycle;
use std::hash::Hash;

/// Remembers which states are won by the player to move. A state says all that matters, such as who that player is.
///
/// A state is left as soon as one of its options is known to be lost for the opponent.
pub(super) struct PlayOut<S> {
    /// Whether the player to move wins; `None` while a state is being played out.
    memo: Map<S, Option<bool>>,
    stack: Vec<Frame<S>>,
    /// Options that may still win, of all the states on the stack.
    options: Vec<S>,
    /// For what `expand` pushes, empty in between.
    buffer: Vec<S>,
    /// Whether a player who cannot move wins.
    stuck_wins: bool,
}

/// A state being played out; its own options lie behind the mark.
struct Frame<S> {
    state: S,
    first_option: usize,
}

impl<S: Clone + Eq + Hash> PlayOut<S> {
    pub(super) fn new(stuck_wins: bool) -> Self {
        Self { memo: Map::default(), stack: Vec::new(), options: Vec::new(), buffer: Vec::new(), stuck_wins }
    }

    /// The number of states played out.
    pub(super) fn states(&self) -> usize {
        self.memo.len()
    }

    /// Whether the player to move wins; `expand` pushes the options of a state into an empty list.
    ///
    /// # Errors
    /// When play comes back to a state before a winning move is found. What is known stays known.
    pub(super) fn wins(&mut self, root: &S, mut expand: impl FnMut(&S, &mut Vec<S>)) -> Result<bool, Cycle<S>> {
        if let Some(&Some(wins)) = self.memo.get(root) {
            return Ok(wins);
        }
        self.begin(root.clone(), &mut expand);
        while let Some(frame) = self.stack.last() {
            if self.options.len() == frame.first_option {
                self.end(false);
            } else if let Err(cycle) = self.try_option(&mut expand) {
                self.forget_unfinished();
                return Err(cycle);
            }
        }
        Ok(self.memo.get(root) == Some(&Some(true)))
    }

    /// Begins a state; ends it at once when its options decide it.
    fn begin(&mut self, state: S, expand: &mut impl FnMut(&S, &mut Vec<S>)) {
        let mut options = std::mem::take(&mut self.buffer);
        expand(&state, &mut options);
        self.memo.insert(state.clone(), None);
        self.stack.push(Frame { state, first_option: self.options.len() });
        if options.is_empty() {
            self.end(self.stuck_wins);
        } else if options.iter().any(|option| self.memo.get(option) == Some(&Some(false))) {
            self.end(true);
        } else {
            let memo = &self.memo;
            self.options.extend(options.drain(..).filter(|option| memo.get(option) != Some(&Some(true))));
        }
        options.clear();
        self.buffer = options;
    }

    /// Looks at the last option, which may not be known yet.
    fn try_option(&mut self, expand: &mut impl FnMut(&S, &mut Vec<S>)) -> Result<(), Cycle<S>> {
        if let Some(option) = self.options.pop() {
            match self.memo.get(&option) {
                Some(Some(true)) => {}
                Some(Some(false)) => self.end(true),
                Some(None) => return Err(Cycle(option)),
                None => self.begin(option, expand),
            }
        }
        Ok(())
    }

    /// Ends the last state begun. If it is lost, the state that it is an option of is won.
    fn end(&mut self, mut wins: bool) {
        while let Some(frame) = self.stack.pop() {
            self.options.truncate(frame.first_option);
            self.memo.insert(frame.state, Some(wins));
            if wins {
                break;
            }
            wins = true;
        }
    }

    fn forget_unfinished(&mut self) {
        for frame in self.stack.drain(..) {
            self.memo.remove(&frame.state);
        }
        self.options.clear();
    }
}
