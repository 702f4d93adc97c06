//! `docs/add-a-problem.md`, followed word for word in a copy of this workspace.

mod support;

use std::io::Write;
use std::process::Stdio;
use support::{texts, Workspace};

/// The code blocks of a page: language and text.
fn blocks(page: &str) -> Vec<(&str, &str)> {
    let parts = page.split("```").skip(1).step_by(2);
    parts.map(|block| block.split_once('\n').expect("a language, and lines")).collect()
}

/// Without how long a run took, how much memory it needed, how long a bundle is and where the target folder lies, and
/// without blanks at the ends of lines.
fn without_figures(text: &str) -> String {
    let plain = |line: &str| match line.split_once("/bundle/") {
        Some((_, file)) => format!("target/bundle/{}\n", file.split(": ").next().unwrap_or(file)),
        None => line[..line.find("  slowest ").unwrap_or(line.len())].trim_end().to_owned() + "\n",
    };
    text.lines().map(plain).collect()
}

/// Runs the commands of a block: the block as it should be.
fn run(workspace: &Workspace, block: &str) -> String {
    let run = |command: &str| {
        let (_, said, errors) = texts(&workspace.command("sh").args(["-c", command]).output().unwrap());
        assert!(!said.is_empty(), "{command}: {errors}");
        format!("$ {command}\n{said}")
    };
    block.lines().filter_map(|line| line.strip_prefix("$ ")).map(run).collect()
}

/// Makes the changes that a reader makes by hand.
fn apply(workspace: &Workspace, diff: &str) {
    let mut git = workspace.command("git");
    // The copy is no part of the repository around it.
    git.env("GIT_CEILING_DIRECTORIES", workspace.root().parent().unwrap());
    let mut git = git.args(["apply", "-"]).stdin(Stdio::piped()).spawn().unwrap();
    git.stdin.take().unwrap().write_all(diff.as_bytes()).unwrap();
    assert!(git.wait().unwrap().success(), "{diff}");
}

#[test]
fn a_problem_is_added_as_the_page_says() {
    let workspace = Workspace::new();
    let page = workspace.read("docs/add-a-problem.md");
    for (language, block) in blocks(&page) {
        match language {
            "console" => {
                snapbox::assert_data_eq!(without_figures(&run(&workspace, block)), without_figures(block));
            }
            "diff" => apply(&workspace, block),
            _ => {}
        }
    }
    assert_eq!(workspace.xtask(&["verify", "take-stones"]).0, Some(0));
}
