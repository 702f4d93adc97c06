//! Times `solve` on the largest fixture.

testing::solve_bench!(ominous_omino::solve);
