//! The eight symmetries of the square, and what they make of a polyomino.

use super::square::Square;
use super::{Cell, Polyomino};

/// Which polyominoes count as the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Rotations and reflections are the same.
    Free,
    /// Rotations are the same; a reflection is another one.
    OneSided,
    /// Only translations are the same.
    Fixed,
}

impl Kind {
    /// The symmetries under which polyominoes of this kind are the same, the identity first.
    ///
    /// ```
    /// use common::polyomino::{Kind, Symmetry};
    ///
    /// assert_eq!(Kind::Fixed.symmetries(), [Symmetry::Identity]);
    /// assert!(Kind::OneSided.symmetries().iter().all(|symmetry| symmetry.is_rotation()));
    /// ```
    pub fn symmetries(self) -> &'static [Symmetry] {
        match self {
            Self::Free => &Symmetry::ALL,
            Self::OneSided => &Symmetry::ALL[..4],
            Self::Fixed => &Symmetry::ALL[..1],
        }
    }
}

/// A symmetry of the square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Symmetry {
    /// Nothing moves.
    Identity,
    /// By 90 degrees, clockwise.
    QuarterTurn,
    /// By 180 degrees.
    HalfTurn,
    /// By 270 degrees, clockwise.
    ThreeQuarterTurn,
    /// Top and bottom change places.
    FlipRows,
    /// Left and right change places.
    FlipColumns,
    /// Rows and columns change places: reflection at the diagonal from the top left corner.
    Transpose,
    /// Reflection at the diagonal from the top right corner.
    AntiTranspose,
}

impl Symmetry {
    /// All eight: the four rotations, then the four reflections.
    pub const ALL: [Self; 8] = [
        Self::Identity,
        Self::QuarterTurn,
        Self::HalfTurn,
        Self::ThreeQuarterTurn,
        Self::FlipRows,
        Self::FlipColumns,
        Self::Transpose,
        Self::AntiTranspose,
    ];

    /// Whether it is a rotation, the identity included, and not a reflection.
    pub fn is_rotation(self) -> bool {
        matches!(self, Self::Identity | Self::QuarterTurn | Self::HalfTurn | Self::ThreeQuarterTurn)
    }

    /// Whether it makes height and width change places.
    pub fn exchanges_sides(self) -> bool {
        matches!(self, Self::QuarterTurn | Self::ThreeQuarterTurn | Self::Transpose | Self::AntiTranspose)
    }

    /// Where a cell of a box of `height` × `width` comes to lie in the box's image.
    fn moved(self, cell: Cell, height: usize, width: usize) -> Cell {
        let Cell { row, column } = cell;
        let (bottom, right) = (height - 1 - row, width - 1 - column);
        let (row, column) = match self {
            Self::Identity => (row, column),
            Self::QuarterTurn => (column, bottom),
            Self::HalfTurn => (bottom, right),
            Self::ThreeQuarterTurn => (right, row),
            Self::FlipRows => (bottom, column),
            Self::FlipColumns => (row, right),
            Self::Transpose => (column, row),
            Self::AntiTranspose => (right, bottom),
        };
        Cell { row, column }
    }
}

impl Polyomino {
    /// The image under a symmetry, moved to the corner again. O(1) if neither side is longer than 8, or else O(cells).
    ///
    /// ```
    /// use common::polyomino::{Polyomino, Symmetry};
    ///
    /// let l: Polyomino = "###\n#..".parse().unwrap();
    /// assert_eq!(l.image(Symmetry::QuarterTurn).to_string(), "##\n.#\n.#\n");
    /// ```
    pub fn image(&self, symmetry: Symmetry) -> Self {
        if let Some(square) = Square::of(self) {
            return square.image(symmetry).polyomino();
        }
        let moved = |cell| symmetry.moved(cell, self.height(), self.width());
        let (height, width) =
            if symmetry.exchanges_sides() { (self.width, self.height) } else { (self.height, self.width) };
        let bit = |cell: Cell| 1 << (cell.row * usize::from(width) + cell.column);
        let cells = self.cells().fold(0, |cells, cell| cells | bit(moved(cell)));
        Self { height, width, cells }
    }

    /// The least of the images under the symmetries of `kind`: the same for all fixed polyominoes that are one
    /// polyomino of that kind. As many [images](Self::image) as there are symmetries, at most.
    ///
    /// ```
    /// use common::polyomino::{Kind, Polyomino};
    ///
    /// let s: Polyomino = ".##\n##.".parse().unwrap();
    /// let z: Polyomino = "##.\n.##".parse().unwrap();
    /// assert_eq!(s.canonical(Kind::Free), z.canonical(Kind::Free));
    /// assert_ne!(s.canonical(Kind::OneSided), z.canonical(Kind::OneSided));
    /// ```
    pub fn canonical(&self, kind: Kind) -> Self {
        match Square::of(self) {
            _ if kind == Kind::Fixed => *self,
            Some(square) => square.canonical(kind).polyomino(),
            None => kind.symmetries().iter().map(|&symmetry| self.image(symmetry)).min().unwrap_or(*self),
        }
    }

    /// The distinct images under the symmetries of `kind`, the polyomino itself first: 1, 2, 4 or 8 of them.
    /// As many [images](Self::image) as there are symmetries.
    ///
    /// ```
    /// use common::polyomino::{Kind, Polyomino};
    ///
    /// let t: Polyomino = "###\n.#.".parse().unwrap();
    /// assert_eq!(t.orientations(Kind::Free).len(), 4);
    /// ```
    pub fn orientations(&self, kind: Kind) -> Vec<Self> {
        let mut orientations = Vec::new();
        for &symmetry in kind.symmetries() {
            let image = self.image(symmetry);
            if !orientations.contains(&image) {
                orientations.push(image);
            }
        }
        orientations
    }

    /// Whether no rotation takes the polyomino to its mirror image, so that a free one counts as two one-sided ones.
    /// Two [canonical forms](Self::canonical) and an image.
    ///
    /// ```
    /// use common::polyomino::Polyomino;
    ///
    /// assert!("###\n#..".parse::<Polyomino>().unwrap().is_chiral());
    /// assert!(!"###\n.#.".parse::<Polyomino>().unwrap().is_chiral());
    /// ```
    pub fn is_chiral(&self) -> bool {
        self.canonical(Kind::OneSided) != self.image(Symmetry::FlipColumns).canonical(Kind::OneSided)
    }
}
