//! Sets of cells of a board of at most 64 cells: bit `row * width + column` stands for a cell.

/// The lowest set bit alone.
pub(super) fn lowest(cells: u64) -> u64 {
    cells & cells.wrapping_neg()
}

/// The positions of the set bits, rising.
pub(super) fn indices(mut cells: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        if cells == 0 {
            return None;
        }
        let index = cells.trailing_zeros() as usize;
        cells &= cells - 1;
        Some(index)
    })
}

/// The lowest `count` bits, `count` from 1 to 64.
#[inline]
pub(super) fn full(count: usize) -> u64 {
    u64::MAX >> (64 - count)
}

/// The first column of a board of `width` columns, in as many rows as 64 bits hold.
fn first_column(width: u8) -> u64 {
    let mut column = 1_u64;
    let mut rows = u32::from(width);
    while rows < 64 {
        column |= column << rows;
        rows *= 2;
    }
    column
}

/// All of `cells` that paths inside it reach from `seed`, a subset of it.
pub(super) fn component(width: u8, cells: u64, seed: u64) -> u64 {
    let first = first_column(width);
    let last = first << (width - 1);
    let mut component = seed;
    loop {
        let sideways = (component & !last) << 1 | (component & !first) >> 1;
        // A board of one row of 64 cells has no row below it to shift to.
        let (down, up) = if width < 64 { (component << width, component >> width) } else { (0, 0) };
        let grown = component | (sideways | down | up) & cells;
        if grown == component {
            return component;
        }
        component = grown;
    }
}

/// Height, width and cells of the bounding box of a set that is not empty.
pub(super) fn trimmed(width: u8, cells: u64) -> (u8, u8, u64) {
    let top = cells.trailing_zeros() as u8 / width;
    let bottom = (63 - cells.leading_zeros() as u8) / width;
    let rows = cells >> (top * width);
    let mut columns = 0;
    for row in 0..=bottom - top {
        columns |= rows >> (row * width) & full(width.into());
    }
    let left = columns.trailing_zeros() as u8;
    let trimmed_width = 64 - columns.leading_zeros() as u8 - left;
    let mut trimmed = 0;
    for row in 0..=bottom - top {
        trimmed |= (rows >> (row * width + left) & full(trimmed_width.into())) << (row * trimmed_width);
    }
    (bottom - top + 1, trimmed_width, trimmed)
}
