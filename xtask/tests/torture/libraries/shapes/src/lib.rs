//! COMMENT_MARK: has the names that `grids` has too.

pub mod cell {
    #[derive(Debug)]
    pub struct Cell {
        pub sides: u32,
    }

    impl Cell {
        pub fn size(&self) -> u32 {
            self.sides
        }
    }

    pub fn make(sides: u32) -> Cell {
        Cell { sides }
    }
}

pub use cell::Cell;

pub const SIZE: u32 = 4;

pub fn area() -> u32 {
    SIZE * SIZE
}

pub fn dead_perimeter() -> u32 {
    SIZE * 4
}

#[macro_export]
macro_rules! describe {
    ($e:expr) => {
        format!("shape {}", $e + $crate::SIZE)
    };
}
