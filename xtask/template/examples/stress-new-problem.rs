//! Draws random inputs for `cargo xtask stress new-problem`.

#[path = "../tests/strategy/mod.rs"]
mod strategy;

use new_problem::solve;

fn main() -> std::process::ExitCode {
    testing::stress::main(&strategy::inputs(), strategy::referee(), solve)
}
