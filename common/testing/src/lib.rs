//! What the tests of the problems share.
