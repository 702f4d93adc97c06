//! The theorem on random boards, played out from the rules.

use amateur_chess_players::first_player_wins;
use amateur_chess_players::rules::{Position, Rules};
use common::grundy::{PartizanSolver, Player};
use proptest::prelude::*;
use proptest::sample::subsequence;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use std::cell::Cell;

const BOARDS: u32 = 10_000;

/// Up to `most` pieces of each colour, anywhere on the board.
fn position(most: usize) -> impl Strategy<Value = Position> {
    let squares: Vec<u32> = (0..64).collect();
    (0..=most, 0..=most).prop_flat_map(move |(white, black)| {
        subsequence(squares.clone(), white + black).prop_shuffle().prop_map(move |squares| {
            let mask = |squares: &[u32]| squares.iter().fold(0, |mask, square| mask | 1 << square);
            Position { white: mask(&squares[..white]), black: mask(&squares[white..]) }
        })
    })
}

/// Holds the theorem to the referee on random boards, the same ones each time. Whoever moves first wins iff they have
/// more pieces, so both are tried.
fn check(most: usize) {
    let config = Config { cases: BOARDS, failure_persistence: None, ..Config::default() };
    let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    let positions = Cell::new(0);
    let result = TestRunner::new_with_rng(config, rng).run(&position(most), |position| {
        let (white, black) = (position.white.count_ones().into(), position.black.count_ones().into());
        let mut referee = PartizanSolver::new(Rules);
        prop_assert_eq!(referee.wins_moving_first(&position, Player::Left), Ok(first_player_wins(white, black)));
        prop_assert_eq!(referee.wins_moving_first(&position, Player::Right), Ok(first_player_wins(black, white)));
        positions.set(positions.get() + referee.positions());
        Ok(())
    });
    assert_eq!(result, Ok(()));
    println!("amateur-chess-players, {BOARDS} boards, up to {most} a side: {} positions", positions.get());
}

#[test]
fn ten_thousand_random_boards_up_to_5_a_side() {
    check(5);
}

#[test]
#[ignore = "half a minute; run in release"]
fn ten_thousand_random_boards_up_to_8_a_side() {
    check(8);
}
