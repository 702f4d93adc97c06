//! The workspace's own commands: help, and who does what.

mod bundle;
mod cargo;
mod check;
mod compare;
mod completions;
mod fetch;
mod fixture;
mod import;
mod interrupts;
mod list;
mod new;
mod runner;
mod show;
mod stress;
mod verdict;
mod verify;
mod watch;
mod whole;
mod worker;
mod workspace;

#[cfg(feature = "clipboard")]
use bundle::clipboard::desktop;
use clap::Parser;
use std::io::{self, Write};
use std::process::ExitCode;

/// Tools for the problems of this workspace.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", disable_help_subcommand = true)]
enum Command {
    /// Runs the problems' programs on their fixtures and compares the outputs
    Verify(Box<verify::Arguments>),
    /// Makes one file of a problem's program, to be submitted, and proves it on the fixtures
    Bundle(bundle::Arguments),
    /// Looks for the smallest random input on which a solution and the referee differ, and keeps it as a fixture
    Stress(stress::Arguments),
    /// Lists the problems, with the numbers of their fixtures and the sizes of their bundles
    List,
    /// Shows a problem: statement, idea, limits and paths
    Show {
        /// Name, judge's id or unique beginning of the name
        problem: String,
    },
    /// Verifies a problem each time that one of its files is saved
    Watch {
        /// Name, judge's id or unique beginning of the name
        problem: String,
    },
    /// Makes a new problem: crate, fixtures, row of the README
    New(new::Arguments),
    /// Makes problems of what the browser extension Competitive Companion sends
    Fetch(fetch::Arguments),
    /// Brings in test data from a folder or a zip, as fixtures
    Import(import::Arguments),
    /// Writes the completions for a shell to standard output
    Completions {
        /// The shell
        shell: clap_complete::Shell,
    },
}

/// Exit code of a command that could not do its work; 1 says that it did, and found something wrong.
const COULD_NOT_RUN: u8 = 2;

fn main() -> ExitCode {
    if std::env::args_os().nth(1).is_some_and(|argument| argument == worker::ARGUMENT) {
        return worker::main();
    }
    #[cfg(feature = "clipboard")]
    if std::env::args_os().nth(1).is_some_and(|argument| argument == desktop::HOLDER) {
        // It has no standard error to say anything at.
        return desktop::hold().unwrap_or(ExitCode::from(COULD_NOT_RUN));
    }
    let result = match Command::parse() {
        Command::Verify(arguments) => verify::run(&arguments),
        Command::Bundle(arguments) => bundle::run(&arguments),
        Command::Stress(arguments) => stress::run(&arguments),
        Command::List => list::run(),
        Command::Show { problem } => show::run(&problem),
        Command::Watch { problem } => watch::run(&problem),
        Command::New(arguments) => new::run(&arguments),
        Command::Fetch(arguments) => fetch::run(&arguments),
        Command::Import(arguments) => import::run(&arguments),
        Command::Completions { shell } => completions::write(shell),
    };
    result.unwrap_or_else(|error| {
        // With standard error closed too, the exit code is all that is left to say it.
        let _ = writeln!(io::stderr(), "error: {error:#}");
        ExitCode::from(COULD_NOT_RUN)
    })
}
