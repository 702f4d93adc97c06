//! What the example draws, and the play it describes against the rules.

#[path = "../examples/explain.rs"]
#[allow(dead_code, reason = "the example's `main`")]
mod example;

use amateur_chess_players::rules::{Position, Rules};
use amateur_chess_players::{first_player_wins, solve};
use common::grundy::{Partizan, PartizanSolver, Player};
use example::explain;
use itertools::{iproduct, Itertools};
use testing::picture::{plain, read_pictures};

testing::explain_tests!(explain, solve);

/// The input of a position, squares in order.
fn input(position: &Position) -> String {
    let side = |pieces: u64| {
        let squares = (0..64_u8).filter(|square| pieces >> square & 1 == 1);
        let names = squares.map(|square| format!("{}{}", char::from(b'A' + square % 8), square / 8 + 1));
        format!("{} {}\n", pieces.count_ones(), names.format(" "))
    };
    side(position.white) + &side(position.black)
}

/// The position that is drawn, with the eighth rank above.
fn drawn(text: &str) -> Position {
    let board = read_pictures(text).into_iter().exactly_one().expect("one picture");
    let squares = |colour: char| {
        let here = iproduct!(0..8, 0..8).filter(|&(rank, file)| board[7 - rank][file + 1] == colour);
        here.fold(0, |mask, (rank, file)| mask | 1 << (8 * rank + file))
    };
    Position { white: squares('w'), black: squares('b') }
}

/// What is left of `pieces` when one of them, whichever, is removed.
fn without_one(pieces: u64) -> impl Iterator<Item = u64> {
    (0..64).map(|square| 1 << square).filter(move |square| pieces & square != 0).map(move |square| pieces & !square)
}

/// Whether removing one piece, whichever it is, wins for Cuber QQ.
fn one_piece_wins_for_white(referee: &mut PartizanSolver<Rules>, position: &Position) -> bool {
    without_one(position.white).all(|white| {
        let moved = Position { white, ..*position };
        referee.wins_moving_first(&moved, Player::Right) == Ok(false)
    })
}

/// Whether, after any move of Cuber QQ, removing one piece, whichever it is, wins for Quber CC.
fn one_piece_wins_for_black(referee: &mut PartizanSolver<Rules>, position: &Position) -> bool {
    let mut options = Vec::new();
    Rules.options(position, Player::Left, &mut options);
    let answers = options.iter().map(|option| without_one(option.black).map(|black| Position { black, ..*option }));
    answers.map(Itertools::collect_vec).all(|answers| {
        !answers.is_empty() && answers.iter().all(|answer| referee.wins_moving_first(answer, Player::Left) == Ok(false))
    })
}

/// All positions on four squares: the board drawn is the board, and one piece a move does win, whichever piece it is.
#[test]
fn one_piece_a_move_wins_as_the_words_say() {
    let mut referee = PartizanSolver::new(Rules);
    let squares = [0, 9, 35, 63].map(|square: u32| 1_u64 << square);
    for colours in squares.iter().map(|_| 0..3).multi_cartesian_product() {
        let side =
            |colour| squares.iter().zip(&colours).filter(|(_, &of)| of == colour).map(|(square, _)| square).sum();
        let position = Position { white: side(1), black: side(2) };
        let text = plain(&explain(&input(&position)).unwrap());
        assert_eq!(drawn(&text), position, "{text}");
        let wins = first_player_wins(position.white.count_ones().into(), position.black.count_ones().into());
        let as_described = if wins {
            position.white != 0 && one_piece_wins_for_white(&mut referee, &position)
        } else {
            one_piece_wins_for_black(&mut referee, &position)
        };
        assert!(as_described, "{text}");
    }
}
