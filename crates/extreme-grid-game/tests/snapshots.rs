//! Snapshots of the output for every fixture and of the message for every bad input.

testing::snapshot_tests!(extreme_grid_game::solve);
