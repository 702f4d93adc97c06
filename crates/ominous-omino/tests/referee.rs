//! The closed form against tilings and against the search.

mod strategy;

use common::polyomino::{polyominoes, Kind, Polyomino};
use itertools::{iproduct, Itertools};
use ominous_omino::rules::{gabriel_wins, Tiler};
use ominous_omino::{richard_wins, search, solve};

fn closed_form(x: usize, rows: usize, columns: usize) -> bool {
    richard_wins(x as u64, rows as u64, columns as u64)
}

#[test]
fn the_search_finds_what_the_closed_form_says_up_to_20() {
    for (x, rows, columns) in iproduct!(1..=6, 1..=20, 1..=20) {
        assert_eq!(closed_form(x, rows, columns), search::richard_wins(x, rows, columns), "{x} {rows} {columns}");
    }
}

#[test]
fn gabriel_has_a_tiling_for_each_omino_exactly_where_the_closed_form_says_up_to_36_cells() {
    let boards = iproduct!(1..=36, 1..=36).filter(|(rows, columns)| rows * columns <= 36);
    for ((rows, columns), x) in boards.cartesian_product(1..=6) {
        assert_eq!(closed_form(x, rows, columns), !gabriel_wins(x, rows, columns), "{x} {rows} {columns}");
    }
}

/// A tiling is what it says it is: pieces of the right size, connected, disjoint, covering all, the chosen one first.
#[test]
fn tilings_cover_the_board_with_ominoes() {
    for (x, rows, columns) in [(4, 4, 4), (5, 5, 6), (6, 4, 6), (6, 6, 6)] {
        let mut tiler = Tiler::new(x, rows, columns);
        for chosen in polyominoes(x, Kind::Free).unwrap() {
            let pieces = tiler.tiling_with(&chosen).expect("a tiling");
            let shapes = pieces.iter().flat_map(|&piece| Polyomino::components(rows, columns, piece)).collect_vec();
            assert!(shapes.iter().all(|shape| shape.size() == x) && shapes.len() == pieces.len());
            assert_eq!(shapes[0].canonical(Kind::Free), chosen);
            assert_eq!(pieces.iter().map(|piece| u128::from(*piece)).sum::<u128>(), (1 << (rows * columns)) - 1);
        }
    }
}

/// For X of 7 and more, Richard's omino: seven cells around one, and the others in a row. Wherever it lies, the hole
/// remains.
#[test]
fn an_omino_of_seven_or_more_cells_can_have_a_hole() {
    for x in 7..=12 {
        let omino: Polyomino = format!("###{}\n#.#\n.##", "#".repeat(x - 7)).parse().unwrap();
        assert_eq!(omino.size(), x);
        let side = omino.height().max(omino.width()) + 2;
        assert!(!search::has_hopeful_placement(&omino, side, side), "{omino}");
        assert!(closed_form(x, x, 20));
    }
}

/// Sizes alone prove no tiling, so the search is no theorem about one placement: the T has four cells, an even number,
/// and cannot be cut into two dominoes.
#[test]
fn sizes_alone_do_not_make_a_tiling() {
    let t: Polyomino = "###\n.#.".parse().unwrap();
    let dominoes = polyominoes(2, Kind::Fixed).unwrap();
    let placements = dominoes.iter().flat_map(|domino| domino.placements(t.height(), t.width()));
    let inside = placements.filter(|placement| t.mask() & placement == *placement).collect_vec();
    assert_eq!(t.size() % 2, 0);
    assert!(inside.iter().array_combinations().all(|[a, b]| a & b != 0), "no two dominoes fit into the T");
}

#[test]
fn fixtures() {
    testing::check_fixtures("ominous-omino", strategy::referee());
}

#[test]
fn random_inputs() {
    assert_eq!(testing::stress::find(50_000, &strategy::inputs(), strategy::referee(), solve), None);
}

#[test]
#[should_panic(expected = "ominoes of 7 cells")]
fn the_search_is_for_six_cells_at_most() {
    search::richard_wins(7, 1, 1);
}

#[test]
#[should_panic(expected = "a board of 9223372036854775809 x 2 cells")]
fn a_tiler_for_a_board_too_large_to_count() {
    let _ = Tiler::new(3, usize::MAX / 2 + 2, 2);
}
