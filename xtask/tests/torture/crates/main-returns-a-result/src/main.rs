//! COMMENT_MARK
use main_returns_a_result::{solve, Failure};
use std::process::ExitCode;

fn read() -> Result<String, Box<dyn std::error::Error>> {
    Ok(std::io::read_to_string(std::io::stdin())?)
}

fn main() -> Result<ExitCode, Failure> {
    let text = read().map_err(|error| Failure(error.to_string()))?;
    println!("{}", solve(&text)?);
    Ok(ExitCode::SUCCESS)
}
