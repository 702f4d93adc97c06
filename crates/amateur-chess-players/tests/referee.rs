//! The theorem against games played out.

mod strategy;

use amateur_chess_players::rules::{Position, Rules};
use amateur_chess_players::{first_player_wins, solve};
use common::grundy::{Impartial, OutcomeClass, Partizan, PartizanSolver, Player, Solver};
use itertools::{iproduct, Itertools};
use proptest::prelude::*;
use std::cmp::Ordering;

/// The corner of 3 × 3 squares.
const CORNER: [u64; 9] = [0, 1, 2, 8, 9, 10, 16, 17, 18];

fn mask<'a>(squares: impl IntoIterator<Item = &'a u64>) -> u64 {
    squares.into_iter().fold(0, |mask, square| mask | 1 << square)
}

fn theorem(position: &Position) -> bool {
    first_player_wins(position.white.count_ones().into(), position.black.count_ones().into())
}

/// All sets of at most `most` of the squares of the corner.
fn corner_sets(most: usize) -> Vec<u64> {
    (0..=most).flat_map(|size| CORNER.iter().combinations(size)).map(mask).collect()
}

#[test]
fn every_pair_of_sets_of_at_most_4_on_a_corner() {
    let mut referee = PartizanSolver::new(Rules);
    let sets = corner_sets(4);
    for (&white, &black) in iproduct!(&sets, &sets).filter(|(&white, &black)| white & black == 0) {
        let position = Position { white, black };
        let wins = referee.wins_moving_first(&position, Player::Left);
        assert_eq!(wins, Ok(theorem(&position)), "{position:x?}");
    }
}

/// The value is the integer n − m, so its sign is the outcome class.
#[test]
fn the_outcome_class_is_the_sign_of_the_difference() {
    let mut referee = PartizanSolver::new(Rules);
    let sets = corner_sets(3);
    for (&white, &black) in iproduct!(&sets, &sets).filter(|(&white, &black)| white & black == 0) {
        let class = match white.count_ones().cmp(&black.count_ones()) {
            Ordering::Greater => OutcomeClass::L,
            Ordering::Equal => OutcomeClass::P,
            Ordering::Less => OutcomeClass::R,
        };
        assert_eq!(referee.outcome_class(&Position { white, black }), Ok(class));
    }
}

/// Distinct squares of the whole board for up to 6 pieces of each colour.
fn position() -> impl Strategy<Value = Position> {
    let squares = proptest::collection::btree_set(0_u64..64, 0..=12);
    (squares.prop_map(Vec::from_iter).prop_shuffle(), 0..=6_usize).prop_map(|(squares, white)| {
        let (white, black) = squares.split_at(white.max(squares.len().saturating_sub(6)).min(squares.len()).min(6));
        Position { white: mask(white), black: mask(black) }
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn random_positions_up_to_6_a_side(position in position()) {
        let wins = PartizanSolver::new(Rules).wins_moving_first(&position, Player::Left);
        prop_assert_eq!(wins, Ok(theorem(&position)));
    }
}

/// The pieces of one colour as an impartial game, as a public write-up has it.
struct OneColour;

impl Impartial for OneColour {
    type Position = u64;

    fn options(&self, &pieces: &u64, options: &mut Vec<u64>) {
        let mut positions = Vec::new();
        Rules.options(&Position { white: pieces, black: 0 }, Player::Left, &mut positions);
        options.extend(positions.iter().map(|position| position.white));
    }
}

/// The write-up xors the values of the colours; of no white piece against a black one, and of one against two, it says
/// that white wins.
#[test]
fn an_impartial_reading_is_wrong() {
    let mut values = Solver::new(OneColour);
    for (white, black, input) in [(0, 1, "0\n1\nA1\n"), (1, 0b110, "1\nA1\n2\nB1 C1\n")] {
        let pieces = (u32::count_ones(white), u32::count_ones(black));
        let position = Position { white: white.into(), black: black.into() };
        let found = (values.grundy(&position.white).unwrap(), values.grundy(&position.black).unwrap());
        assert_eq!(found, pieces, "so the xor is not 0, and it says Cuber QQ");
        assert_eq!(PartizanSolver::new(Rules).wins_moving_first(&position, Player::Left), Ok(false));
        assert_eq!(solve(input), Ok("Quber CC\n".into()));
    }
}

#[test]
fn fixtures() {
    testing::check_fixtures("amateur-chess-players", strategy::referee());
}

#[test]
fn random_inputs() {
    assert_eq!(testing::stress::find(50_000, &strategy::inputs(), strategy::referee(), solve), None);
}
