#[test]
fn dead_outside_of_a_module() {
    dead_helper();
}

#[test]
#[should_panic(expected = "dead")]
#[ignore = "dead"]
fn dead_that_panics() {
    panic!("dead");
}

#[allow(dead_code)]
fn dead_helper() {}

// COMMENT_MARK
mod inner {
    #[test]
    fn dead_inner() -> Result<(), String> {
        Ok(())
    }

    #[core::prelude::v1::test]
    fn dead_by_path() {}

    pub fn eight(n: u32) -> u32 {
        library::add(n, 1)
    }
}

pub fn solve(input: &str) -> String {
    format!("{} {}\n", input.trim(), inner::eight(7))
}
