//! The search against the rules and against the whole answer.

mod strategy;

use common::grundy::{Impartial, Outcome, Solver};
use common::polyomino::{Kind, Polyomino};
use itertools::{iproduct, Itertools};
use tetris_game::rules::{Position, Rules};
use tetris_game::{first_player_wins, solve, L, T};

fn referee(t: usize, l: usize) -> bool {
    let mut solver = Solver::new(Rules::new(4, 4));
    solver.outcome(&Position { covered: 0, left: [t, l] }) == Ok(Outcome::N)
}

#[test]
fn all_sixteen() {
    for (t, l) in iproduct!(0..=3, 0..=3) {
        assert_eq!(first_player_wins(t, l), referee(t, l), "{t} {l}");
    }
}

#[test]
fn alice_wins_iff_there_are_three_l_or_one_piece() {
    for (t, l) in iproduct!(0..=3, 0..=3) {
        assert_eq!(first_player_wins(t, l), l == 3 || t + l == 1, "{t} {l}");
    }
}

/// Placements found by turning and flipping are those found among all sets of four cells: 24 and 48.
#[test]
fn placements_are_the_options_of_the_rules() {
    for (left, art, number) in [([1, 0], T, 24), ([0, 1], L, 48)] {
        let mut options = Vec::new();
        Rules::new(4, 4).options(&Position { covered: 0, left }, &mut options);
        let piece: Polyomino = art.parse().unwrap();
        let orientations = piece.orientations(Kind::Free);
        let placements = orientations.iter().flat_map(|piece| piece.placements(4, 4)).sorted().collect_vec();
        assert_eq!(options.iter().map(|option| option.covered).sorted().collect_vec(), placements);
        assert_eq!(placements.len(), number);
    }
}

/// The rules with the one-sided L only, as a program that forgets to flip it would play.
struct WithoutReflections(Vec<u64>);

impl Impartial for WithoutReflections {
    type Position = (u64, usize);

    fn options(&self, &(covered, left): &(u64, usize), options: &mut Vec<(u64, usize)>) {
        let free = self.0.iter().filter(|&placement| left > 0 && covered & placement == 0);
        options.extend(free.map(|placement| (covered | placement, left - 1)));
    }
}

#[test]
fn forgetting_reflections_would_lose_three_l() {
    let l: Polyomino = L.parse().unwrap();
    let placements = l.orientations(Kind::OneSided).iter().flat_map(|l| l.placements(4, 4)).collect_vec();
    assert_eq!(Solver::new(WithoutReflections(placements)).outcome(&(0, 3)), Ok(Outcome::P));
    assert!(first_player_wins(0, 3));
}

#[test]
fn fixtures() {
    testing::check_fixtures("tetris-game", strategy::referee());
}

#[test]
fn random_inputs() {
    assert_eq!(testing::stress::find(100, &strategy::inputs(), strategy::referee(), solve), None);
}

#[test]
#[should_panic(expected = "4 T and 0 L")]
fn too_many_t() {
    first_player_wins(4, 0);
}

#[test]
#[should_panic(expected = "0 T and 4 L")]
fn too_many_l() {
    first_player_wins(0, 4);
}

#[test]
#[should_panic(expected = "a board of 9 x 8 cells")]
fn rules_for_a_board_that_is_too_large() {
    let _ = Rules::new(9, 8);
}
