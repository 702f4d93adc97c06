//! The worker: a small process that runs programs, one at a time, for the tool.
//!
//! It is the tool's own executable, started anew so that it has little memory to share with the programs it starts. It
//! writes a [`Folder`], then reads a [`Request`] a line, runs the program, and writes a [`Report`] a line. The
//! program's output goes to a file in the folder, whose size the kernel limits, so that neither side ever holds a flood.
//!
//! The worker is in a process group of its own, and so is each program. When the tool ends, however it does, the worker
//! sees its input closed, kills what it runs, removes its folder, and ends.

use anyhow::{Context, Result};
use rustix::event::{poll, PollFd, PollFlags, Timespec};
use rustix::io::retry_on_intr;
use rustix::process::{
    getgid, getrlimit, kill_process, kill_process_group, pidfd_open, set_child_subreaper, setrlimit, waitpid, Pid,
    PidfdFlags, Resource, Rlimit, Signal, WaitOptions,
};
use serde::{Deserialize, Serialize};
use std::fs::{self, File};
use std::io::{self, BufRead, Write};
use std::os::fd::OwnedFd;
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitCode, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;
use wait4::Wait4;

/// The tool's first argument that makes it a worker.
pub(crate) const ARGUMENT: &str = "--worker";

/// The stack that programs get, in bytes; judges give a large one.
const STACK: u64 = 256 << 20;
/// How much more than its limit a program may reserve without using it, as runtimes do; beyond, allocations fail.
const UNUSED_MEMORY: u64 = 2 << 30;
/// How often a running program's time and memory are looked at.
const TICK: Duration = Duration::from_millis(5);
/// The unit of `/proc/<pid>/stat`'s times: Linux tells them to all programs in hundredths of a second.
const CLOCK_TICK: Duration = Duration::from_millis(10);
/// The unit of `/proc/<pid>/statm`.
const PAGE: u64 = 4096;

/// A program to run.
#[derive(Serialize, Deserialize)]
pub(crate) struct Request {
    /// The program and its arguments.
    pub(crate) command: Vec<String>,
    /// The file it reads as standard input.
    pub(crate) input: PathBuf,
    /// Limits on CPU time and on wall-clock time.
    pub(crate) cpu_limit: Duration,
    /// See [`cpu_limit`](Self::cpu_limit).
    pub(crate) wall_limit: Duration,
    /// Limit on resident memory, in bytes.
    pub(crate) memory_limit: u64,
    /// Limit on the output, in bytes.
    pub(crate) output_limit: u64,
}

/// The worker's folder, or why it cannot work.
pub(crate) type Folder = Result<PathBuf, String>;

/// The files in the worker's folder that a program's standard output and standard error go to.
pub(crate) const OUTPUT: &str = "output";
pub(crate) const ERRORS: &str = "errors";

/// How a program ended, and what it used.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Report {
    /// How it ended.
    pub(crate) end: End,
    /// CPU time, of the children that it waited for too.
    pub(crate) cpu: Duration,
    /// Wall-clock time.
    pub(crate) wall: Duration,
    /// The most resident memory, in bytes.
    pub(crate) memory: u64,
}

/// How a program ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum End {
    /// By itself, with this exit code.
    Exit(i32),
    /// By a signal that the worker did not send.
    Signal(i32),
    /// Killed when it had used up its CPU time.
    CpuTime,
    /// Killed when it had used up its wall-clock time.
    WallTime,
    /// Killed when it used too much memory.
    Memory,
    /// Killed since the tool has gone, so nobody gets this report.
    Abandoned,
    /// It could not be started, and why.
    NotStarted(String),
}

/// Serves requests until the input ends.
pub(crate) fn main() -> ExitCode {
    match serve() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            let _ = writeln!(io::stderr(), "error: worker: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Gets ready to run programs; the folder for their outputs.
fn prepare() -> Result<TempDir> {
    set_child_subreaper(Some(rustix::process::getpid())).context("cannot adopt orphans")?;
    limit(Resource::Core, 0)?;
    limit(Resource::Stack, STACK)?;
    // The folder is the worker's, so that it is removed even when the tool is killed.
    tempfile::tempdir().context("cannot make a folder for outputs")
}

fn serve() -> Result<()> {
    let scratch = prepare();
    let (mut stdin, mut stdout) = (io::stdin().lock(), io::stdout().lock());
    let folder: Folder = scratch.as_ref().map(|scratch| scratch.path().into()).map_err(|error| format!("{error:#}"));
    serde_json::to_writer(&mut stdout, &folder)?;
    writeln!(stdout)?;
    let Ok(scratch) = scratch else { return Ok(()) };
    let mut line = String::new();
    while stdin.read_line(&mut line)? > 0 {
        let request: Request = serde_json::from_str(&line)?;
        let report = run(&request, scratch.path())?;
        if report.end == End::Abandoned {
            break;
        }
        serde_json::to_writer(&mut stdout, &report)?;
        writeln!(stdout)?;
        line.clear();
    }
    Ok(())
}

/// Lowers a limit for the programs to come, as far as the hard limit allows.
fn limit(resource: Resource, bytes: u64) -> Result<()> {
    let Rlimit { maximum, .. } = getrlimit(resource);
    let current = Some(maximum.map_or(bytes, |maximum| maximum.min(bytes)));
    setrlimit(resource, Rlimit { current, maximum }).context("cannot set a limit")
}

fn run(request: &Request, scratch: &Path) -> Result<Report> {
    // One byte more, so that a flood can be told from an output as long as the limit.
    limit(Resource::Fsize, request.output_limit + 1)?;
    limit(Resource::Data, request.memory_limit.saturating_add(UNUSED_MEMORY))?;
    let start = Instant::now();
    match spawn(request, scratch) {
        Ok(child) => attend(child, request, start),
        Err(error) => {
            let end = End::NotStarted(error.to_string());
            Ok(Report { end, cpu: Duration::ZERO, wall: Duration::ZERO, memory: 0 })
        }
    }
}

fn spawn(request: &Request, scratch: &Path) -> io::Result<Child> {
    Command::new(&request.command[0])
        .args(&request.command[1..])
        .stdin(File::open(&request.input)?)
        .stdout(File::create(scratch.join(OUTPUT))?)
        .stderr(Stdio::from(File::create(scratch.join(ERRORS))?))
        .process_group(0)
        // Changes nothing, but makes the standard library fork: a process that it starts in the quick way shares the
        // worker's memory for a moment, and the kernel then counts that as the program's.
        .gid(getgid().as_raw())
        .spawn()
}

/// Waits for the end of a program, or brings it about; then nothing of it is left.
fn attend(mut child: Child, request: &Request, start: Instant) -> Result<Report> {
    let pid = Pid::from_child(&child);
    let pidfd = pidfd_open(pid, PidfdFlags::empty()).context("cannot watch a program")?;
    let stopped = watch(&pidfd, pid, request, start)?;
    let wall = start.elapsed();
    // While the program is not waited for, its number is its own, and so is its group's.
    let _ = kill_process_group(pid, Signal::KILL);
    let used = child.wait4().context("cannot wait for a program")?;
    kill_orphans();
    let end = match (stopped, used.status.code()) {
        (Some(stopped), _) => stopped,
        (None, Some(code)) => End::Exit(code),
        (None, None) => End::Signal(used.status.signal().unwrap_or_default()),
    };
    Ok(Report { end, cpu: used.rusage.utime + used.rusage.stime, wall, memory: used.rusage.maxrss })
}

/// Returns when the program has ended, with nothing, or when it must be killed, with the reason.
fn watch(pidfd: &OwnedFd, pid: Pid, request: &Request, start: Instant) -> Result<Option<End>> {
    let stdin = io::stdin();
    let tick = Timespec::try_from(TICK)?;
    loop {
        let mut events = [PollFd::new(pidfd, PollFlags::IN), PollFd::new(&stdin, PollFlags::empty())];
        retry_on_intr(|| poll(&mut events, Some(&tick)))?;
        if !events[0].revents().is_empty() {
            return Ok(None);
        }
        if events[1].revents().contains(PollFlags::HUP) {
            return Ok(Some(End::Abandoned));
        }
        if start.elapsed() > request.wall_limit {
            return Ok(Some(End::WallTime));
        }
        if cpu_time(pid).is_some_and(|time| time > request.cpu_limit) {
            return Ok(Some(End::CpuTime));
        }
        if resident_memory(pid).is_some_and(|memory| memory > request.memory_limit) {
            return Ok(Some(End::Memory));
        }
    }
}

/// CPU time of a process and of those of its children that it has waited for.
fn cpu_time(pid: Pid) -> Option<Duration> {
    let stat = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    // The second field is the name, in parentheses, and can hold anything; utime, stime, cutime and cstime are the
    // fields 14 to 17, counted from 1.
    let fields = stat[stat.rfind(')')? + 1..].split_whitespace();
    let ticks: u32 = fields.skip(11).take(4).filter_map(|field| field.parse::<u32>().ok()).sum();
    Some(CLOCK_TICK * ticks)
}

/// Resident memory of a process, in bytes.
fn resident_memory(pid: Pid) -> Option<u64> {
    let statm = fs::read_to_string(format!("/proc/{pid}/statm")).ok()?;
    let pages: u64 = statm.split_whitespace().nth(1)?.parse().ok()?;
    Some(pages * PAGE)
}

/// Kills what a program left behind, outside its group too: as a subreaper the worker is the parent of all of it.
fn kill_orphans() {
    while let Some(orphans) = children().filter(|orphans| !orphans.is_empty()) {
        for orphan in orphans {
            let _ = kill_process(orphan, Signal::KILL);
            let _ = waitpid(Some(orphan), WaitOptions::empty());
        }
    }
}

/// The processes whose parent this one is.
fn children() -> Option<Vec<Pid>> {
    let list = fs::read_to_string(Path::new("/proc/thread-self/children")).ok()?;
    Some(list.split_whitespace().filter_map(|number| Pid::from_raw(number.parse().ok()?)).collect())
}
