//! Times `solve` on the largest fixture.

testing::solve_bench!(tetris_game::solve);
