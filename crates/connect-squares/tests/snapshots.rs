//! Snapshots of the output for every fixture and of the message for every bad input.

testing::snapshot_tests!(connect_squares::solve);
