//! The code that the compiler makes of a text, as far as it matters here.

use std::hash::{DefaultHasher, Hash, Hasher};

/// Code without optimisation, in the form of LLVM.
#[derive(PartialEq)]
pub(super) struct Code {
    /// The number of instructions, and the sum of their hashes: functions come in an order that says nothing.
    instructions: (usize, u64),
    /// The lines of the text at which functions begin that the program reaches.
    pub(super) reached: Vec<usize>,
}

impl Code {
    /// Reads code with debug information.
    pub(super) fn new(code: &str) -> Self {
        let file = code.lines().find(|line| line.contains("!DIFile(filename: \"<anon>\""));
        let file = file.and_then(|line| line.split(' ').next()).unwrap_or("none");
        let in_file = format!(" file: {file}, line: ");
        let functions = code.lines().filter(|line| line.contains("distinct !DISubprogram("));
        let line_of = |function: &str| function.split(&in_file).nth(1)?.split(',').next()?.parse().ok();
        let mut reached: Vec<usize> = functions.filter_map(line_of).collect();
        reached.sort_unstable();
        let instructions = code.lines().filter(|line| !line.starts_with(['!', ';']));
        let add = |(count, sum): (usize, u64), line| (count + 1, sum.wrapping_add(hash(line)));
        Self { instructions: instructions.fold((0, 0), add), reached }
    }
}

/// A hash of a line without its numbers of notes and attributes, and without the hashes in names of functions.
fn hash(line: &str) -> u64 {
    const DIGITS: usize = 16;
    let mut hasher = DefaultHasher::new();
    let mut rest = line;
    while let Some(start) = rest.find(['!', '#', 'h']) {
        let (before, behind) = rest.split_at(start + 1);
        before.hash(&mut hasher);
        let digits = behind.bytes().take(DIGITS).take_while(u8::is_ascii_hexdigit).count();
        let is_hash = before.ends_with("17h") && digits == DIGITS && behind[DIGITS..].starts_with('E');
        rest = if is_hash {
            &behind[DIGITS..]
        } else if before.ends_with('h') {
            behind
        } else {
            behind.trim_start_matches(|c: char| c.is_ascii_digit())
        };
    }
    rest.hash(&mut hasher);
    hasher.finish()
}
