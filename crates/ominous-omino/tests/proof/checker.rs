//! What tilings and placements are, cell by cell and from coordinates alone, without `common` and the crate.

use itertools::{iproduct, Itertools};
use std::collections::BTreeSet;

/// Row and column.
pub(crate) type Cell = (usize, usize);

/// What is wrong with `pieces` as a tiling of a board of `rows` × `columns` by ominoes of as many cells as `chosen` has,
/// `chosen` among them.
pub(crate) fn check(rows: usize, columns: usize, chosen: &[Cell], pieces: &[Vec<Cell>]) -> Result<(), String> {
    let mut uncovered: BTreeSet<Cell> = iproduct!(0..rows, 0..columns).collect();
    for cell in pieces.iter().flatten() {
        if !uncovered.remove(cell) {
            return Err(format!("{cell:?} is covered twice or not on the board"));
        }
    }
    if let Some(cell) = uncovered.first() {
        return Err(format!("{cell:?} is not covered"));
    }
    let is_omino = |piece: &&Vec<Cell>| piece.len() == chosen.len() && component_sizes(piece).len() == 1;
    if let Some(piece) = pieces.iter().find(|piece| !is_omino(piece)) {
        return Err(format!("{piece:?} is no omino of {} cells", chosen.len()));
    }
    let images = images(chosen);
    if !pieces.iter().any(|piece| images.contains(&in_corner(piece))) {
        return Err("the chosen omino is missing".into());
    }
    Ok(())
}

/// The number of cells in each part of a set of cells that edges join.
pub(crate) fn component_sizes(cells: &[Cell]) -> Vec<usize> {
    let mut rest: BTreeSet<Cell> = cells.iter().copied().collect();
    let mut sizes = Vec::new();
    while let Some(first) = rest.pop_first() {
        let (mut size, mut reached) = (0, vec![first]);
        while let Some((row, column)) = reached.pop() {
            size += 1;
            let below_or_right = [(row + 1, column), (row, column + 1)];
            // Wrapping makes a neighbour that is in no set.
            let above_or_left = [(row.wrapping_sub(1), column), (row, column.wrapping_sub(1))];
            reached.extend(below_or_right.iter().chain(&above_or_left).filter(|&cell| rest.remove(cell)));
        }
        sizes.push(size);
    }
    sizes
}

/// The different images under the eight symmetries of the square, each moved to the corner and sorted.
pub(crate) fn images(cells: &[Cell]) -> BTreeSet<Vec<Cell>> {
    let (bottom, right) = extent(cells);
    let flips = iproduct!([false, true], [false, true], [false, true]).map(|(rows, columns, transpose)| {
        let image = cells.iter().map(|&(row, column)| {
            let row = if rows { bottom - row } else { row };
            let column = if columns { right - column } else { column };
            if transpose {
                (column, row)
            } else {
                (row, column)
            }
        });
        in_corner(&image.collect_vec())
    });
    flips.collect()
}

/// Every way to lay the omino wholly on a board of `rows` × `columns`, turned and flipped at will.
pub(crate) fn placements(omino: &[Cell], rows: usize, columns: usize) -> Vec<Vec<Cell>> {
    let moved = |image: Vec<Cell>| {
        let (bottom, right) = extent(&image);
        let corners = iproduct!(0..rows.saturating_sub(bottom), 0..columns.saturating_sub(right));
        corners.map(|(top, left)| image.iter().map(|(row, column)| (top + row, left + column)).collect()).collect_vec()
    };
    images(omino).into_iter().flat_map(moved).collect()
}

/// The largest row and the largest column.
fn extent(cells: &[Cell]) -> Cell {
    let (rows, columns): (Vec<_>, Vec<_>) = cells.iter().copied().unzip();
    (rows.into_iter().max().expect("a cell"), columns.into_iter().max().expect("a cell"))
}

/// Moved so that the least row and the least column are 0, and sorted.
fn in_corner(cells: &[Cell]) -> Vec<Cell> {
    let top = cells.iter().map(|cell| cell.0).min().unwrap_or(0);
    let left = cells.iter().map(|cell| cell.1).min().unwrap_or(0);
    cells.iter().map(|(row, column)| (row - top, column - left)).sorted().collect()
}
