//! The theorem against the rules.

mod strategy;

use common::grundy::{mex, Impartial, Outcome, Solver};
use extreme_grid_game::rules::{Board, Rules};
use extreme_grid_game::{first_player_wins, solve};
use itertools::{iproduct, Itertools};
use proptest::prelude::*;
use std::collections::HashMap;
use std::thread;

/// Every board of at most `cells` cells, by height and width.
fn boards(cells: usize) -> impl Iterator<Item = (usize, usize)> {
    iproduct!(1..=cells, 1..=cells).filter(move |(n, m)| n * m <= cells)
}

/// Holds the theorem to the referee on every board of at most `cells` cells, with every k that matters, a thread a core;
/// the number of positions valued.
fn check(cells: usize) -> usize {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        let check = |first: usize| move || (first..=cells).step_by(cores).map(|k| check_with(cells, k)).sum::<usize>();
        let threads: Vec<_> = (1..=cores).map(|first| scope.spawn(check(first))).collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).sum()
    })
}

fn check_with(cells: usize, k: usize) -> usize {
    let mut referee = Solver::new(Rules { k: k as u32 });
    for (n, m) in boards(cells).filter(|(n, m)| k <= n * m) {
        let wins = referee.outcome(&Board::new(n, m)) == Ok(Outcome::N);
        assert_eq!(first_player_wins(n as u64, m as u64, k as u64), wins, "{n} {m} {k}");
    }
    referee.positions()
}

#[test]
fn every_board_of_at_most_16_cells() {
    check(16);
}

#[test]
#[ignore = "minutes; run in release"]
fn every_board_of_at_most_25_cells() {
    println!("extreme-grid-game, Grundy values up to 25 cells: {} positions", check(25));
}

/// The summands and the canonical form save time and change nothing: the same rules without them.
struct Plain(Rules);

impl Impartial for Plain {
    type Position = Board;

    fn options(&self, board: &Board, options: &mut Vec<Board>) {
        self.0.options(board, options);
    }
}

#[test]
fn summands_and_canonical_forms_keep_the_grundy_value() {
    for k in 1..=9 {
        let (mut solver, mut plain) = (Solver::new(Rules { k }), Solver::new(Plain(Rules { k })));
        for (n, m) in boards(9) {
            let board = Board::new(n, m);
            assert_eq!(solver.grundy(&board), plain.grundy(&board), "{n} {m} {k}");
        }
    }
}

/// The recurrence of a public write-up: as if a painted rectangle left nothing but the four rectangles at its corners.
fn four_corner_value(k: usize, n: usize, m: usize, memo: &mut HashMap<(usize, usize), u32>) -> u32 {
    if n == 0 || m == 0 {
        return 0;
    }
    if let Some(&value) = memo.get(&(n, m)) {
        return value;
    }
    let rectangles = iproduct!(0..n, 0..m).flat_map(|(r, c)| iproduct!([r], [c], 1..=n - r, 1..=m - c));
    let mut values = Vec::new();
    for (row, column, height, width) in rectangles.filter(|(_, _, height, width)| height * width <= k) {
        let (below, right) = (n - row - height, m - column - width);
        let corners = iproduct!([row, below], [column, right]).collect_vec();
        values.push(corners.into_iter().fold(0, |sum, (n, m)| sum ^ four_corner_value(k, n, m, memo)));
    }
    let value = mex(values);
    memo.insert((n, m), value);
    value
}

#[test]
fn the_four_corner_recurrence_is_unsound() {
    let all = iproduct!(1..=4, 1..=4).flat_map(|(n, m)| iproduct!([n], [m], 1..=n * m));
    let played_out = all.filter(|&(n, m, k)| n * m < 16 || [1, 2, 3, 4, 16].contains(&k));
    let (wrong, right): (Vec<_>, Vec<_>) = played_out.partition(|&(n, m, k)| {
        let referee = Solver::new(Rules { k: k as u32 }).outcome(&Board::new(n, m));
        let claims_win = four_corner_value(k, n, m, &mut HashMap::new()) != 0;
        claims_win != (referee == Ok(Outcome::N))
    });
    assert_eq!((wrong.len(), right.len()), (18, 71));
    assert_eq!(wrong[0], (1, 2, 1));
    assert!(wrong.contains(&(2, 3, 1)), "the sample of the statement");
}

#[test]
fn fixtures() {
    testing::check_fixtures("extreme-grid-game", strategy::referee());
}

#[test]
fn random_inputs() {
    assert_eq!(testing::stress::find(50_000, &strategy::inputs(), strategy::referee(), solve), None);
}

proptest! {
    #[test]
    fn the_winner_does_not_depend_on_which_side_is_which(n: u64, m: u64, k: u64) {
        let (n, m, k) = (n.max(1), m.max(1), k.max(1));
        prop_assert_eq!(first_player_wins(n, m, k), first_player_wins(m, n, k));
        prop_assert!(k < 4 || first_player_wins(n, m, k));
    }
}
