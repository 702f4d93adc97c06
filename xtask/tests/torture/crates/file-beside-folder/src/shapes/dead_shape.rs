pub fn dead_in_a_file() {}
