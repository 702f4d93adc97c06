//! Tables of polyominoes and of Grundy values, as pictures in text.

use common::grundy::{Impartial, Solver};
use common::polyomino::{polyominoes, Kind, Polyomino};
use itertools::Itertools;
use std::fmt::Write;

/// Polyominoes side by side, at most 72 characters to a line.
fn side_by_side(polyominoes: &[Polyomino]) -> String {
    let mut text = String::new();
    let mut rest = polyominoes;
    while !rest.is_empty() {
        let widths = rest.iter().scan(0, |end, p| {
            *end += p.width() + 2;
            Some(*end)
        });
        let (line, next) = rest.split_at(widths.take_while(|&end| end <= 74).count());
        rest = next;
        let height = line.iter().map(Polyomino::height).max().unwrap_or(0);
        let pictures = line.iter().map(|p| p.to_string().lines().map(str::to_owned).collect_vec()).collect_vec();
        for row in 0..height {
            let cells = line.iter().zip(&pictures).map(|(p, picture)| {
                let row = picture.get(row).map_or("", String::as_str).replace('.', " ");
                format!("{row:width$}", width = p.width())
            });
            writeln!(text, "{}", cells.collect_vec().join("  ").trim_end()).unwrap();
        }
        text.push('\n');
    }
    text
}

#[test]
fn free_polyominoes() {
    let all = (1..=6).map(|n| {
        let list = polyominoes(n, Kind::Free).unwrap();
        format!("{n} cells: {}\n\n{}", list.len(), side_by_side(&list))
    });
    insta::assert_snapshot!(all.collect::<String>());
}

#[test]
fn one_sided_tetrominoes() {
    insta::assert_snapshot!(side_by_side(&polyominoes(4, Kind::OneSided).unwrap()));
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
