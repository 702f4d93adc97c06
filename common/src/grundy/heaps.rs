//! Games of heaps: the sequence of the Grundy values of one heap, and its period.

use super::mex;
use std::error::Error;
use std::fmt;
use std::str::FromStr;

/// A sequence that repeats: from `preperiod` on, each term is the one `period` terms before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Period {
    /// The number of terms before the repetition begins, the least there is.
    pub preperiod: usize,
    /// The number of terms that repeat, the least there is.
    pub period: usize,
}

/// The least period, and for it the least preperiod, that the first terms prove. `proof_end` is a number of terms: when
/// those from the preperiod up to it are the same a period later, all are.
fn proven_period(values: &[u32], proof_end: impl Fn(Period) -> usize) -> Option<Period> {
    (1..values.len()).find_map(|period| {
        let later = &values[period..];
        let repeated = later.iter().zip(values).rev().take_while(|(later, value)| later == value).count();
        let found = Period { preperiod: later.len() - repeated, period };
        (proof_end(found) <= later.len()).then_some(found)
    })
}

/// A subtraction game: a move takes from a heap a number of tokens that is among given ones.
///
/// See Berlekamp, Conway and Guy, *Winning Ways*, chapter 4.
///
/// ```
/// use common::grundy::{Period, Subtraction};
///
/// let game = Subtraction::new([1, 3, 4]);
/// assert_eq!(game.values(10), [0, 1, 0, 1, 2, 3, 2, 0, 1, 0]);
/// assert_eq!(game.period(100), Some(Period { preperiod: 0, period: 7 }));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Subtraction {
    /// Rising, without 0.
    taken: Vec<usize>,
}

impl Subtraction {
    /// The game in which these numbers of tokens may be taken; 0 is left out, as it is no move.
    pub fn new(taken: impl IntoIterator<Item = usize>) -> Self {
        let mut taken: Vec<usize> = taken.into_iter().filter(|&tokens| tokens > 0).collect();
        taken.sort_unstable();
        taken.dedup();
        Self { taken }
    }

    /// The Grundy values of the heaps of 0 to `heaps` − 1 tokens. O(`heaps` · numbers).
    pub fn values(&self, heaps: usize) -> Vec<u32> {
        let mut values = Vec::with_capacity(heaps);
        for heap in 0..heaps {
            let takeable = self.taken.iter().take_while(|&&tokens| tokens <= heap);
            let value = mex(takeable.map(|tokens| values[heap - tokens]));
            values.push(value);
        }
        values
    }

    /// The period, if the first `heaps` values prove one. Every subtraction game has one.
    ///
    /// A value follows from as many values before it as the largest number, k: if k values in a row are the same a period
    /// later, all that come after them are.
    ///
    /// # Complexity
    /// O(`heaps` · (numbers + `heaps`)) at worst; the second part is as many comparisons as find the period.
    pub fn period(&self, heaps: usize) -> Option<Period> {
        let largest = self.taken.last().copied().unwrap_or(0);
        proven_period(&self.values(heaps), |found| found.preperiod.saturating_add(largest))
    }
}

/// An octal game: the code digit dⱼ says what a move may leave when it takes j tokens from a heap. It is a sum of
/// 1, if it may leave nothing; 2, if it may leave one heap; 4, if it may leave two heaps.
///
/// The notation is that of Guy and Smith, *The G-values of various games*, Proc. Cambridge Philos. Soc. 52 (1956).
///
/// ```
/// use common::grundy::{Octal, Period};
///
/// let kayles: Octal = "0.77".parse().unwrap();
/// assert_eq!(kayles.values(12), [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6]); // OEIS A002186
/// assert_eq!(kayles.period(200), Some(Period { preperiod: 71, period: 12 }));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Octal {
    /// From d₀ to the last digit that is not 0.
    digits: Vec<u8>,
}

/// Why a text is no code of an octal game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OctalError {
    /// There is no point.
    NoPoint,
    /// The part before the point is neither 0 nor 4, nor left out. A move that takes nothing must leave two heaps.
    First,
    /// A character behind the point that is not a digit from 0 to 7.
    Digit(char),
}

impl fmt::Display for OctalError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoPoint => f.write_str("expected a point, as in 0.77"),
            Self::First => f.write_str("expected 0 or 4 before the point"),
            Self::Digit(found) => write!(f, "expected a digit from 0 to 7, found {found:?}"),
        }
    }
}

impl Error for OctalError {}

impl FromStr for Octal {
    type Err = OctalError;

    /// Reads a code such as `0.77` or `4.07`; what is before the point may be left out.
    fn from_str(code: &str) -> Result<Self, OctalError> {
        let (first, rest) = code.split_once('.').ok_or(OctalError::NoPoint)?;
        let first = match first {
            "" | "0" => 0,
            "4" => 4,
            _ => return Err(OctalError::First),
        };
        let mut digits = vec![first];
        for digit in rest.chars() {
            digits.push(digit.to_digit(8).ok_or(OctalError::Digit(digit))? as u8);
        }
        while digits.last() == Some(&0) {
            digits.pop();
        }
        Ok(Self { digits })
    }
}

impl Octal {
    /// The Grundy values of the heaps of 0 to `heaps` − 1 tokens. O(`heaps`² · digits).
    pub fn values(&self, heaps: usize) -> Vec<u32> {
        let mut values = Vec::with_capacity(heaps);
        // For each value, one more than the last heap that has an option of it.
        let mut seen: Vec<usize> = Vec::new();
        for heap in 0..heaps {
            self.for_each_option(heap, &values, |value| {
                if seen.len() <= value as usize {
                    seen.resize(value as usize + 1, 0);
                }
                seen[value as usize] = heap + 1;
            });
            let value = seen.iter().position(|&last| last != heap + 1).unwrap_or(seen.len());
            values.push(value as u32);
        }
        values
    }

    /// The values of the options of a heap, from those of the smaller heaps.
    fn for_each_option(&self, heap: usize, values: &[u32], mut option: impl FnMut(u32)) {
        for (taken, digit) in self.digits.iter().enumerate().take(heap + 1) {
            let left = heap - taken;
            if digit & 1 > 0 && left == 0 {
                option(0);
            }
            if digit & 2 > 0 && left > 0 {
                option(values[left]);
            }
            if digit & 4 > 0 {
                (1..=left / 2).for_each(|part| option(values[part] ^ values[left - part]));
            }
        }
    }

    /// The period, if the first `heaps` values prove one. Whether every octal game has one is an open question.
    ///
    /// # Theorem
    /// (Guy and Smith.) Let k be the place of the last digit, and e ≥ 1. If G(n + p) = G(n) whenever
    /// e ≤ n < 2e + p + k, then also for all larger n. For let n be the first of these for which it is not known. Of the
    /// two heaps that an option of n + p leaves, the larger one has at least (n + p − k) / 2 ≥ e + p tokens. With p less
    /// it has the same value, so n has an option of the same value; and the other way round. With a single heap, or none,
    /// it is the same.
    ///
    /// # Complexity
    /// That of [`values`](Self::values).
    pub fn period(&self, heaps: usize) -> Option<Period> {
        let last = self.digits.len().saturating_sub(1);
        proven_period(&self.values(heaps), |found| 2 * found.preperiod.max(1) + found.period + last)
    }
}
