use grids::Cell as GridCell;
use shapes::Cell;

pub mod cell {
    // COMMENT_MARK: `Cell` for the third time.
    pub struct Cell;
    pub fn make(n: u32) -> (shapes::Cell, grids::Cell) {
        let _ = Cell;
        (shapes::cell::make(n), grids::cell::make(n))
    }
    pub fn dead_make() {}
}

pub fn area() -> (u32, u32) {
    (shapes::area(), grids::area())
}

pub fn solve(input: &str) -> String {
    let (shape, grid): (Cell, GridCell) = cell::make(input.trim().parse().unwrap());
    let (a, b) = area();
    let (c, d) = (shapes::describe!(1), grids::describe!(1));
    let sizes = format!("{} {} {a} {b} {} {}", shape.size(), grid.size(), shapes::SIZE, grids::SIZE);
    format!("{sizes} {c} {d} {shape:?} {grid:?}\n")
}
