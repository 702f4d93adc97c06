//! Draws random inputs for `cargo xtask stress connect-squares`.

#[path = "../tests/strategy/mod.rs"]
mod strategy;

fn main() -> std::process::ExitCode {
    testing::stress::main(&strategy::inputs(), strategy::referee(), connect_squares::solve)
}
