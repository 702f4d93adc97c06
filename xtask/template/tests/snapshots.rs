//! Snapshots of the output for every fixture and of the message for every bad input.

testing::snapshot_tests!(new_problem::solve);
