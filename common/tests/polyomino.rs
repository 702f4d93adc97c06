//! Polyominoes against published numbers and against each other.

use common::polyomino::{
    count, polyominoes, side_by_side, visit, Cell, Enumeration, Kind, NotAPolyomino, OutOfRange, ParseError, Polyomino,
    Symmetry,
};
use itertools::{iproduct, Itertools};
use proptest::prelude::*;
use std::collections::BTreeSet;

/// Adds a cell to each polyomino of n − 1 cells in all ways, and keeps the canonical forms in a set.
fn grown(n: usize, kind: Kind) -> BTreeSet<Polyomino> {
    if n == 1 {
        return BTreeSet::from(["#".parse().unwrap()]);
    }
    let grow = |p: Polyomino| {
        let shifted = p.cells().map(|cell| Cell { row: cell.row + 1, column: cell.column + 1 }).collect_vec();
        let around = iproduct!(0..p.height() + 2, 0..p.width() + 2).map(|(row, column)| Cell { row, column });
        let new = around.filter(|cell| !shifted.contains(cell)).collect_vec();
        new.into_iter().filter_map(move |cell| Polyomino::new(shifted.iter().copied().chain([cell])).ok())
    };
    grown(n - 1, kind).into_iter().flat_map(grow).map(|p| p.canonical(kind)).collect()
}

const KINDS: [Kind; 3] = [Kind::Free, Kind::OneSided, Kind::Fixed];

#[test]
fn as_many_as_growing_finds_and_the_same() {
    for (n, kind) in iproduct!(1..=8, KINDS) {
        let list = polyominoes(n, kind).unwrap();
        assert_eq!(list.iter().copied().collect::<BTreeSet<_>>(), grown(n, kind), "{n} {kind:?}");
        assert!(list.iter().all_unique());
    }
}

/// OEIS A000105, A000988 and A001168.
const PUBLISHED: [(Kind, [u64; 14]); 3] = [
    (Kind::Free, [1, 1, 2, 5, 12, 35, 108, 369, 1285, 4655, 17073, 63600, 238_591, 901_971]),
    (Kind::OneSided, [1, 1, 2, 7, 18, 60, 196, 704, 2500, 9189, 33896, 126_759, 476_270, 1_802_312]),
    (Kind::Fixed, [1, 2, 6, 19, 63, 216, 760, 2725, 9910, 36446, 135_268, 505_861, 1_903_890, 7_204_874]),
];

#[test]
fn as_many_as_published() {
    for (kind, numbers) in PUBLISHED {
        for (n, number) in (1..).zip(numbers) {
            assert_eq!(count(n, kind), Ok(number), "{n} {kind:?}");
            let mut visited = 0;
            visit(n, kind, |_| visited += 1).unwrap();
            assert_eq!(visited, number, "{n} {kind:?}");
        }
    }
    assert_eq!(count(15, Kind::Fixed), Ok(27_394_666));
    assert_eq!(count(16, Kind::Fixed), Ok(104_592_937));
}

/// OEIS A001419.
#[test]
fn as_many_with_holes_as_published() {
    for (n, number) in (6..).zip([0, 1, 6, 37, 195, 979, 4663, 21474]) {
        let mut with_holes = 0;
        visit(n, Kind::Free, |rows| with_holes += usize::from(rows.holes() > 0)).unwrap();
        assert_eq!(with_holes, number, "{n}");
    }
}

#[test]
fn rows_are_those_of_the_polyomino() {
    for (n, kind) in iproduct!(1..=9, KINDS) {
        let mut visited = Vec::new();
        visit(n, kind, |rows| {
            let p = rows.polyomino().unwrap();
            assert_eq!((rows.height(), rows.width(), rows.holes()), (p.height(), p.width(), p.holes()));
            assert!(rows.iter().eq((0..p.height()).map(|row| p.row(row))));
            assert_eq!(rows.row(p.height() - 1), p.row(p.height() - 1));
            visited.push(p);
        })
        .unwrap();
        visited.sort_unstable();
        assert_eq!(polyominoes(n, kind), Ok(visited));
    }
}

/// Every number of threads gives the same, also more threads than there are subtrees to share out.
#[test]
fn threads_change_nothing() {
    for (n, kind, threads) in iproduct!([1, 4, 8, 9, 12], KINDS, [0, 1, 2, 3, usize::MAX]) {
        let (one, many) = (Enumeration::new(n, kind).unwrap(), Enumeration::new(n, kind).unwrap().threads(threads));
        assert_eq!(one.count(), many.count(), "{n} {kind:?} {threads}");
        let first_rows = |enumeration: Enumeration| enumeration.fold(Vec::new, |list, rows| list.push(rows.row(0)));
        assert_eq!(first_rows(one), first_rows(many), "{n} {kind:?} {threads}");
        assert_eq!(one.list(), many.list(), "{n} {kind:?} {threads}");
    }
}

/// A thread more would find no subtree to search.
#[test]
fn as_many_threads_as_subtrees() {
    assert_eq!(count(7, Kind::Fixed), Ok(Enumeration::MOST_THREADS as u64));
    let subtrees = Enumeration::new(9, Kind::Fixed).unwrap().fold(|| (), |(), _| ());
    assert_eq!(subtrees.len(), Enumeration::MOST_THREADS);
}

/// The fixed ones are the orientations of the free ones, each of them once.
#[test]
fn a_fixed_polyomino_is_an_image_of_one_free_one() {
    for n in 1..=10 {
        let free = polyominoes(n, Kind::Free).unwrap();
        let images = free.iter().flat_map(|p| p.orientations(Kind::Free)).sorted_unstable().collect_vec();
        assert_eq!(polyominoes(n, Kind::Fixed), Ok(images), "{n}");
    }
}

/// OEIS A000104: without holes.
#[test]
fn as_many_without_holes_as_published() {
    for (n, number) in (1..).zip([1, 1, 2, 5, 12, 35, 107, 363, 1248, 4460, 16094, 58937]) {
        let mut without = 0;
        visit(n, Kind::Free, |rows| without += u32::from(rows.holes() == 0)).unwrap();
        assert_eq!(without, number, "{n}");
    }
}

/// Holes the slow way: components of the empty cells in a box with a margin, less the outer one.
fn holes_by_flood(p: &Polyomino) -> usize {
    let mut empty = common::region::Region::full(p.height() + 2, p.width() + 2);
    p.cells().for_each(|cell| empty.remove(Cell { row: cell.row + 1, column: cell.column + 1 }));
    empty.components().len() - 1
}

/// OEIS A001168; some seconds in release.
#[test]
#[ignore = "some seconds in release"]
fn larger_ones_as_published() {
    for (n, number) in (15..).zip([27_394_666, 104_592_937, 400_795_844, 1_540_820_542, 5_940_738_676]) {
        assert_eq!(Enumeration::new(n, Kind::Fixed).unwrap().threads(2).count(), number, "{n}");
    }
    for (n, number) in (15..).zip([3_426_576, 13_079_255]) {
        assert_eq!(Enumeration::new(n, Kind::Free).unwrap().threads(2).count(), number, "{n}");
    }
    let mut visited = 0;
    visit(16, Kind::Fixed, |_| visited += 1).unwrap();
    assert_eq!(visited, 104_592_937);
}

#[test]
fn sizes_out_of_range_are_named() {
    assert_eq!(polyominoes(0, Kind::Free), Err(OutOfRange { cells: 0, largest: 15 }));
    assert_eq!(count(0, Kind::Fixed), Err(OutOfRange { cells: 0, largest: 30 }));
    assert_eq!(visit(31, Kind::Free, |_| ()), Err(OutOfRange { cells: 31, largest: 30 }));
    let error = polyominoes(16, Kind::Free).unwrap_err();
    assert_eq!(error.to_string(), "expected a number of cells from 1 to 15, found 16");
}

/// Each kind from the fixed ones: as sums over orientations, and by chirality.
#[test]
fn kinds_agree_with_each_other() {
    for n in 1..=8 {
        let fixed = polyominoes(n, Kind::Fixed).unwrap().len();
        for kind in [Kind::Free, Kind::OneSided] {
            let all = polyominoes(n, kind).unwrap();
            assert!(all.iter().all(|p| p.size() == n && p.canonical(kind) == *p));
            assert_eq!(all.iter().map(|p| p.orientations(kind).len()).sum::<usize>(), fixed);
        }
        let free = polyominoes(n, Kind::Free).unwrap();
        let chiral = free.iter().filter(|p| p.is_chiral()).count();
        assert_eq!(free.len() + chiral, polyominoes(n, Kind::OneSided).unwrap().len());
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
    fn holes_are_what_a_flood_leaves(p in any_polyomino()) {
        prop_assert_eq!(p.holes(), holes_by_flood(&p));
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
    for far in [64, usize::MAX - 1, usize::MAX] {
        for (row, column) in [(far, 0), (0, far), (far, far)] {
            let cells = [Cell { row: 0, column: 0 }, Cell { row, column }];
            assert_eq!(Polyomino::new(cells), Err(NotAPolyomino::TooLarge), "{row} {column}");
        }
    }
}

/// As many cells as would be one or two if the product wrapped around.
#[test]
#[should_panic(expected = "a board of 9223372036854775809 x 2 cells")]
fn components_of_a_board_too_large_to_count() {
    let _ = Polyomino::components(usize::MAX / 2 + 2, 2, 0).next();
}

#[test]
fn any_width_of_text() {
    let domino: Polyomino = "##".parse().unwrap();
    for (columns, text) in [(0, "##\n\n##\n\n"), (5, "##\n\n##\n\n"), (6, "##  ##\n\n"), (usize::MAX, "##  ##\n\n")] {
        assert_eq!(side_by_side(&[domino, domino], columns), text, "{columns}");
    }
}
