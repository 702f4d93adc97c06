//! Placement games on small boards, solved for every set of empty cells.

/// A game in which a move fills the cells of one of some given placements, all of which must be empty.
///
/// A position is the set of empty cells, bit by bit; there are 2^cells of them, and the tables hold one entry for each,
/// in that order. A placement may be given twice; it changes nothing.
///
/// ```
/// use common::grundy::PlacementGame;
/// use common::polyomino::{Kind, Polyomino};
///
/// // Cram on 3 × 4: a move fills two neighbouring cells.
/// let domino: Polyomino = "##".parse().unwrap();
/// let placements: Vec<u64> = domino.orientations(Kind::Free).iter().flat_map(|d| d.placements(3, 4)).collect();
/// let cram = PlacementGame::new(12, &placements);
/// assert_eq!(cram.values()[0xfff], 1);
/// assert!(cram.wins().contains(0xfff));
/// assert!(!cram.wins().contains(0b1)); // one empty cell: no move
/// ```
#[derive(Clone, Debug)]
pub struct PlacementGame {
    cells: u32,
    placements: Vec<u32>,
}

/// The number of cells in a word of the packed table: 64 positions differ in the lowest six only.
const LOW: u32 = 6;

impl PlacementGame {
    /// The game with these placements on a board of `cells` cells.
    ///
    /// # Panics
    /// When there are more than 28 cells, or a placement has no cell or one outside the board.
    pub fn new(cells: u32, placements: &[u64]) -> Self {
        assert!(cells <= 28, "a board of {cells} cells; the tables are for 28 at most");
        for &placement in placements {
            assert!(placement != 0 && placement >> cells == 0, "the placement {placement:#b} on {cells} cells");
        }
        let mut placements: Vec<u32> = placements.iter().map(|&placement| placement as u32).collect();
        placements.sort_unstable();
        placements.dedup();
        Self { cells, placements }
    }

    /// The Grundy value of every position.
    ///
    /// # Complexity
    /// O(2^cells · placements) time, 2^cells bytes. A byte is enough for a value, as none is larger than the number of
    /// empty cells: from a value g there is a play through g − 1, g − 2 and so on to 0, and each of its g moves fills a
    /// cell.
    pub fn values(&self) -> Vec<u8> {
        let mut values = vec![0_u8; 1 << self.cells];
        for empty in 0..1_u32 << self.cells {
            // In number order, so all options, which are subsets, are known.
            let mut seen = 0_u64;
            for placement in self.placements.iter().filter(|&placement| placement & !empty == 0) {
                seen |= 1 << values[(empty ^ placement) as usize];
            }
            values[empty as usize] = seen.trailing_ones() as u8;
        }
        values
    }

    /// For every position, whether the player to move wins under normal play.
    ///
    /// # Complexity
    /// O(2^cells · (1 + placements / 64)) time and 2^cells / 8 bytes: 64 positions are decided at a time.
    pub fn wins(&self) -> Wins {
        let (low, high): (Vec<u32>, Vec<u32>) = self.placements.iter().partition(|&&placement| placement < 1 << LOW);
        let parents = parents_within_word(&low);
        // A placement with high cells takes a position of one word to that of an earlier word, in the place with its low
        // cells less.
        let moves: Vec<Move> = high.iter().map(|&placement| Move::new(placement)).collect();
        let mut words = vec![0_u64; 1 << self.cells.saturating_sub(LOW)];
        for empty in 0..words.len() {
            let wins = moves.iter().filter(|step| step.high & !empty == 0).fold(0, |wins, step| {
                let lost = !words[empty ^ step.high] & step.without_low;
                wins | lost << step.low
            });
            words[empty] = decide_within_word(wins, &parents);
        }
        Wins { positions: 1 << self.cells, words }
    }
}

/// A placement that is not wholly among the low cells.
struct Move {
    /// Its other cells.
    high: usize,
    /// Its low cells.
    low: u32,
    /// The positions of a word in which none of its low cells are empty.
    without_low: u64,
}

impl Move {
    fn new(placement: u32) -> Self {
        let low = placement % (1 << LOW);
        let without_low = (0..64).filter(|position| position & low == 0).fold(0, |set, position| set | 1 << position);
        Self { high: (placement >> LOW) as usize, low, without_low }
    }
}

/// For each position of a word, those of the same word of which it is an option.
fn parents_within_word(placements: &[u32]) -> [u64; 64] {
    let mut all = [0; 64];
    for (position, parents) in (0..).zip(&mut all) {
        let disjoint = placements.iter().filter(|&placement| placement & position == 0);
        *parents = disjoint.fold(0, |set, placement| set | 1 << (position | placement));
    }
    all
}

/// The positions of a word that are won, from those won by moves to other words.
fn decide_within_word(mut wins: u64, parents: &[u64; 64]) -> u64 {
    let mut undecided = !wins;
    while undecided != 0 {
        // All its options in this word come before it, so the first one that is not won is lost.
        let lost = undecided.trailing_zeros();
        wins |= parents[lost as usize];
        undecided &= (undecided - 1) & !wins;
    }
    wins
}

/// The positions of a [`PlacementGame`] that the player to move wins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wins {
    positions: usize,
    words: Vec<u64>,
}

impl Wins {
    /// Whether the player to move wins when these cells are empty. O(1).
    ///
    /// # Panics
    /// When one of them is not on the board.
    pub fn contains(&self, empty: u64) -> bool {
        let empty = empty as usize;
        assert!(empty < self.positions, "the empty cells {empty:#b} of {} positions", self.positions);
        self.words[empty / 64] >> (empty % 64) & 1 == 1
    }

    /// The number of positions that the player to move wins. O(2^cells).
    pub fn count(&self) -> usize {
        (0..self.positions as u64).filter(|&empty| self.contains(empty)).count()
    }
}
