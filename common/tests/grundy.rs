//! Games whose values are known.

use common::grundy::{
    mex, nim_sum, Board, Cycle, Filling, Impartial, OnBoard, Outcome, OutcomeClass, Partizan, PartizanSolver, Play,
    Player, Solver, WinSolver,
};
use itertools::Itertools;
use proptest::prelude::*;
use std::collections::BTreeSet;

/// Nim: a position is the sizes of the heaps. As one position, or as a sum of heaps.
struct Nim {
    as_sum: bool,
}

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

    fn summands(&self, heaps: &Vec<u32>, summands: &mut Vec<Vec<u32>>) {
        if self.as_sum {
            summands.extend(heaps.iter().map(|&heap| vec![heap]));
        } else {
            summands.push(heaps.clone());
        }
    }

    fn canonical(&self, mut heaps: Vec<u32>) -> Vec<u32> {
        heaps.sort_unstable();
        heaps
    }
}

proptest! {
    #[test]
    fn mex_is_the_least_number_not_there(values in proptest::collection::vec(0..200_u32, 0..300)) {
        let set: BTreeSet<u32> = values.iter().copied().collect();
        prop_assert_eq!(mex(values), (0..=300).find(|value| !set.contains(value)).unwrap());
    }

    #[test]
    fn mex_of_a_beginning(n in 0..300_u32, far: u32) {
        let far = far.max(n + 1);
        prop_assert_eq!(mex((0..n).chain([far])), n);
    }

    /// Bouton's theorem, with the sum found by the solver or played out as one game.
    #[test]
    fn nim_is_the_xor_of_the_heaps(heaps in proptest::collection::vec(0..6_u32, 0..4)) {
        let value = nim_sum(heaps.iter().copied());
        let (mut sum, mut whole) = (Solver::new(Nim { as_sum: true }), Solver::new(Nim { as_sum: false }));
        prop_assert_eq!(sum.grundy(&heaps), Ok(value));
        prop_assert_eq!(whole.grundy(&heaps), Ok(value));
        let winning = sum.winning_option(&heaps).unwrap();
        prop_assert_eq!(winning.is_some(), sum.outcome(&heaps) == Ok(Outcome::N));
        prop_assert!(winning.is_none_or(|option| nim_sum(option) == 0));
    }

    /// Bouton: misère Nim is normal Nim but for heaps of at most one, where an odd number of ones is lost.
    #[test]
    fn nim_under_both_plays(heaps in proptest::collection::vec(0..6_u32, 0..5)) {
        let normal_wins = nim_sum(heaps.iter().copied()) != 0;
        let misere_wins = if heaps.iter().all(|&heap| heap <= 1) { !normal_wins } else { normal_wins };
        for (play, wins) in [(Play::Normal, normal_wins), (Play::Misere, misere_wins)] {
            let expected = if wins { Outcome::N } else { Outcome::P };
            prop_assert_eq!(WinSolver::new(Nim { as_sum: false }, play).outcome(&heaps), Ok(expected));
        }
    }
}

/// One heap, from which 1 to 3 are taken; as long as the game is, nothing overflows.
struct Subtraction;

impl Impartial for Subtraction {
    type Position = u32;

    fn options(&self, &heap: &u32, options: &mut Vec<u32>) {
        options.extend((1..=3.min(heap)).map(|taken| heap - taken));
    }
}

impl Partizan for Subtraction {
    type Position = u32;

    fn options(&self, heap: &u32, _: Player, options: &mut Vec<u32>) {
        Impartial::options(self, heap, options);
    }
}

#[test]
fn a_game_of_a_million_moves() {
    assert_eq!(Solver::new(Subtraction).grundy(&1_000_001), Ok(1));
    assert_eq!(PartizanSolver::new(Subtraction).outcome_class(&1_000_001), Ok(OutcomeClass::N));
    assert_eq!(PartizanSolver::new(Subtraction).outcome_class(&1_000_000), Ok(OutcomeClass::P));
}

/// A walk on numbers: from 3 to 5 round and round, from 6 to an end or to itself, from the others to an end.
struct Round;

impl Impartial for Round {
    type Position = u32;

    fn options(&self, &place: &u32, options: &mut Vec<u32>) {
        options.extend(match place {
            0 => vec![],
            1 | 2 => vec![0, place - 1],
            3 => vec![2, 4],
            4 => vec![5],
            5 => vec![3],
            _ => vec![0, place],
        });
    }
}

impl Partizan for Round {
    type Position = u32;

    fn options(&self, place: &u32, _: Player, options: &mut Vec<u32>) {
        Impartial::options(self, place, options);
    }
}

#[test]
fn a_cycle_is_an_error_and_the_solver_goes_on() {
    let mut solver = Solver::new(Round);
    assert!(matches!(solver.grundy(&3), Err(Cycle(3..=5))));
    assert!(matches!(solver.outcome(&5), Err(Cycle(3..=5))));
    assert_eq!([0, 1, 2].map(|place| solver.grundy(&place)), [Ok(0), Ok(1), Ok(2)]);
    assert_eq!(solver.positions(), 3);
    assert_eq!(solver.grundy(&6), Err(Cycle(6)));
    assert_eq!(solver.winning_option(&6), Ok(Some(0)), "what lies behind the winning option is not looked at");

    let mut solver = WinSolver::new(Round, Play::Misere);
    assert!(matches!(solver.outcome(&4), Err(Cycle(3..=5))));
    assert_eq!([0, 1, 2].map(|place| solver.outcome(&place)), [Ok(Outcome::N), Ok(Outcome::P), Ok(Outcome::N)]);

    let mut solver = PartizanSolver::new(Round);
    assert!(solver.wins_moving_first(&5, Player::Left).is_err());
    assert_eq!(solver.outcome_class(&1), Ok(OutcomeClass::N));
    assert_eq!(Cycle(3).to_string(), "the game is not finite: play leads from 3 back to it");
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

/// Domineering on a board of at most 16 cells: Left lays dominoes upright, Right across.
struct Domineering {
    rows: u32,
    columns: u32,
}

impl Partizan for Domineering {
    type Position = u64;

    fn options(&self, &covered: &u64, player: Player, options: &mut Vec<u64>) {
        let (height, width) = if player == Player::Left { (2, 1) } else { (1, 2) };
        for (row, column) in (0..=self.rows - height).cartesian_product(0..=self.columns - width) {
            let first = row * self.columns + column;
            let second = (row + height - 1) * self.columns + column + width - 1;
            let domino = 1 << first | 1 << second;
            options.extend((covered & domino == 0).then_some(covered | domino));
        }
    }
}

/// Outcome classes of Domineering as Berlekamp, Conway and Guy list them in *Winning Ways*, chapter 5.
#[test]
fn domineering() {
    use OutcomeClass::{L, N, P, R};
    for (rows, columns, class) in
        [(2, 2, N), (2, 3, N), (3, 2, N), (3, 3, N), (2, 4, R), (4, 2, L), (3, 4, R), (4, 4, N)]
    {
        let mut solver = PartizanSolver::new(Domineering { rows, columns });
        assert_eq!(solver.outcome_class(&0), Ok(class), "{rows} x {columns}");
    }
    // Two squares, beside the covered column between them: each is the negative of the other.
    assert_eq!(PartizanSolver::new(Domineering { rows: 2, columns: 5 }).outcome_class(&0b00100_00100), Ok(P));
}

#[test]
#[should_panic(expected = "a board of 9223372036854775809 x 2 cells")]
fn a_board_too_large_to_count() {
    let _ = Board::new(usize::MAX / 2 + 2, 2);
}
