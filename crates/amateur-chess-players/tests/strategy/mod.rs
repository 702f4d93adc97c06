//! Random inputs, and the answers to inputs by the rules.

use amateur_chess_players::rules::{Position, Rules};
use common::grundy::{PartizanSolver, Player};
use itertools::Itertools;
use proptest::collection::vec;
use proptest::prelude::*;

/// Games with at most this many pieces a side are played out.
const PLAYED_OUT: u32 = 6;
/// The side of the part of the board where most random pieces are, so that games are alike and were played before.
const CORNER: u8 = 3;

/// A few pieces near each other, anywhere on the board; and now and then up to 16 a side.
pub(crate) fn inputs() -> impl Strategy<Value = String> {
    let corner = || vec((0..CORNER, 0..CORNER), 0..=4);
    let near = (corner(), corner(), 0..=8 - CORNER, 0..=8 - CORNER).prop_map(|(white, black, file, rank)| {
        let moved = |squares: Vec<(u8, u8)>| squares.into_iter().map(|(f, r)| (f + file, r + rank)).collect_vec();
        (moved(white), moved(black))
    });
    let many = || vec((0..8_u8, 0..8_u8), 0..=20);
    prop_oneof![100 => near, 1 => (many(), many())].prop_map(|(white, black)| {
        let white = white.into_iter().unique().take(16).collect_vec();
        let black = black.into_iter().unique().filter(|square| !white.contains(square)).take(16).collect_vec();
        side(&white) + &side(&black)
    })
}

/// The number of pieces, and a line of their squares.
fn side(squares: &[(u8, u8)]) -> String {
    let names = squares.iter().map(|&(file, rank)| format!("{}{}", (b'A' + file) as char, rank + 1));
    format!("{}\n{}\n", squares.len(), names.format(" "))
}

/// Answers inputs that are known to be good: played out with up to 6 pieces a side. With more, that would take too long,
/// so the two count down in turn, one piece a move, which the smaller games show to be as good as any move.
pub(crate) fn referee() -> impl FnMut(&str) -> String {
    let mut solver = PartizanSolver::new(Rules);
    move |input| {
        let position = position(input);
        let (mut white, mut black) = (position.white.count_ones(), position.black.count_ones());
        let white_wins = if white.max(black) > PLAYED_OUT {
            while white > 0 && black > 0 {
                (white, black) = (white - 1, black - 1);
            }
            white > 0
        } else if is_in_corner(&position) {
            solver.wins_moving_first(&position, Player::Left) == Ok(true)
        } else {
            // Such positions are too many to be remembered.
            PartizanSolver::new(Rules).wins_moving_first(&position, Player::Left) == Ok(true)
        };
        if white_wins { "Cuber QQ\n" } else { "Quber CC\n" }.into()
    }
}

/// The position of an input, moved to the lower left corner, which keeps lines lines.
fn position(input: &str) -> Position {
    let mut tokens = input.split_whitespace();
    let mut read = || {
        let count: usize = tokens.next().expect("a number").parse().expect("a number");
        tokens.by_ref().take(count).fold(0_u64, |mask, name| {
            let (file, rank) = (name.as_bytes()[0] - b'A', name.as_bytes()[1] - b'1');
            mask | 1 << (8 * rank + file)
        })
    };
    let mut position = Position { white: read(), black: read() };
    let Position { white, black } = &mut position;
    while *white | *black != 0 && (*white | *black) & FIRST_RANK == 0 {
        (*white, *black) = (*white >> 8, *black >> 8);
    }
    while *white | *black != 0 && (*white | *black) & FIRST_FILE == 0 {
        (*white, *black) = (*white >> 1, *black >> 1);
    }
    position
}

const FIRST_RANK: u64 = 0xFF;
const FIRST_FILE: u64 = 0x0101_0101_0101_0101;

fn is_in_corner(position: &Position) -> bool {
    let rank = FIRST_RANK >> (8 - CORNER);
    let corner = (0..CORNER).fold(0, |corner, row| corner | rank << (8 * row));
    (position.white | position.black) & !corner == 0
}
