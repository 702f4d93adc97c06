//! The code that the compiler makes of a text, as far as it matters here.

use rustc_demangle::demangle;
use std::hash::{DefaultHasher, Hasher};

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
        // Debug information is in notes, each on a line of its own.
        let (notes, others): (Vec<&str>, Vec<&str>) =
            code.lines().partition(|line| line.as_bytes().first() == Some(&b'!'));
        let file = notes.iter().find(|note| note.contains("!DIFile(filename: \"<anon>\""));
        let file = file.and_then(|note| note.split(' ').next()).unwrap_or("none");
        let in_file = format!(" file: {file}, line: ");
        let functions = notes.iter().filter(|note| note.contains("distinct !DISubprogram("));
        let line_of = |function: &&str| function.split(&in_file).nth(1)?.split(',').next()?.parse().ok();
        let mut reached: Vec<usize> = functions.filter_map(line_of).collect();
        reached.sort_unstable();
        let instructions = others.iter().filter(|line| line.as_bytes().first() != Some(&b';'));
        let add = |(count, sum): (usize, u64), line: &&str| (count + 1, sum.wrapping_add(hash(line)));
        Self { instructions: instructions.fold((0, 0), add), reached }
    }
}

/// A hash of a line, without its notes and numbers of attributes, which come last, and with what a reader calls functions:
/// their names for the linker number impls, also those that are not reached.
///
/// Searches are for one character each, as those are fast even where this is built without optimisation.
fn hash(line: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    let is_constant = line.starts_with('@');
    let end = ['!', '#'].into_iter().filter_map(|mark| line.find(mark)).min().filter(|_| !is_constant);
    let mut parts = line[..end.unwrap_or(line.len())].split('@');
    hasher.write(parts.next().unwrap_or_default().as_bytes());
    for part in parts {
        let part = part.strip_prefix('"').unwrap_or(part);
        let is_in_name = |byte: u8| byte.is_ascii_alphanumeric() || b"_.$".contains(&byte);
        let (name, behind) = part.split_at(part.bytes().position(|byte| !is_in_name(byte)).unwrap_or(part.len()));
        hasher.write(format!("{:#}", demangle(name)).as_bytes());
        hasher.write(behind.as_bytes());
    }
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    const CODE: &str = "; ModuleID = 'bundle'
@alloc_1 = private unnamed_addr constant [3 x i8] c\"a!#\"
define internal void @_ZN6bundle4main17h0123456789abcdefE() unnamed_addr #0 !dbg !5 {
  call void @_ZN6bundle5other17hfedcba9876543210E(i64 17) #3, !dbg !7
}
!3 = !DIFile(filename: \"<anon>\", directory: \"\")
!4 = !DIFile(filename: \"library/core/src/fmt.rs\", directory: \"\")
!5 = distinct !DISubprogram(name: \"main\", scope: !2, file: !3, line: 12, type: !6)
!8 = distinct !DISubprogram(name: \"other\", scope: !2, file: !3, line: 4, type: !6)
!9 = distinct !DISubprogram(name: \"fmt\", scope: !2, file: !4, line: 1, type: !6)
";

    #[test]
    fn functions_of_the_text_are_found_by_their_lines() {
        assert_eq!(Code::new(CODE).reached, [4, 12]);
        assert!(Code::new("").reached.is_empty());
    }

    /// Whether the instructions stay the same with this in the place of that.
    fn same(code: &str, from: &str, to: &str) -> bool {
        assert!(code.contains(from));
        Code::new(code).instructions == Code::new(&code.replace(from, to)).instructions
    }

    #[test]
    fn code_is_the_same_whatever_its_notes_and_hashes() {
        for (from, to) in
            [("17h0123", "17h4567"), ("#3, !dbg !7", "#4, !dbg !1"), ("= 'bundle'", "= 'other'"), ("!8", "!1")]
        {
            assert!(same(CODE, from, to), "{from}");
        }
        for (from, to) in [("a!#", "a!b"), ("i64 17", "i64 18"), ("other17h", "olher17h"), ("\n}", "\n  ret void\n}")] {
            assert!(!same(CODE, from, to), "{from}");
        }
    }

    /// Newer compilers write `s_` for the second impl of a module, `s0_` for the third, and places that these move.
    #[test]
    fn impls_have_no_numbers() {
        let code = "  call void @_RNvXs0_CsjMaewn57Afh_1tNtB5_5ErrorNtNtCsgEmfK2I1SDS_4core3fmt5Debug3fmt(ptr %0)";
        assert!(same(code, "Xs0_CsjMaewn57Afh_1tNtB5_", "XCsjMaewn57Afh_1tNtB2_"));
        assert!(!same(code, "5Error", "5Other"));
        let code =
            "  call void @\"_ZN45_$LT$t..Error$u20$as$u20$core..fmt..Debug$GT$3fmt17h0123456789abcdefE\"(ptr %0)";
        assert!(same(code, "17h0", "17h1"));
        assert!(!same(code, "t..Error", "t..Other"));
    }
}
