//! Whether a polyomino is the canonical one of all its images, found without making them.

use super::visit::BitRows;
use crate::polyomino::Kind;
use std::cmp::Ordering;

/// Whether the polyomino is the least of its images under the symmetries of `kind`, free or one-sided, in the order of
/// [`Polyomino`](crate::polyomino::Polyomino): by height, by width, then by rows, of which the last counts most. It is not
/// higher than it is wide.
#[inline]
pub(super) fn is_canonical(rows: &BitRows, kind: Kind) -> bool {
    let (height, width) = (rows.height(), rows.width());
    let last = height - 1;
    // One test of the row that counts most sorts out nearly all.
    let half_turned_first = rows.mirrored_row(0);
    let bound = match kind {
        Kind::Free => half_turned_first.min(rows.row(0)).min(rows.mirrored_row(last)),
        Kind::OneSided | Kind::Fixed => half_turned_first,
    };
    if rows.row(last) > bound {
        return false;
    }
    let half_turned = |row: usize| rows.mirrored_row(last - row);
    if is_greater(rows, half_turned) {
        return false;
    }
    if kind == Kind::Free
        && (is_greater(rows, |row| rows.row(last - row)) || is_greater(rows, |row| rows.mirrored_row(row)))
    {
        return false;
    }
    height < width || is_least_of_transposed(rows, kind)
}

/// Whether the polyomino comes behind the image with these rows, in a box of the same size.
#[inline]
fn is_greater(rows: &BitRows, image: impl Fn(usize) -> u64) -> bool {
    for row in (0..rows.height()).rev() {
        match rows.row(row).cmp(&image(row)) {
            Ordering::Less => return false,
            Ordering::Greater => return true,
            Ordering::Equal => {}
        }
    }
    false
}

/// Whether no image that changes rows and columns comes before; the box is a square.
fn is_least_of_transposed(rows: &BitRows, kind: Kind) -> bool {
    let side = rows.height();
    let last = side - 1;
    // Columns from top to bottom and from bottom to top: bit `row` and bit `last - row`.
    let mut down = [0_u64; 32];
    let mut up = [0_u64; 32];
    for row in 0..side {
        let mut bits = rows.row(row);
        while bits != 0 {
            let column = bits.trailing_zeros() as usize;
            bits &= bits - 1;
            down[column] |= 1 << row;
            up[column] |= 1 << (last - row);
        }
    }
    let quarter_turn = is_greater(rows, |row| up[row]);
    let three_quarter_turn = is_greater(rows, |row| down[last - row]);
    if quarter_turn || three_quarter_turn || kind == Kind::OneSided {
        return !quarter_turn && !three_quarter_turn;
    }
    !is_greater(rows, |row| down[row]) && !is_greater(rows, |row| up[last - row])
}
