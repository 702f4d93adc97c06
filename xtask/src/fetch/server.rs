//! Waiting for the extension's posts, on this machine alone.

use super::companion::{self, Problem};
use super::request::{self, Refusal};
use anyhow::{bail, Context, Result};
use std::io::{self, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

/// Connections served at once. A browser opens some that stay silent.
const MOST_CONNECTIONS: usize = 16;
/// How long the next problem of a contest may take.
const PATIENCE: Duration = Duration::from_secs(30);
/// The largest contest.
const MOST_PROBLEMS: usize = 100;

/// Hands on problems as they come: one, or all of the contest that the first belongs to.
///
/// # Errors
/// When the port is taken, or a part of a contest does not come.
pub(super) fn receive(port: u16, mut hand_on: impl FnMut(Problem)) -> Result<()> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port));
    let listener = listener.with_context(|| format!("port {port} of 127.0.0.1; --port takes another"))?;
    let address = listener.local_addr()?;
    writeln!(io::stderr(), "waiting for Competitive Companion at {address}; Ctrl-C ends it")?;
    let (sender, problems) = mpsc::channel();
    thread::spawn(move || accept(&listener, &sender));

    let first = problems.recv().context("no connection can be accepted any more")?;
    let expected = first.batch_size();
    hand_on(first);
    for received in 1..expected {
        match problems.recv_timeout(PATIENCE) {
            Ok(problem) => hand_on(problem),
            Err(RecvTimeoutError::Timeout) => {
                bail!("{received} of {expected} problems came, and no other for {} s", PATIENCE.as_secs())
            }
            Err(RecvTimeoutError::Disconnected) => bail!("no connection can be accepted any more"),
        }
    }
    Ok(())
}

/// Serves each connection on a thread of its own, so that none waits for a slow one.
fn accept(listener: &TcpListener, sender: &Sender<Problem>) {
    let open = Arc::new(AtomicUsize::new(0));
    for stream in listener.incoming() {
        let Ok(stream) = stream else { continue };
        if open.fetch_add(1, Ordering::Relaxed) >= MOST_CONNECTIONS {
            open.fetch_sub(1, Ordering::Relaxed);
            continue;
        }
        let (sender, open) = (sender.clone(), Arc::clone(&open));
        thread::spawn(move || {
            serve(stream, &sender);
            open.fetch_sub(1, Ordering::Relaxed);
        });
    }
}

/// Answers one request, and hands on the problem in it. The answer is first: the extension does not wait long.
fn serve(mut stream: TcpStream, sender: &Sender<Problem>) {
    let result = request::read(&stream).and_then(|body| problem(&body));
    request::answer(&mut stream, result.as_ref().map(|_| ()));
    match result {
        // The receiver is gone once it has all problems it wants.
        Ok(problem) => drop(sender.send(problem)),
        Err(refusal) => drop(writeln!(io::stderr(), "refused: {}", refusal.message)),
    }
}

fn problem(body: &[u8]) -> Result<Problem, Refusal> {
    let refusal = |message: String| Refusal::new("400 Bad Request", message);
    let mut problems = companion::parse(body).map_err(|error| refusal(error.to_string()))?;
    match (problems.pop(), problems.pop()) {
        (Some(problem), None) if (1..=MOST_PROBLEMS).contains(&problem.batch_size()) => Ok(problem),
        (Some(problem), None) => {
            let found = problem.batch_size();
            Err(refusal(format!("expected a contest of 1 to {MOST_PROBLEMS} problems, found {found}")))
        }
        _ => Err(refusal("expected one problem at a time".into())),
    }
}
