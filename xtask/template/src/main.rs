//! The program a judge runs; the solution is the library's `solve`.

fn main() -> std::process::ExitCode {
    common::judge::run(new_problem::solve)
}
