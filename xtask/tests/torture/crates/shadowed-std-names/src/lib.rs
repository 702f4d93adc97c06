use library::shadowing::*;

struct Vec(u32);
type Result = std::result::Result<u32, std::string::String>;

fn drop(_: u32) -> &'static str {
    "dropped"
}

trait Iterator {
    fn next(&self) -> u32;
}

impl Iterator for Vec {
    fn next(&self) -> u32 {
        1
    }
}

mod std_like {
    pub struct Box;
    pub fn max(n: u32) -> String {
        format!("{n} max")
    }
    pub fn dead_min() {}
}

use std_like::{max, Box};

// COMMENT_MARK
macro_rules! println {
    ($e:expr) => {
        format!("loud {}", $e)
    };
}

fn some() -> Result {
    Ok(1).map_err(|()| "never".to_string())
}

pub fn solve(input: &str) -> String {
    let n = input.trim().parse().unwrap();
    let vec = Vec(3);
    let ok = if some().is_ok() { "ok" } else { "bad" };
    let Box = Box;
    format!(
        "{}; {}; Vec {}; {}; {}; {ok}; {}; Box; {}\n",
        Option::Just(n).tell(),
        Option::Nothing.tell(),
        vec.0,
        vec.next(),
        drop(1),
        println!(n),
        max(5)
    )
}
