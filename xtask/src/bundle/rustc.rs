//! What the compiler says of a text.

use super::code::Code;
use anyhow::{Context, Result};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::io::Write;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{fs, thread};
use tempfile::TempDir;

/// What a compiler is given besides a text.
pub(super) struct Rustc {
    /// The edition of the text.
    pub(super) edition: String,
    /// Crates that the text may use, and their files.
    pub(super) crates: BTreeMap<String, PathBuf>,
    /// The folder of the files that those depend on.
    pub(super) dependencies: PathBuf,
    /// Where it is started, as that can choose a toolchain.
    pub(super) folder: PathBuf,
    /// For what it writes.
    pub(super) scratch: TempDir,
}

/// Something that the compiler says.
pub(super) struct Remark {
    /// Whether the text does not compile because of it.
    pub(super) is_error: bool,
    /// The places it is about, in bytes, and whether each was written by a macro.
    pub(super) places: Vec<(Range<usize>, bool)>,
    /// All of it, as a terminal shows it.
    pub(super) rendered: String,
}

impl Rustc {
    /// The default compiler: the one that cargo uses.
    pub(super) fn usual() -> PathBuf {
        std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()).into()
    }

    /// What it says of a program's text: errors, and what is not reached.
    ///
    /// # Errors
    /// When it cannot be run.
    pub(super) fn check(&self, text: &str, crates: &BTreeMap<String, PathBuf>) -> Result<Vec<Remark>> {
        let output = self.scratch.path().join("check.rmeta");
        let lints = ["-Wdead_code", "-Wunused_imports", "-Wunused_macros"];
        let mut command = self.command(&Self::usual(), crates);
        command.args(["--emit=metadata", "--error-format=json"]).args(lints).arg("-o").arg(output);
        let said = run(&mut command, text)?;
        Ok(said.lines().filter_map(|line| serde_json::from_str(line).ok()).filter_map(remark).collect())
    }

    /// The code that it makes of a program's text without optimisation; none if that does not compile.
    ///
    /// # Errors
    /// When the compiler cannot be run, or its output not read.
    pub(super) fn code(&self, text: &str) -> Result<Option<Code>> {
        // Not on standard output: for that the compiler makes a file where it is started, and others do so there too.
        let output = self.scratch.path().join("reached.ll");
        let mut command = self.command(&Self::usual(), &self.crates);
        command.args(["--emit=llvm-ir", "-Copt-level=0", "-Cdebuginfo=1", "-Ccodegen-units=1", "-Awarnings"]);
        run(command.arg("-o").arg(&output), text)?;
        if !output.exists() {
            return Ok(None);
        }
        let code = fs::read_to_string(&output).context("the compiler's output")?;
        fs::remove_file(&output)?;
        Ok(Some(Code::new(&code)))
    }

    /// What it [says](Self::check) of a text and, meanwhile, the [code](Self::code) that it makes of one.
    ///
    /// # Errors
    /// As for these.
    pub(super) fn check_and_code(&self, checked: &str, made: &str) -> Result<(Vec<Remark>, Option<Code>)> {
        thread::scope(|scope| {
            let code = scope.spawn(|| self.code(made));
            let remarks = self.check(checked, &self.crates)?;
            Ok((remarks, code.join().expect("no panic")?))
        })
    }

    /// Compiles a program with optimisation; whether it could, and what it says, for a terminal.
    ///
    /// # Errors
    /// When it cannot be run.
    pub(super) fn compile(&self, text: &str, program: &Path, rustc: &Path) -> Result<(bool, String)> {
        let mut command = self.command(rustc, &self.crates);
        let _ = fs::remove_file(program);
        let said = run(command.arg("-O").arg("-o").arg(program), text)?;
        Ok((program.is_file(), said))
    }

    fn command(&self, rustc: &Path, crates: &BTreeMap<String, PathBuf>) -> Command {
        let mut command = Command::new(rustc);
        let kind = ["--crate-name", "bundle", "--crate-type", "bin"];
        command.current_dir(&self.folder).args(["--edition", &self.edition]).args(kind);
        for (name, file) in crates {
            command.arg("--extern").arg(format!("{name}={}", file.display()));
        }
        if !crates.is_empty() {
            command.arg("-L").arg(format!("dependency={}", self.dependencies.display()));
        }
        command
    }
}

/// Runs the compiler on a text; what it writes to standard error.
fn run(command: &mut Command, text: &str) -> Result<String> {
    let name = command.get_program().to_owned();
    let pipes = command.arg("-").stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::piped());
    let mut child = pipes.spawn().with_context(|| format!("cannot run {}", name.display()))?;
    let mut input = child.stdin.take().context("the compiler's input")?;
    let text = text.to_owned();
    // It may stop reading; then it says why.
    let writer = thread::spawn(move || drop(input.write_all(text.as_bytes())));
    let output = child.wait_with_output()?;
    let _ = writer.join();
    Ok(String::from_utf8_lossy(&output.stderr).into_owned())
}

#[derive(Deserialize)]
struct Message {
    level: String,
    code: Option<LintName>,
    spans: Vec<Place>,
    rendered: Option<String>,
}

#[derive(Deserialize)]
struct LintName {
    code: String,
}

#[derive(Deserialize)]
struct Place {
    byte_start: usize,
    byte_end: usize,
    is_primary: bool,
    expansion: Option<Box<Expansion>>,
}

#[derive(Deserialize)]
struct Expansion {
    span: Place,
}

impl Place {
    /// Where it is, or where the macro is called that wrote it.
    fn outermost(&self) -> Range<usize> {
        match &self.expansion {
            Some(expansion) => expansion.span.outermost(),
            None => self.byte_start..self.byte_end,
        }
    }
}

fn remark(message: Message) -> Option<Remark> {
    const LINTS: [&str; 3] = ["dead_code", "unused_imports", "unused_macros"];
    let is_error = message.level.starts_with("error");
    let is_lint = message.code.is_some_and(|code| LINTS.contains(&code.code.as_str()));
    let primary = message.spans.iter().filter(|place| place.is_primary);
    let places: Vec<_> = primary.map(|place| (place.outermost(), place.expansion.is_some())).collect();
    (is_error || is_lint).then(|| Remark { is_error, places, rendered: message.rendered.unwrap_or_default() })
}
