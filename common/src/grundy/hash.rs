//! A fast hash for the solvers' memos. Positions come from the rules and not from an adversary, so there is no need for
//! the standard library's, which is proof against chosen keys and several times slower.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// A map from positions.
pub(super) type Memo<K, V> = HashMap<K, V, BuildHasherDefault<MultiplyHasher>>;

/// Each word of the key is mixed in by a rotation, an exclusive or and a multiplication.
#[derive(Default)]
pub(super) struct MultiplyHasher(u64);

impl MultiplyHasher {
    #[inline]
    fn mix(&mut self, word: u64) {
        // 2⁶⁴ divided by the golden ratio: odd, and its bits look random (Knuth, TAOCP 3, section 6.4).
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    }
}

impl Hasher for MultiplyHasher {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.mix(u64::from_le_bytes(word));
        }
    }

    #[inline]
    fn write_u8(&mut self, number: u8) {
        self.mix(number.into());
    }

    #[inline]
    fn write_u32(&mut self, number: u32) {
        self.mix(number.into());
    }

    #[inline]
    fn write_u64(&mut self, number: u64) {
        self.mix(number);
    }

    #[inline]
    fn write_usize(&mut self, number: usize) {
        self.mix(number as u64);
    }

    /// The high bits depend on all bits of the key, the low ones on few; the map takes its places from the low ones.
    #[inline]
    fn finish(&self) -> u64 {
        self.0.rotate_left(32)
    }
}
