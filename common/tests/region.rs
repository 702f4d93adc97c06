//! Regions of any size.

use common::polyomino::{Cell, Polyomino};
use common::region::{ParseError, Region};
use itertools::Itertools;
use proptest::prelude::*;

fn regions() -> impl Strategy<Value = Region> {
    (0..12_usize, 1..12_usize).prop_flat_map(|(rows, columns)| {
        proptest::collection::vec(proptest::collection::vec(proptest::bool::weighted(0.6), columns), rows)
            .prop_map(|rows| {
                rows.iter().map(|row| row.iter().map(|&cell| if cell { '#' } else { '.' }).join("")).join("\n")
            })
            .prop_map(|art| art.parse().unwrap())
    })
}

fn adjacent(a: Cell, b: Cell) -> bool {
    a.row.abs_diff(b.row) + a.column.abs_diff(b.column) == 1
}

/// The number of cells that a walk through neighbours reaches from the first one.
fn reached(component: &Region) -> usize {
    let mut rest = component.cells().collect_vec();
    let mut reached = rest.drain(..1).collect_vec();
    let mut walked = 0;
    while walked < reached.len() {
        let (near, far): (Vec<Cell>, Vec<Cell>) = rest.into_iter().partition(|&cell| adjacent(reached[walked], cell));
        reached.extend(near);
        rest = far;
        walked += 1;
    }
    reached.len()
}

proptest! {
    #[test]
    fn components_part_the_region(region in regions()) {
        let components = region.components();
        prop_assert_eq!(components.iter().map(Region::size).sum::<usize>(), region.size());
        for [a, b] in components.iter().array_combinations() {
            prop_assert!(!a.cells().any(|a| b.cells().any(|b| a == b || adjacent(a, b))));
        }
        for component in &components {
            prop_assert_eq!(reached(component), component.size());
            prop_assert!(component.cells().all(|cell| region.component(cell) == *component));
        }
    }

    #[test]
    fn art_reads_as_it_was_drawn(region in regions()) {
        prop_assert_eq!(region.to_string().parse(), Ok(region));
    }
}

/// As many cells as would overflow the stack of a recursive fill.
#[test]
fn a_large_board_is_one_component() {
    let board = Region::full(1000, 1000);
    assert_eq!(board.component(Cell { row: 999, column: 0 }).size(), 1_000_000);
}

#[test]
fn placements_lie_inside() {
    let region: Region = "##.\n###".parse().unwrap();
    let square: Polyomino = "##\n##".parse().unwrap();
    assert!(region.placement(&square, Cell { row: 0, column: 0 }).is_some());
    assert!(region.placement(&square, Cell { row: 0, column: 1 }).is_none());
    assert!(region.placement(&square, Cell { row: 1, column: 0 }).is_none());
}

#[test]
fn what_is_no_region() {
    assert_eq!("##\n#".parse::<Region>(), Err(ParseError::Ragged(2)));
    assert_eq!("#?".parse::<Region>(), Err(ParseError::Character('?', 1, 2)));
    assert!("".parse::<Region>().is_ok_and(|region| region.is_empty()));
}
