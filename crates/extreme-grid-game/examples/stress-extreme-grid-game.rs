//! Draws random inputs for `cargo xtask stress extreme-grid-game`.

#[path = "../tests/strategy/mod.rs"]
mod strategy;

fn main() -> std::process::ExitCode {
    testing::stress::main(&strategy::inputs(), strategy::referee(), extreme_grid_game::solve)
}
