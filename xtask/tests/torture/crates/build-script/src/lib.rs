include!(concat!(env!("OUT_DIR"), "/generated.rs")); // refused here: build-script

pub fn solve(input: &str) -> String {
    format!("{WORD} {}\n", input.trim())
}

pub fn dead_solve() {}
