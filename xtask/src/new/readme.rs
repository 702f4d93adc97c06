//! The README's table of problems.

use super::draft::{markdown, Draft};
use anyhow::{bail, Result};

/// The README with a row for the problem behind the last one of the table of problems.
///
/// # Errors
/// When it has no such table, or a row for a problem of this name.
pub(super) fn with_row(readme: &str, draft: &Draft) -> Result<String> {
    let name = &draft.name;
    let mut lines: Vec<&str> = readme.lines().collect();
    if lines.iter().any(|line| line.starts_with(&format!("| [{name}]"))) {
        bail!("{name} is taken: README.md has a row for it");
    }
    let Some(head) = lines.iter().position(|line| line.starts_with("| problem |")) else {
        bail!("README.md: expected the table of problems, which begins with \"| problem |\"");
    };
    let length = lines[head..].iter().take_while(|line| line.starts_with('|')).count();
    let row = row(draft);
    lines.insert(head + length, &row);
    Ok(lines.join("\n") + "\n")
}

/// Idea, complexity and time are left to be filled in.
fn row(draft: &Draft) -> String {
    let name = &draft.name;
    let source = match (markdown(draft.source()), draft.url.as_str()) {
        (source, "") => source,
        (source, url) => format!("[{source}]({url})"),
    };
    format!("| [{name}](crates/{name}/src/lib.rs) | {source} | TODO | TODO | TODO |")
}
