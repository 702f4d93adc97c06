//! COMMENT_MARK: has the names that `shapes` has too.

pub mod cell {
    #[derive(Debug)]
    pub struct Cell(pub u32, pub u32);

    impl Cell {
        pub fn size(&self) -> u32 {
            self.0 * self.1
        }
    }

    pub fn make(side: u32) -> Cell {
        Cell(side, side)
    }
}

pub use cell::Cell;

pub const SIZE: u32 = 9;

pub fn area() -> u32 {
    SIZE * SIZE
}

pub fn dead_perimeter() -> u32 {
    SIZE * 8
}

#[macro_export]
macro_rules! describe {
    ($e:expr) => {
        format!("grid {}", $e + $crate::SIZE)
    };
}
