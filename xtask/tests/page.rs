//! `docs/add-a-problem.md`, followed word for word in a copy of this workspace.

mod support;

use std::io::Write;
use std::process::Stdio;
use support::{texts, Workspace};

/// Commands of the page that the tool does not have yet.
const NOT_YET: [&str; 1] = ["cargo xtask bundle"];

/// The code blocks of a page: language and text.
fn blocks(page: &str) -> Vec<(&str, &str)> {
    let parts = page.split("```").skip(1).step_by(2);
    parts.map(|block| block.split_once('\n').expect("a language, and lines")).collect()
}

/// Without how long a run took and how much memory it needed, and without blanks at the ends of lines.
fn without_figures(text: &str) -> String {
    let figures = |line: &'_ str| line.find("  slowest ").unwrap_or(line.len());
    text.lines().map(|line| line[..figures(line)].trim_end().to_owned() + "\n").collect()
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
    let is_there = |block: &str| !NOT_YET.iter().any(|command| block.contains(command));
    for (language, block) in blocks(&page) {
        match language {
            "console" if is_there(block) => {
                snapbox::assert_data_eq!(without_figures(&run(&workspace, block)), without_figures(block));
            }
            "diff" => apply(&workspace, block),
            _ => {}
        }
    }
    assert_eq!(workspace.xtask(&["verify", "take-stones"]).0, Some(0));
    for command in NOT_YET {
        let (code, _, errors) = workspace.xtask(&[command.rsplit(' ').next().unwrap()]);
        assert!(code == Some(2) && errors.contains("unrecognized subcommand"), "{command} is there; follow it too");
    }
}
