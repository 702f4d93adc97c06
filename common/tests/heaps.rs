//! Games of heaps, and placement games, against the solver that knows nothing of them.

use common::grundy::{nim_sum, Impartial, Octal, OctalError, Period, PlacementGame, Solver, Subtraction};
use proptest::prelude::*;

/// A heap from which some numbers may be taken.
struct Heap(Vec<u32>);

impl Impartial for Heap {
    type Position = u32;

    fn options(&self, heap: &u32, options: &mut Vec<u32>) {
        options.extend(self.0.iter().filter_map(|&taken| heap.checked_sub(taken)));
    }
}

/// The least period that a long sequence shows, and whether it is the claimed one.
fn shows(values: &[u32], claimed: Period) -> bool {
    let repeats = |from: usize, period: usize| values[from..].iter().zip(&values[from + period..]).all(|(a, b)| a == b);
    let Period { preperiod, period } = claimed;
    repeats(preperiod, period)
        && (preperiod == 0 || !repeats(preperiod - 1, period))
        && (1..period).all(|shorter| !repeats(values.len() / 2, shorter))
}

proptest! {
    #[test]
    fn subtraction_games(taken in proptest::collection::btree_set(1..9_u32, 0..5)) {
        let game = Subtraction::new(taken.iter().map(|&tokens| tokens as usize));
        let mut solver = Solver::new(Heap(taken.into_iter().collect()));
        let values = game.values(60);
        for (heap, &value) in (0..).zip(&values) {
            prop_assert_eq!(solver.grundy(&heap), Ok(value));
        }
        let period = game.period(4000).unwrap();
        prop_assert!(shows(&game.values(4000), period), "{:?}", period);
    }

    /// 64 positions at a time, byte by byte, and one by one.
    #[test]
    fn placement_games(placements in proptest::collection::vec(1..1_u64 << 9, 0..8)) {
        let game = PlacementGame::new(9, &placements);
        let (values, wins) = (game.values(), game.wins());
        let mut solver = Solver::new(Covering(placements));
        for empty in 0..1_u64 << 9 {
            let value = values[empty as usize];
            prop_assert_eq!(solver.grundy(&empty), Ok(value.into()));
            prop_assert_eq!(wins.contains(empty), value != 0);
            prop_assert!(u32::from(value) <= empty.count_ones());
        }
        prop_assert_eq!(wins.count(), values.iter().filter(|&&value| value != 0).count());
    }
}

/// Laying pieces on the cells of a mask, as the solver is told it.
struct Covering(Vec<u64>);

impl Impartial for Covering {
    type Position = u64;

    fn options(&self, empty: &u64, options: &mut Vec<u64>) {
        options.extend(self.0.iter().filter(|&placement| placement & !empty == 0).map(|placement| empty ^ placement));
    }
}

/// Values as the digits' definition has them: of each heap from all ways to take and to part what is left.
fn octal_values(digits: &[u32], heaps: usize) -> Vec<u32> {
    let mut values: Vec<u32> = Vec::new();
    for heap in 0..heaps {
        let mut options = Vec::new();
        for (taken, digit) in (1..).zip(digits).filter(|(taken, _)| *taken <= heap) {
            let left = heap - taken;
            options.extend((digit & 1 > 0 && left == 0).then_some(0));
            options.extend((digit & 2 > 0 && left > 0).then(|| values[left]));
            options
                .extend((1..left).filter(|_| digit & 4 > 0).map(|part| nim_sum([values[part], values[left - part]])));
        }
        values.push(common::grundy::mex(options));
    }
    values
}

#[test]
fn octal_games() {
    for digits in (0..512).map(|code| [code >> 6, code >> 3 & 7, code & 7]) {
        let game: Octal = format!("0.{}{}{}", digits[0], digits[1], digits[2]).parse().unwrap();
        assert_eq!(game.values(40), octal_values(&digits, 40), "{game:?}");
    }
}

/// Kayles and Dawson's Kayles, as in *Winning Ways*, chapter 4: the last exceptions are the heaps of 70 and of 51 or 52.
#[test]
fn octal_periods() {
    for (code, period) in [("0.77", 12), ("0.07", 34), ("0.137", 34)] {
        let game: Octal = code.parse().unwrap();
        let found = game.period(400).unwrap();
        assert_eq!(found.period, period, "{code}");
        assert!(shows(&game.values(1000), found), "{code}: {found:?}");
    }
    assert_eq!("0.77".parse::<Octal>().unwrap().period(100), None, "too few values prove nothing");
}

#[test]
fn what_is_no_code() {
    for (code, error) in [("77", OctalError::NoPoint), ("3.7", OctalError::First), ("0.78", OctalError::Digit('8'))] {
        assert_eq!(code.parse::<Octal>(), Err(error));
    }
}

/// A number that no heap allows yet may still change the values to come.
#[test]
fn a_period_is_not_proven_before_all_numbers_come_into_play() {
    for largest in [11, usize::MAX - 1, usize::MAX] {
        assert_eq!(Subtraction::new([1, largest]).period(10), None, "{largest}");
    }
}
