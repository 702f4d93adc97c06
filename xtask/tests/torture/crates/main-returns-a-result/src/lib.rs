use std::fmt;

pub struct Failure(pub String);

impl fmt::Debug for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl From<std::num::ParseIntError> for Failure {
    fn from(error: std::num::ParseIntError) -> Self {
        Failure(error.to_string())
    }
}

pub fn solve(input: &str) -> Result<u32, Failure> {
    Ok(input.trim().parse::<u32>()? + 1)
}

pub fn dead_solve() {}
