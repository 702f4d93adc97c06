//! What the problems share: the judge's input and output, and the mathematics of games on grids.
//!
//! - [`judge`]: text in, text out; a token reader that knows line and column.
//! - [`polyomino`]: cells, symmetries, enumeration, canonical forms, placements.
//! - [`region`]: a set of cells on a board of any size; flood fill, components.
//! - [`grundy`]: mex, nim-sum, impartial games and partizan games.
//!
//! [`judge`], [`polyomino`] and [`grundy`] use the standard library alone, so a submission can carry them.

pub mod grundy;
pub mod judge;
pub mod polyomino;
pub mod region;
