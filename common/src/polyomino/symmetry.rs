//! The eight symmetries of the square, and what they make of a polyomino.

use super::{mask, Polyomino};

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
}

impl Polyomino {
    /// The image under a symmetry, moved to the corner again.
    ///
    /// ```
    /// use common::polyomino::{Polyomino, Symmetry};
    ///
    /// let l: Polyomino = "###\n#..".parse().unwrap();
    /// assert_eq!(l.image(Symmetry::QuarterTurn).to_string(), "##\n.#\n.#\n");
    /// ```
    pub fn image(&self, symmetry: Symmetry) -> Self {
        match symmetry {
            Symmetry::Identity => *self,
            Symmetry::QuarterTurn => self.transposed().with_columns_flipped(),
            Symmetry::HalfTurn => self.half_turned(),
            Symmetry::ThreeQuarterTurn => self.transposed().with_rows_flipped(),
            Symmetry::FlipRows => self.with_rows_flipped(),
            Symmetry::FlipColumns => self.with_columns_flipped(),
            Symmetry::Transpose => self.transposed(),
            Symmetry::AntiTranspose => self.transposed().half_turned(),
        }
    }

    /// The least of the images under the symmetries of `kind`: the same for all fixed polyominoes that are one
    /// polyomino of that kind.
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
        if kind == Kind::Fixed {
            return *self;
        }
        // The least image is not higher than it is wide, so unless the box is a square only half of them count.
        if self.height < self.width {
            return self.least_of_own_box(kind);
        }
        let transposed = self.transposed();
        // Transposing reflects; a rotation is that and another reflection.
        let turned = if kind == Kind::Free { transposed } else { transposed.with_rows_flipped() };
        let least = turned.least_of_own_box(kind);
        if self.height > self.width {
            least
        } else {
            least.min(self.least_of_own_box(kind))
        }
    }

    /// The least of the images under the symmetries of `kind` that keep the box: half turn and, if free, both flips.
    fn least_of_own_box(&self, kind: Kind) -> Self {
        let least = (*self).min(self.half_turned());
        if kind == Kind::OneSided {
            return least;
        }
        let flipped = self.with_rows_flipped();
        least.min(flipped).min(flipped.half_turned())
    }

    /// The distinct images under the symmetries of `kind`, the polyomino itself first: 1, 2, 4 or 8 of them.
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
    ///
    /// ```
    /// use common::polyomino::Polyomino;
    ///
    /// assert!("###\n#..".parse::<Polyomino>().unwrap().is_chiral());
    /// assert!(!"###\n.#.".parse::<Polyomino>().unwrap().is_chiral());
    /// ```
    pub fn is_chiral(&self) -> bool {
        self.canonical(Kind::OneSided) != self.with_columns_flipped().canonical(Kind::OneSided)
    }

    /// Reversing all the bits of the box turns it by 180 degrees.
    fn half_turned(&self) -> Self {
        Self { cells: self.cells.reverse_bits() >> (64 - self.height * self.width), ..*self }
    }

    fn with_rows_flipped(&self) -> Self {
        let mut flipped = 0;
        for row in 0..self.height {
            let row_cells = self.cells >> (row * self.width) & mask::full(self.width.into());
            flipped |= row_cells << ((self.height - 1 - row) * self.width);
        }
        Self { cells: flipped, ..*self }
    }

    fn with_columns_flipped(&self) -> Self {
        self.half_turned().with_rows_flipped()
    }

    fn transposed(&self) -> Self {
        let mut transposed = 0;
        for row in 0..self.height {
            for column in mask::indices(self.cells >> (row * self.width) & mask::full(self.width.into())) {
                transposed |= 1 << (column * self.height() + usize::from(row));
            }
        }
        Self { height: self.width, width: self.height, cells: transposed }
    }
}
