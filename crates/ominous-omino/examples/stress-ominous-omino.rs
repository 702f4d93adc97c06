//! Draws random inputs for `cargo xtask stress ominous-omino`.

#[path = "../tests/strategy/mod.rs"]
mod strategy;

fn main() -> std::process::ExitCode {
    testing::stress::main(&strategy::inputs(), strategy::referee(), ominous_omino::solve)
}
