//! What the example draws: that fillings are fillings, and that Richard's ominoes win.

#[path = "../examples/explain.rs"]
#[allow(dead_code, reason = "the example's `main`")]
mod example;

use common::polyomino::{polyominoes, Cell, Kind, Polyomino};
use common::region::Region;
use example::explain;
use itertools::{iproduct, Itertools};
use ominous_omino::{search, solve};
use std::collections::HashSet;
use testing::picture::{plain, read_pictures};

testing::explain_tests!(explain, solve);

type Cells = Vec<Vec<char>>;

fn explanation(x: usize, rows: usize, columns: usize) -> String {
    plain(&explain(&format!("1\n{x} {rows} {columns}\n")).unwrap())
}

fn cells_of(picture: &Cells, letter: char) -> Vec<Cell> {
    let cells = iproduct!(0..picture.len(), 0..picture[0].len());
    cells.filter(|&(row, column)| picture[row][column] == letter).map(|(row, column)| Cell { row, column }).collect()
}

/// Richard's omino in a picture.
fn chosen(picture: &Cells) -> Polyomino {
    Polyomino::new(cells_of(picture, '#')).expect("connected cells").canonical(Kind::Free)
}

/// The boards named in the words above the pictures, such as `3 x 10`, in order.
fn named_boards(text: &str) -> Vec<(usize, usize)> {
    let words = text
        .split("\n\n")
        .next()
        .expect("words")
        .split([' ', ',', '.', '\n'])
        .filter(|word| !word.is_empty())
        .tuple_windows();
    let boards = words.filter(|&(_, x, _)| x == "x").map(|(rows, _, columns)| (rows.parse(), columns.parse()));
    boards.map(|(rows, columns)| (rows.expect("a number"), columns.expect("a number"))).collect()
}

/// For each omino there is a picture of a filling with it, and the words say how to fill the rest of the board.
fn check_fillings(x: usize, board: (usize, usize), text: &str) {
    let pictures = read_pictures(text);
    let ominoes: HashSet<Polyomino> = polyominoes(x, Kind::Free).unwrap().into_iter().collect();
    assert_eq!(pictures.len(), ominoes.len(), "{text}");
    assert_eq!(pictures.iter().map(chosen).collect::<HashSet<_>>(), ominoes, "{text}");
    let boards = named_boards(text);
    let (base_rows, base_columns) = boards[0];
    for picture in &pictures {
        assert!(picture.len() == base_rows && picture.iter().all(|row| row.len() == base_columns), "{text}");
        for &letter in picture.iter().flatten().unique() {
            assert!(letter == '#' || letter.is_ascii_alphabetic(), "{text}");
            assert_eq!(Polyomino::new(cells_of(picture, letter)).expect("connected cells").size(), x, "{text}");
        }
    }
    let (mut rows, mut columns) = (base_rows, base_columns);
    for (strip, piece) in boards[1..].iter().tuples() {
        assert!(strip.0 % piece.0 == 0 && strip.1 % piece.1 == 0 && piece.0 * piece.1 == x, "{text}");
        if strip.0 == rows && columns < board.1 {
            columns += strip.1;
        } else {
            assert_eq!(strip.1, columns, "{text}");
            rows += strip.0;
        }
    }
    assert_eq!((rows, columns), board, "{text}");
}

/// Every placement of the omino, up to symmetry, is drawn, and leaves a part of the wrong size, on longer boards too.
fn check_cut_off(x: usize, board: (usize, usize), text: &str) {
    let pictures = read_pictures(text);
    let omino = chosen(&pictures[0]);
    let (rows, columns) = (pictures[0].len(), pictures[0][0].len());
    let mut drawn = HashSet::new();
    for picture in &pictures {
        assert_eq!(chosen(picture), omino, "{text}");
        let letters = picture.iter().flatten().filter(|letter| letter.is_alphabetic()).unique();
        let sizes = letters.map(|&letter| (letter, cells_of(picture, letter).len())).collect_vec();
        assert!(text.contains(&sizes.iter().map(|(letter, size)| format!("{letter}: {size}")).join(", ")), "{text}");
        assert!(sizes.iter().any(|(_, size)| size % x != 0), "{text}");
        assert!(columns == board.1 || sizes.iter().any(|(_, size)| x % rows == 0 && size % rows != 0), "{text}");
        for (flip_rows, flip_columns) in iproduct!([false, true], [false, true]) {
            let flipped = |cell: Cell| Cell {
                row: if flip_rows { rows - 1 - cell.row } else { cell.row },
                column: if flip_columns { columns - 1 - cell.column } else { cell.column },
            };
            drawn.insert(cells_of(picture, '#').into_iter().map(flipped).sorted().collect_vec());
        }
    }
    let full = Region::full(rows, columns);
    let all = iproduct!(omino.orientations(Kind::Free), 0..rows, 0..columns)
        .filter_map(|(omino, row, column)| full.placement(&omino, Cell { row, column }));
    assert_eq!(all.map(|cells| cells.into_iter().sorted().collect_vec()).collect::<HashSet<_>>(), drawn, "{text}");
}

/// Boards of at most 36 cells are drawn whole. Of larger ones, 37 to 42 are sides with each remainder.
#[test]
fn what_is_drawn_for_up_to_six_cells_proves_the_answer() {
    for (x, rows, columns) in iproduct!(1..=6, 1..=42, 1..=42).filter(|(_, rows, columns)| rows <= columns) {
        let board = (rows, columns);
        let text = explanation(x, rows, columns);
        if text.contains("GABRIEL") {
            check_fillings(x, board, &text);
        } else if rows * columns % x != 0 {
            assert!(text.contains(&format!("{x} does not divide {rows} x {columns} = {}.", rows * columns)), "{text}");
        } else {
            let omino = chosen(&read_pictures(&text)[0]);
            assert_eq!(omino.size(), x, "{text}");
            assert!(!search::has_hopeful_placement(&omino, rows, columns), "{text}");
            if !text.contains("does not fit") {
                check_cut_off(x, board, &text);
            }
        }
        assert_eq!(text, explanation(x, columns, rows));
    }
}

/// All of the omino is drawn, or what has the hole is.
#[test]
fn what_is_drawn_for_seven_cells_and_more_has_one_hole() {
    for x in 7..=30 {
        let text = explanation(x, x, 1);
        let picture = read_pictures(&text).into_iter().exactly_one().expect("one picture");
        let omino = chosen(&picture);
        assert_eq!((omino.size(), omino.holes()), (x.min(25), 1), "{text}");
        assert_eq!(text.contains(&format!("longer by {} cells", x.saturating_sub(25))), x > 25, "{text}");
        let hole = cells_of(&picture, 'o').into_iter().exactly_one().expect("a hole of one cell");
        let around =
            [(0, 1), (1, 0), (1, 2), (2, 1)].map(|(row, column)| (hole.row + row - 1, hole.column + column - 1));
        assert!(around.iter().all(|&(row, column)| picture[row][column] == '#'), "{text}");
    }
}
