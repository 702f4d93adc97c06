//! Times `solve` on the largest fixture.

testing::solve_bench!(extreme_grid_game::solve);
