use library::{Direction::East, LIMIT as MOST, LIMIT};

static WIDTH: usize = 5;

pub fn solve(input: &str) -> String {
    let library = input.trim().parse::<u32>().unwrap();
    let width = WIDTH;
    let precision = 2;
    // COMMENT_MARK: items and locals, named in the text alone.
    format!(
        "{LIMIT} {library} {MOST:#x} {East:?} {library:>+width$} {library:0WIDTH$} {{{library}}} {:.precision$}\n",
        3.5
    )
}

pub const DEAD_WIDTH: usize = 1;
