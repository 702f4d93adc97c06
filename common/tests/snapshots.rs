//! Tables of polyominoes and of Grundy values, as pictures in text.

use common::grundy::{Impartial, Solver};
use common::polyomino::{polyominoes, side_by_side, Kind, Polyomino};
use itertools::Itertools;

#[test]
fn free_polyominoes() {
    let all = (1..=6).map(|n| {
        let list = polyominoes(n, Kind::Free).unwrap();
        format!("{n} cells: {}\n\n{}", list.len(), side_by_side(&list, 72))
    });
    insta::assert_snapshot!(all.collect::<String>());
}

#[test]
fn one_sided_tetrominoes() {
    insta::assert_snapshot!(side_by_side(&polyominoes(4, Kind::OneSided).unwrap(), 72));
}

/// Cram: a move covers two neighbouring free cells with a domino. A position is a board of at most 64 cells: its
/// height, its width and a mask of its free cells.
struct Cram {
    dominoes: Vec<Polyomino>,
}

impl Impartial for Cram {
    type Position = (usize, usize, u64);

    fn options(&self, &(height, width, free): &Self::Position, options: &mut Vec<Self::Position>) {
        let placements = self.dominoes.iter().flat_map(|domino| domino.placements(height, width));
        let legal = placements.filter(|placement| free & placement == *placement);
        options.extend(legal.map(|placement| (height, width, free & !placement)));
    }

    fn summands(&self, &(height, width, free): &Self::Position, summands: &mut Vec<Self::Position>) {
        let components = Polyomino::components(height, width, free).map(|p| p.canonical(Kind::Free));
        summands.extend(components.map(|p| (p.height(), p.width(), p.mask())));
    }
}

/// The first row is Dawson's Kayles, OEIS A002187.
#[test]
fn grundy_values_of_cram() {
    let mut cram = Solver::new(Cram { dominoes: polyominoes(2, Kind::Fixed).unwrap() });
    let mut value = |a: usize, b: usize| cram.grundy(&(a, b, u64::MAX >> (64 - a * b))).unwrap();
    let dawson = (1..=12).map(|n| value(1, n)).collect_vec();
    assert_eq!(dawson, [0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2]);
    let row = |a: usize| format!("{a} | {}", (1..=5).map(|b| value(a, b)).join(" "));
    insta::assert_snapshot!(format!("    1 2 3 4 5\n    ---------\n{}", (1..=4).map(row).join("\n")));
}
