//! The tool's side of a [worker](crate::worker): runs a program and reads its output.

use crate::fixture::Case;
use crate::verdict::said;
use crate::worker::{End, Folder, Report, Request, ARGUMENT, ERRORS, OUTPUT};
use crate::workspace::Judge;
use anyhow::{bail, Context, Result};
use serde::de::DeserializeOwned;
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::Duration;

/// What a program may use.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limits {
    /// CPU time.
    pub(crate) time: Duration,
    /// Resident memory, in bytes.
    pub(crate) memory: u64,
    /// Standard output, in bytes.
    pub(crate) output: u64,
}

/// Outputs may be this long, in bytes, or four times as long as the right one.
const OUTPUT_LIMIT: u64 = 64 << 20;

impl Limits {
    /// What a judge lets a program use; `answer` is the length of the right output in bytes.
    pub(crate) fn of(judge: &Judge, answer: usize) -> Self {
        Self { time: judge.time_limit(), memory: judge.memory_limit(), output: OUTPUT_LIMIT.max(4 * answer as u64) }
    }
}

/// A program that sleeps uses no CPU time, so it is stopped after this many times its limit, and a little more for a
/// machine that is busy.
const WALL_FACTOR: u32 = 2;
const WALL_GRACE: Duration = Duration::from_millis(500);
/// What a checker may use.
const CHECKER: Limits = Limits { time: Duration::from_secs(10), memory: 1 << 30, output: 1 << 20 };
/// Standard error is looked at if it is no longer than this, in bytes.
const LONGEST_ERRORS: u64 = 1 << 20;

/// How a program ended, and what it wrote.
#[derive(Debug)]
pub(crate) struct Run {
    /// How it ended, and what it used.
    pub(crate) report: Report,
    /// Standard output; none of it if it was more than the limit.
    pub(crate) output: Option<Vec<u8>>,
    /// The first line of standard error that is not empty.
    pub(crate) first_error: String,
}

/// A worker in waiting. Dropping it ends the worker.
pub(crate) struct Runner {
    worker: Child,
    requests: Option<ChildStdin>,
    reports: BufReader<ChildStdout>,
    /// The worker's folder.
    scratch: PathBuf,
}

impl Runner {
    /// Starts a worker.
    ///
    /// # Errors
    /// When it cannot be started, or there is no room for its files.
    pub(crate) fn start() -> Result<Self> {
        let mut worker = Command::new(std::env::current_exe()?)
            .arg(ARGUMENT)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            // Ctrl-C is for the tool alone; the worker then sees its input end, and clears up.
            .process_group(0)
            .spawn()
            .context("cannot start a worker")?;
        let requests = worker.stdin.take();
        let reports = worker.stdout.take().context("the worker's output")?;
        let mut runner = Self { worker, requests, reports: BufReader::new(reports), scratch: PathBuf::new() };
        runner.scratch = runner.read::<Folder>()?.map_err(anyhow::Error::msg)?;
        Ok(runner)
    }

    /// Runs a program with a file as its standard input.
    ///
    /// # Errors
    /// When the program cannot be started, or the worker fails.
    pub(crate) fn run(&mut self, command: &[String], input: PathBuf, limits: Limits) -> Result<Run> {
        let request = Request {
            command: command.to_vec(),
            input,
            cpu_limit: limits.time,
            wall_limit: limits.time * WALL_FACTOR + WALL_GRACE,
            memory_limit: limits.memory,
            output_limit: limits.output,
        };
        let report = self.ask(&request)?;
        if let End::NotStarted(reason) = report.end {
            bail!("cannot run {}: {reason}", command[0]);
        }
        let first_error =
            String::from_utf8_lossy(&read(&self.scratch.join(ERRORS), LONGEST_ERRORS)?.unwrap_or_default())
                .into_owned();
        let first_error = first_error.lines().find(|line| !line.trim().is_empty()).unwrap_or_default().into();
        Ok(Run { report, output: read(&self.scratch.join(OUTPUT), limits.output)?, first_error })
    }

    /// Asks a checker about an output: nothing if it accepts it, else what it says.
    ///
    /// The checker gets the names of three files, input, output and answer. By testlib's convention it accepts with exit
    /// code 0 and rejects with 1 or 2.
    ///
    /// # Errors
    /// When the checker cannot be started or fails.
    pub(crate) fn check(&mut self, checker: &[String], case: &Case, output: &[u8]) -> Result<Option<String>> {
        let kept = self.keep("checked", output)?;
        let files = [&case.input, &kept, &case.answer].map(|path| path.to_string_lossy().into_owned());
        let command: Vec<String> = checker.iter().cloned().chain(files).collect();
        let run = self.run(&command, case.input.clone(), CHECKER)?;
        let output = run.output.unwrap_or_default();
        let first_line = String::from_utf8_lossy(&output).lines().next().unwrap_or_default().to_owned();
        let said = said(if run.first_error.is_empty() { &first_line } else { &run.first_error });
        match run.report.end {
            End::Exit(0) => Ok(None),
            End::Exit(1 | 2) => Ok(Some(format!("checker: {said}"))),
            end => bail!("the checker {} failed ({end:?}): {said}", checker[0]),
        }
    }

    /// Writes a file into the worker's folder, which is removed with the worker; its path.
    ///
    /// # Errors
    /// When there is no room for it.
    pub(crate) fn keep(&self, name: &str, contents: &[u8]) -> Result<PathBuf> {
        let path = self.scratch.join(name);
        fs::write(&path, contents).with_context(|| path.display().to_string())?;
        Ok(path)
    }

    fn ask(&mut self, request: &Request) -> Result<Report> {
        let requests = self.requests.as_mut().context("the worker's input")?;
        let mut line = serde_json::to_vec(request)?;
        line.push(b'\n');
        requests.write_all(&line).context("the worker has gone")?;
        self.read()
    }

    /// The worker's next line.
    fn read<T: DeserializeOwned>(&mut self) -> Result<T> {
        let mut line = String::new();
        self.reports.read_line(&mut line)?;
        serde_json::from_str(&line).context("the worker has gone")
    }
}

impl Drop for Runner {
    fn drop(&mut self) {
        // The worker ends when its input does.
        self.requests = None;
        let _ = self.worker.wait();
    }
}

/// What a file holds, unless that is more than the limit.
fn read(path: &Path, limit: u64) -> Result<Option<Vec<u8>>> {
    let small = fs::metadata(path)?.len() <= limit;
    let contents = small.then(|| fs::read(path)).transpose().context("cannot read an output")?;
    fs::remove_file(path)?;
    Ok(contents)
}
