//! Times `solve` on the largest fixture.

testing::solve_bench!(amateur_chess_players::solve);
