//! Run lengths against a scan of the whole board.

mod strategy;

use connect_squares::{rules, solve, Board, Player};
use itertools::Itertools;
use proptest::prelude::*;
use strategy::input;

/// Holds the solution to the scan for a whole game.
fn check(n: usize, k: usize, columns: &[usize]) {
    let input = input(n, k, columns);
    assert_eq!(solve(&input), Ok(rules::answer(&input)), "{input}");
}

/// Every sequence of moves that fills the board, none of them into a full column.
fn full_games(n: usize) -> impl Iterator<Item = Vec<usize>> {
    let mut game = Some((0..n * n).map(|index| index / n).collect_vec());
    std::iter::from_fn(move || {
        let this = game.take()?;
        let mut next = this.clone();
        game = next_permutation(&mut next).then_some(next);
        Some(this)
    })
}

/// Steps to the next sequence of the same numbers in lexicographic order; whether there is one.
fn next_permutation(sequence: &mut [usize]) -> bool {
    let Some(descent) = sequence.windows(2).rposition(|pair| pair[0] < pair[1]) else { return false };
    let larger = sequence.iter().rposition(|&number| number > sequence[descent]).expect("the one behind it");
    sequence.swap(descent, larger);
    sequence[descent + 1..].reverse();
    true
}

/// A full game goes through all shorter ones, and a winner is found at the move that decides.
#[test]
fn every_game_on_boards_of_side_1_to_3() {
    for (n, games) in [(1, 1), (2, 6), (3, 1680)] {
        assert_eq!(full_games(n).count(), games);
        for (game, k) in full_games(n).cartesian_product(1..=n + 1) {
            check(n, k, &game);
        }
    }
}

/// Games cut off early, which [`every_game_on_boards_of_side_1_to_3`] does not show the reader.
#[test]
fn every_beginning_of_a_game_on_a_board_of_side_2() {
    for (game, moves, k) in itertools::iproduct!(full_games(2), 0..=4, 1..=3) {
        check(2, k, &game[..moves]);
    }
}

proptest! {
    #[test]
    fn columns_left_to_right_or_right_to_left((n, k, columns) in strategy::games()) {
        let mirrored: Vec<usize> = columns.iter().map(|column| n - 1 - column).collect();
        prop_assert_eq!(solve(&input(n, k, &columns)), solve(&input(n, k, &mirrored)));
    }
}

/// The claims of a public write-up about four games, which extends a run on one side only.
#[test]
fn where_a_write_up_goes_wrong() {
    assert_eq!(rules::play(2, 2, [1, 1, 0]), Some((Player::Ayumi, 3)));
    assert_eq!(rules::play(3, 3, [0, 0, 2, 0, 1]), Some((Player::Ayumi, 5)));
    assert_eq!(rules::play(3, 3, [0, 0, 0, 1, 2]), None);
    assert_eq!(rules::play(4, 3, [0, 1, 1, 2, 2, 2]), None);
}

#[test]
fn random_inputs() {
    assert_eq!(testing::stress::find(20_000, &strategy::inputs(), strategy::referee(), solve), None);
}

#[test]
fn fixtures() {
    testing::check_fixtures("connect-squares", strategy::referee());
}

#[test]
#[should_panic(expected = "a board of side 301")]
fn a_board_larger_than_the_largest() {
    let _ = Board::new(301);
}

#[test]
#[should_panic(expected = "a board of side 0")]
fn a_board_without_cells() {
    let _ = Board::new(0);
}
