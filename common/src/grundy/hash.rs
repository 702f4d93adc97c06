//! A hash for positions: one rotation and one multiplication a word.
//!
//! The solvers look up far more positions than they meet, and nobody chooses positions to make them collide, so they
//! do without the protection that the standard library's default hash pays for.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

pub(super) type Map<K, V> = HashMap<K, V, BuildHasherDefault<Multiplicative>>;

#[derive(Clone, Copy, Default)]
pub(super) struct Multiplicative(u64);

impl Multiplicative {
    #[inline]
    fn add(&mut self, word: u64) {
        // 2⁶⁴ divided by the golden ratio, made odd, as in Knuth, *The Art of Computer Programming* 3, section 6.4.
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    }
}

impl Hasher for Multiplicative {
    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            self.add(chunk.iter().fold(0, |word, &byte| word << 8 | u64::from(byte)));
        }
    }

    #[inline]
    fn write_u8(&mut self, word: u8) {
        self.add(word.into());
    }

    #[inline]
    fn write_u16(&mut self, word: u16) {
        self.add(word.into());
    }

    #[inline]
    fn write_u32(&mut self, word: u32) {
        self.add(word.into());
    }

    #[inline]
    fn write_u64(&mut self, word: u64) {
        self.add(word);
    }

    #[inline]
    fn write_usize(&mut self, word: usize) {
        self.add(word as u64);
    }

    /// The tables take their slot from the lowest bits, into which a product carries nothing from the high ones.
    #[inline]
    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 32
    }
}
