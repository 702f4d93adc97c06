//! Polyominoes against published numbers and against each other.

use common::polyomino::{polyominoes, Cell, Kind, NotAPolyomino, OutOfRange, ParseError, Polyomino, Symmetry};
use itertools::{iproduct, Itertools};
use proptest::prelude::*;
use std::collections::BTreeSet;

fn count(n: usize, kind: Kind) -> usize {
    polyominoes(n, kind).unwrap().len()
}

/// OEIS A000105, A000988 and A001168.
#[test]
fn as_many_as_published() {
    for (kind, numbers) in [
        (Kind::Free, &[1, 1, 2, 5, 12, 35, 108, 369, 1285][..]),
        (Kind::OneSided, &[1, 1, 2, 7, 18, 60, 196, 704, 2500]),
        (Kind::Fixed, &[1, 2, 6, 19, 63, 216, 760, 2725, 9910]),
    ] {
        assert_eq!((1..=9).map(|n| count(n, kind)).collect_vec(), numbers);
    }
}

#[test]
fn sizes_out_of_range_are_named() {
    assert_eq!(polyominoes(0, Kind::Free), Err(OutOfRange { cells: 0, largest: 15 }));
    let error = polyominoes(16, Kind::Free).unwrap_err();
    assert_eq!(error.to_string(), "expected a number of cells from 1 to 15, found 16");
}

/// Each kind, from the fixed ones: as canonical forms, and as sums over orientations.
#[test]
fn kinds_agree_with_each_other() {
    for n in 1..=7 {
        let fixed = polyominoes(n, Kind::Fixed).unwrap();
        assert!(fixed.iter().all(|p| p.size() == n));
        for kind in [Kind::Free, Kind::OneSided] {
            let all = polyominoes(n, kind).unwrap();
            let canonical: BTreeSet<_> = fixed.iter().map(|p| p.canonical(kind)).collect();
            assert_eq!(all, canonical.into_iter().collect_vec());
            assert_eq!(all.iter().map(|p| p.orientations(kind).len()).sum::<usize>(), fixed.len());
        }
        let free = polyominoes(n, Kind::Free).unwrap();
        let chiral = free.iter().filter(|p| p.is_chiral()).count();
        assert_eq!(free.len() + chiral, count(n, Kind::OneSided));
    }
}

/// The image of a cell of a box, one coordinate at a time.
fn moved(symmetry: Symmetry, cell: Cell, height: usize, width: usize) -> Cell {
    let Cell { row, column } = cell;
    let (bottom, right) = (height - 1 - row, width - 1 - column);
    let (row, column) = match symmetry {
        Symmetry::Identity => (row, column),
        Symmetry::QuarterTurn => (column, bottom),
        Symmetry::HalfTurn => (bottom, right),
        Symmetry::ThreeQuarterTurn => (right, row),
        Symmetry::FlipRows => (bottom, column),
        Symmetry::FlipColumns => (row, right),
        Symmetry::Transpose => (column, row),
        Symmetry::AntiTranspose => (right, bottom),
    };
    Cell { row, column }
}

/// Connected sets grown from a random walk; the box has at most 64 cells.
fn any_polyomino() -> impl Strategy<Value = Polyomino> {
    proptest::collection::vec(0..4_usize, 0..40).prop_filter_map("a box of at most 64 cells", |steps| {
        let mut walk = vec![Cell { row: 100, column: 100 }];
        for step in steps {
            let Cell { row, column } = walk[walk.len() - 1];
            let (row, column) = [(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)][step];
            walk.push(Cell { row, column });
        }
        Polyomino::new(walk).ok()
    })
}

proptest! {
    #[test]
    fn images_move_each_cell(p in any_polyomino()) {
        for symmetry in Symmetry::ALL {
            let cells = p.cells().map(|cell| moved(symmetry, cell, p.height(), p.width()));
            prop_assert_eq!(Polyomino::new(cells), Ok(p.image(symmetry)));
        }
    }

    #[test]
    fn canonical_forms_are_the_same_for_all_images(p in any_polyomino()) {
        for kind in [Kind::Free, Kind::OneSided, Kind::Fixed] {
            let canonical = p.canonical(kind);
            prop_assert_eq!(canonical.canonical(kind), canonical);
            for &symmetry in kind.symmetries() {
                prop_assert_eq!(p.image(symmetry).canonical(kind), canonical);
                prop_assert!(canonical <= p.image(symmetry));
            }
        }
    }

    #[test]
    fn art_reads_as_it_was_drawn(p in any_polyomino()) {
        prop_assert_eq!(p.to_string().parse(), Ok(p));
        prop_assert_eq!(format!("..\n{}", p.to_string().replace('\n', "..\n")).parse(), Ok(p));
    }

    #[test]
    fn placements_cover_as_many_cells(p in any_polyomino(), rows in 0..=8_usize, columns in 0..=8_usize) {
        let placements = p.placements(rows, columns);
        let expected = (rows + 1).saturating_sub(p.height()) * (columns + 1).saturating_sub(p.width());
        prop_assert_eq!(placements.len(), expected);
        prop_assert!(placements.iter().all_unique());
        for placement in placements {
            let parts = Polyomino::components(rows, columns, placement).collect_vec();
            prop_assert_eq!(parts, [p]);
        }
    }

    #[test]
    fn components_are_those_of_a_region(height in 1..=8_usize, width in 1..=8_usize, bits: u64) {
        let mask = bits & (u64::MAX >> (64 - height * width));
        let mut region = common::region::Region::empty(height, width);
        for (row, column) in iproduct!(0..height, 0..width).filter(|(r, c)| mask >> (r * width + c) & 1 == 1) {
            region.insert(Cell { row, column });
        }
        let expected = region.components().iter().map(|component| Polyomino::new(component.cells()).unwrap()).collect_vec();
        prop_assert_eq!(Polyomino::components(height, width, mask).collect_vec(), expected);
    }
}

#[test]
fn boxes_of_64_cells_in_every_shape() {
    for (height, width) in [(1, 64), (2, 32), (4, 16), (8, 8), (16, 4), (32, 2), (64, 1)] {
        let full = Polyomino::components(height, width, u64::MAX).collect_vec();
        assert_eq!((full[0].height(), full[0].width(), full[0].size(), full.len()), (height, width, 64, 1));
        assert_eq!(full[0].canonical(Kind::Free).height(), height.min(width));
        assert_eq!(full[0].placements(height, width), [u64::MAX]);
    }
}

#[test]
fn what_is_no_polyomino() {
    assert_eq!("#.#".parse::<Polyomino>(), Err(ParseError::Cells(NotAPolyomino::Disconnected)));
    assert_eq!("#.\n.#".parse::<Polyomino>(), Err(ParseError::Cells(NotAPolyomino::Disconnected)));
    assert_eq!("...".parse::<Polyomino>(), Err(ParseError::Cells(NotAPolyomino::Empty)));
    assert_eq!("##\n#x".parse::<Polyomino>(), Err(ParseError::Character('x', 2, 2)));
    assert_eq!("#".repeat(65).parse::<Polyomino>(), Err(ParseError::Cells(NotAPolyomino::TooLarge)));
    let far = [Cell { row: 0, column: 0 }, Cell { row: usize::MAX - 1, column: 0 }];
    assert_eq!(Polyomino::new(far), Err(NotAPolyomino::TooLarge));
}
