//! Draws random inputs for `cargo xtask stress amateur-chess-players`.

#[path = "../tests/strategy/mod.rs"]
mod strategy;

fn main() -> std::process::ExitCode {
    testing::stress::main(&strategy::inputs(), strategy::referee(), amateur_chess_players::solve)
}
