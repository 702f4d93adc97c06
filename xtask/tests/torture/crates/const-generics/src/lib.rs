use std::ops::Index;

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Matrix<const R: usize, const C: usize = 3> {
    cells: [[u32; C]; R],
}

impl<const R: usize, const C: usize> Matrix<R, C> {
    pub const AREA: usize = R * C;

    pub const fn filled(value: u32) -> Self {
        Matrix { cells: [[value; C]; R] }
    }

    pub fn turned(&self) -> Matrix<C, R> {
        let mut turned = Matrix::<C, R>::filled(0);
        for r in 0..R {
            for c in 0..C {
                turned.cells[c][r] = self.cells[r][c];
            }
        }
        turned
    }

    pub fn dead_sum<const N: usize>(&self) -> usize {
        N
    }
}

impl<const R: usize, const C: usize> Index<usize> for Matrix<R, C> {
    type Output = [u32; C];

    fn index(&self, row: usize) -> &[u32; C] {
        &self.cells[row]
    }
}

pub struct Flag<const B: bool>;

impl Flag<true> {
    pub fn is(&self) -> bool {
        true
    }
}

impl Flag<false> {
    pub fn dead_is(&self) -> bool {
        false
    }
}

fn largest<const N: usize>(list: [u32; N]) -> usize {
    list.len()
}

// COMMENT_MARK
pub fn solve(input: &str) -> String {
    let matrix = Matrix::<4>::filled(input.trim().parse().unwrap());
    let turned = matrix.turned();
    let list = largest::<{ 2 + 4 }>([0; 6]);
    let numbers: [u32; const_three()] = [1, 2, 3];
    format!(
        "{} {} {:?} {list} {} {} {}\n",
        turned[2][3],
        Matrix::<4, 3>::AREA,
        numbers,
        Flag::<{ 1 < 2 }>.is(),
        turned.cells.len(),
        turned[0].len()
    )
}

const fn const_three() -> usize {
    3
}
