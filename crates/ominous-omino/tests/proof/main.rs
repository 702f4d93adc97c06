//! The proof for ominoes of up to 6 cells: on each board that Gabriel wins, a tiling for each omino that Richard can
//! choose; on each other board, an omino that no tiling holds.

mod checker;

use checker::{check, component_sizes, placements, Cell};
use common::polyomino::{polyominoes, Kind, Polyomino};
use itertools::{iproduct, Itertools};
use ominous_omino::richard_wins;
use ominous_omino::rules::Tiler;

const LONGEST: usize = 20;

/// For each number of cells from 1 to 6, boards such that every larger board that Gabriel wins holds one of them.
const BASES: [&[(usize, usize)]; 6] = [&[(1, 1)], &[(1, 2)], &[(2, 3)], &[(3, 4)], &[(4, 5), (3, 10)], &[(4, 6)]];

/// For each number of cells from 3 to 6, an omino with which Richard wins wherever he wins at all.
const RICHARDS: [(usize, &str); 4] = [(3, "##\n#."), (4, "###\n.#."), (5, "##.\n.##\n..#"), (6, "##.\n.##\n.##")];

/// The boards whose area X divides, with whether Richard wins there.
fn boards(x: usize) -> impl Iterator<Item = (usize, usize, bool)> {
    iproduct!(1..=LONGEST, 1..=LONGEST)
        .filter(move |(rows, columns)| rows * columns % x == 0)
        .map(move |(rows, columns)| (rows, columns, richard_wins(x as u64, rows as u64, columns as u64)))
}

fn cells(omino: &Polyomino) -> Vec<Cell> {
    omino.cells().map(|cell| (cell.row, cell.column)).collect()
}

/// A tiling of a small board, found by search.
struct Base {
    rows: usize,
    columns: usize,
    pieces: Vec<Vec<Cell>>,
}

impl Base {
    fn find((rows, columns): (usize, usize), omino: &Polyomino) -> Self {
        let pieces = Tiler::new(omino.size(), rows, columns).tiling_with(omino).expect("a tiling of the base");
        let cells = |mask: u64| {
            (0..rows * columns)
                .filter(|cell| mask >> cell & 1 == 1)
                .map(|cell| (cell / columns, cell % columns))
                .collect()
        };
        Self { rows, columns, pieces: pieces.into_iter().map(cells).collect() }
    }

    /// The tiling of a larger board that has this one in its corner, if it fits as it lies.
    fn extended(&self, rows: usize, columns: usize) -> Option<Vec<Vec<Cell>>> {
        if rows < self.rows || columns < self.columns {
            return None;
        }
        let rest = self.snake(rows, columns);
        Some(self.pieces.iter().cloned().chain(rest.chunks(self.pieces[0].len()).map(<[Cell]>::to_vec)).collect())
    }

    /// A path through all cells outside the base, row by row, to the right and to the left in turn. It passes the last
    /// row of the base to the right, so that it can step down from there to the whole row below.
    ///
    /// ```text
    /// base →→→┐
    /// base ┌←←┘
    /// base └→→┐
    /// ┌←←←←←←←┘
    /// └→→→→→→→→
    /// ```
    fn snake(&self, rows: usize, columns: usize) -> Vec<Cell> {
        let row_of_snake = |row| {
            let first = if row < self.rows { self.columns } else { 0 };
            let mut cells = (first..columns).map(|column| (row, column)).collect_vec();
            if (self.rows + row) % 2 == 0 {
                cells.reverse();
            }
            cells
        };
        (0..rows).flat_map(row_of_snake).collect()
    }
}

/// A tiling that extends one of the bases, as it lies or transposed.
fn tiling(bases: &[Base], rows: usize, columns: usize) -> Vec<Vec<Cell>> {
    let as_it_lies = bases.iter().find_map(|base| base.extended(rows, columns));
    let transposed = || {
        let pieces = bases.iter().find_map(|base| base.extended(columns, rows))?;
        let transpose = |piece: Vec<Cell>| piece.into_iter().map(|(row, column)| (column, row)).collect();
        Some(pieces.into_iter().map(transpose).collect())
    };
    as_it_lies.or_else(transposed).unwrap_or_else(|| panic!("no base fits {rows} x {columns}"))
}

#[test]
fn where_gabriel_wins_he_has_a_tiling_for_each_omino() {
    let (mut tilings, mut pieces) = (0, 0);
    for omino in (1..=6).flat_map(|x| polyominoes(x, Kind::Free).unwrap()) {
        let (x, chosen) = (omino.size(), cells(&omino));
        let bases = BASES[x - 1].iter().map(|&base| Base::find(base, &omino)).collect_vec();
        for (rows, columns, _) in boards(x).filter(|&(_, _, richard)| !richard) {
            let tiling = tiling(&bases, rows, columns);
            assert_eq!(check(rows, columns, &chosen, &tiling), Ok(()), "{rows} x {columns}\n{omino}");
            tilings += 1;
            pieces += tiling.len();
        }
    }
    println!("Gabriel: {tilings} tilings of {pieces} pieces");
}

/// Whether each placement of the omino leaves a part whose size is no multiple of its own.
fn is_never_part_of_a_tiling(omino: &[Cell], rows: usize, columns: usize) -> bool {
    placements(omino, rows, columns).iter().all(|placement| {
        let rest = iproduct!(0..rows, 0..columns).filter(|cell| !placement.contains(cell)).collect_vec();
        component_sizes(&rest).iter().any(|size| size % omino.len() > 0)
    })
}

/// Exactly: where Gabriel wins, the same omino has a placement that leaves multiples only. `common` counts the placements
/// too, lest one be left out.
#[test]
fn richards_omino_is_never_part_of_a_tiling_exactly_where_he_wins() {
    let (mut won, mut exhausted) = (0, 0);
    for (x, art) in RICHARDS {
        let omino: Polyomino = art.parse().unwrap();
        for (rows, columns, richard) in boards(x) {
            assert_eq!(is_never_part_of_a_tiling(&cells(&omino), rows, columns), richard, "{x} {rows} {columns}");
            if richard {
                let number = placements(&cells(&omino), rows, columns).len();
                let orientations = omino.orientations(Kind::Free);
                assert_eq!(number, orientations.iter().map(|o| o.placements(rows, columns).len()).sum::<usize>());
                exhausted += number;
                won += 1;
            }
        }
    }
    println!("Richard: {exhausted} placements on {won} boards");
}

/// With one cell or two Richard has no omino to win with, and needs none where X does not divide the area.
#[test]
fn the_rest_is_won_by_the_area_alone() {
    assert!((1..=2).flat_map(boards).all(|(_, _, richard)| !richard));
    for (x, rows, columns) in iproduct!(1..=6, 1..=LONGEST as u64, 1..=LONGEST as u64) {
        assert!(rows * columns % x == 0 || richard_wins(x, rows, columns), "{x} {rows} {columns}");
    }
}

/// Each kind of mistake in a tiling is noticed.
#[test]
fn the_checker_rejects_what_is_no_tiling() {
    let l = [(0, 0), (1, 0), (1, 1)];
    let upper_left = vec![(0, 0), (0, 1), (1, 0)];
    let lower_right = vec![(0, 2), (1, 1), (1, 2)];
    let complaint = |pieces: &[Vec<Cell>]| check(2, 3, &l, pieces).unwrap_err();
    assert_eq!(check(2, 3, &l, &[upper_left.clone(), lower_right.clone()]), Ok(()));
    assert_eq!(complaint(&[upper_left.clone(), upper_left.clone()]), "(0, 0) is covered twice or not on the board");
    assert_eq!(complaint(&[vec![(0, 2), (0, 3), (1, 2)]]), "(0, 3) is covered twice or not on the board");
    assert_eq!(complaint(&[upper_left]), "(0, 2) is not covered");
    assert!(
        complaint(&[vec![(0, 0), (0, 1), (1, 2)], vec![(0, 2), (1, 0), (1, 1)]]).ends_with("is no omino of 3 cells")
    );
    assert!(complaint(&[lower_right, vec![(0, 0), (0, 1)], vec![(1, 0)]]).ends_with("is no omino of 3 cells"));
    assert_eq!(complaint(&[vec![(0, 0), (0, 1), (0, 2)], vec![(1, 0), (1, 1), (1, 2)]]), "the chosen omino is missing");
}
