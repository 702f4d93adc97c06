//! Win or lose without Grundy values, against what is known of Nim and against Grundy values.

use common::grundy::{nim_sum, Board, Cycle, Filling, Impartial, OnBoard, Outcome, Play, Solver, WinSolver};
use proptest::prelude::*;

/// Nim: a position is the sizes of the heaps, sorted.
struct Nim;

impl Impartial for Nim {
    type Position = Vec<u32>;

    fn options(&self, heaps: &Vec<u32>, options: &mut Vec<Vec<u32>>) {
        for (i, &heap) in heaps.iter().enumerate() {
            options.extend((0..heap).map(|left| {
                let mut option = heaps.clone();
                option[i] = left;
                option
            }));
        }
    }

    fn canonical(&self, mut heaps: Vec<u32>) -> Vec<u32> {
        heaps.sort_unstable();
        heaps
    }
}

proptest! {
    /// Bouton: misère Nim is normal Nim but for heaps of at most one, where an odd number of ones is lost.
    #[test]
    fn nim_under_both_plays(heaps in proptest::collection::vec(0..6_u32, 0..5)) {
        let normal_wins = nim_sum(heaps.iter().copied()) != 0;
        let misere_wins = if heaps.iter().all(|&heap| heap <= 1) { !normal_wins } else { normal_wins };
        for (play, wins) in [(Play::Normal, normal_wins), (Play::Misere, misere_wins)] {
            let expected = if wins { Outcome::N } else { Outcome::P };
            prop_assert_eq!(WinSolver::new(Nim, play).outcome(&heaps), Ok(expected));
        }
    }
}

/// Cram: a move fills two neighbouring cells.
struct Cram;

impl Filling for Cram {
    fn moves(&self, board: &Board, fill: impl FnMut(u64)) {
        let (width, cells) = (board.width(), board.height() * board.width());
        let across = (0..cells).filter(|cell| (cell + 1) % width > 0).map(|cell| 0b11 << cell);
        let down = (width..cells).map(|cell| 1 << cell | 1 << (cell - width));
        across.chain(down).filter(|domino| domino & !board.empty() == 0).for_each(fill);
    }
}

/// The outcome with summands and symmetries, and by playing out whole boards with symmetries alone.
#[test]
fn cram_with_and_without_sums() {
    let mut values = Solver::new(OnBoard(Cram));
    let mut wins = WinSolver::new(OnBoard(Cram), Play::Normal);
    for (height, width) in [(1, 7), (2, 4), (3, 3), (3, 4), (4, 4), (5, 3)] {
        let board = Board::new(height, width);
        assert_eq!(values.outcome(&board), wins.outcome(&board), "{height} x {width}");
    }
}

/// A walk on numbers: from 3 round and round, from the others to an end.
struct Round;

impl Impartial for Round {
    type Position = u32;

    fn options(&self, &place: &u32, options: &mut Vec<u32>) {
        options.extend(match place {
            0 => vec![],
            1 | 2 => vec![0, place - 1],
            3 => vec![4],
            4 => vec![5],
            _ => vec![3],
        });
    }
}

#[test]
fn a_cycle_is_an_error_and_the_solver_goes_on() {
    let mut solver = WinSolver::new(Round, Play::Normal);
    assert!(matches!(solver.outcome(&4), Err(Cycle(3..=5))));
    assert_eq!(solver.outcome(&1), Ok(Outcome::N));
    assert_eq!(solver.positions(), 2);
}
