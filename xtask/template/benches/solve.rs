//! Times `solve` on the largest fixture.

testing::solve_bench!(new_problem::solve);
