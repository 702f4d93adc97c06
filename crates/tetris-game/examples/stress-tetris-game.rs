//! Draws random inputs for `cargo xtask stress tetris-game`.

#[path = "../tests/strategy/mod.rs"]
mod strategy;

fn main() -> std::process::ExitCode {
    testing::stress::main(&strategy::inputs(), strategy::referee(), tetris_game::solve)
}
