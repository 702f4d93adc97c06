//! Times `solve` on the largest fixture.

testing::solve_bench!(connect_squares::solve);
