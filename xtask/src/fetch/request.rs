//! One HTTP request on one connection, within a time and a size.

use super::LONGEST;
use httparse::{Header, Request, Status};
use std::io::{self, ErrorKind, Read, Write};
use std::net::{Shutdown, TcpStream};
use std::time::{Duration, Instant};

/// A connection is over after this time, however much has come.
const TIME: Duration = Duration::from_secs(10);
/// After a refusal, what still comes is thrown away for this long, so that the client reads the answer.
const PATIENCE: Duration = Duration::from_secs(2);
const LONGEST_HEAD: usize = 16 << 10;
const MOST_HEADERS: usize = 64;

/// Why a request is refused: status and reason phrase of the answer, and a line about it.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Refusal {
    status: &'static str,
    pub(super) message: String,
}

impl Refusal {
    pub(super) fn new(status: &'static str, message: impl Into<String>) -> Self {
        Self { status, message: message.into() }
    }
}

impl From<io::Error> for Refusal {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            ErrorKind::TimedOut | ErrorKind::WouldBlock => {
                Self::new("408 Request Timeout", format!("expected a whole request within {} s", TIME.as_secs()))
            }
            _ => Self::new("400 Bad Request", error.to_string()),
        }
    }
}

/// Reads a connection until a point in time.
struct Timed<'a> {
    stream: &'a TcpStream,
    end: Instant,
}

impl Read for Timed<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let left = self.end.saturating_duration_since(Instant::now());
        if left.is_zero() {
            return Err(ErrorKind::TimedOut.into());
        }
        self.stream.set_read_timeout(Some(left))?;
        self.stream.read(buffer)
    }
}

/// Reads the body of a POST.
///
/// # Errors
/// When it does not come in time, is something else, is too long or breaks off.
pub(super) fn read(stream: &TcpStream) -> Result<Vec<u8>, Refusal> {
    read_from(Timed { stream, end: Instant::now() + TIME })
}

fn read_from(mut stream: impl Read) -> Result<Vec<u8>, Refusal> {
    let mut read = Vec::new();
    let (start, length) = loop {
        if let Some(head) = parse_head(&read)? {
            break head;
        }
        if read.len() >= LONGEST_HEAD {
            let message = format!("expected at most {LONGEST_HEAD} bytes of headers");
            return Err(Refusal::new("431 Request Header Fields Too Large", message));
        }
        let mut buffer = [0; 4096];
        match stream.read(&mut buffer)? {
            0 => return Err(Refusal::new("400 Bad Request", "the request broke off before its body")),
            count => read.extend_from_slice(&buffer[..count]),
        }
    };
    let mut body = read.split_off(start);
    let missing = length.saturating_sub(body.len() as u64);
    stream.take(missing).read_to_end(&mut body)?;
    if (body.len() as u64) < length {
        let message = format!("the request broke off after {} of {length} bytes", body.len());
        return Err(Refusal::new("400 Bad Request", message));
    }
    body.truncate(length as usize);
    Ok(body)
}

/// Where the body starts and how long it is, once the whole head is there.
fn parse_head(read: &[u8]) -> Result<Option<(usize, u64)>, Refusal> {
    let mut headers = [httparse::EMPTY_HEADER; MOST_HEADERS];
    let mut request = Request::new(&mut headers);
    let status = request.parse(read).map_err(|e| Refusal::new("400 Bad Request", format!("expected HTTP: {e}")))?;
    let Status::Complete(start) = status else { return Ok(None) };
    if request.method != Some("POST") {
        return Err(Refusal::new("405 Method Not Allowed", "expected a POST from Competitive Companion"));
    }
    // A page in a browser may post here as well. One that hides its origin is let through: it could add a problem, no more.
    if header(request.headers, "Origin")?.is_some_and(|origin| origin.starts_with("http")) {
        return Err(Refusal::new("403 Forbidden", "expected a POST from Competitive Companion, not from a web page"));
    }
    let length = header(request.headers, "Content-Length")?.and_then(|length| length.parse().ok());
    match length {
        Some(length) if length > LONGEST => {
            Err(Refusal::new("413 Content Too Large", format!("expected at most {LONGEST} bytes, found {length}")))
        }
        Some(length) => Ok(Some((start, length))),
        None => Err(Refusal::new("411 Length Required", "expected the length of the body in Content-Length")),
    }
}

/// The value of a header that may be there once.
fn header<'a>(headers: &[Header<'a>], name: &str) -> Result<Option<&'a str>, Refusal> {
    let mut values = headers.iter().filter(|header| header.name.eq_ignore_ascii_case(name));
    let value = values.next().map(|header| std::str::from_utf8(header.value));
    match (value.transpose(), values.next()) {
        (Ok(value), None) => Ok(value),
        _ => Err(Refusal::new("400 Bad Request", format!("expected one {name} of text"))),
    }
}

/// Answers a request. A client that does not take the answer goes without it.
pub(super) fn answer(stream: &mut TcpStream, result: Result<(), &Refusal>) {
    let (status, message) = match result {
        Ok(()) => ("200 OK", "received"),
        Err(Refusal { status, message }) => (*status, message.as_str()),
    };
    let answer = format!(
        "HTTP/1.1 {status}\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: {}\r\nConnection: close\r\n\r\n\
         {message}\n",
        message.len() + 1
    );
    let sent = stream.set_write_timeout(Some(PATIENCE)).and_then(|()| stream.write_all(answer.as_bytes()));
    if sent.is_ok() && stream.shutdown(Shutdown::Write).is_ok() && result.is_err() {
        let mut rest = Timed { stream, end: Instant::now() + PATIENCE };
        // What is thrown away cannot fail in a way that matters.
        let _ = io::copy(&mut rest, &mut io::sink());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn status(request: &[u8]) -> &'static str {
        read_from(request).map_or_else(|refusal| &refusal.status[..3], |_| "200")
    }

    #[test]
    fn a_post_has_a_body_of_the_length_it_says() {
        let body = read_from(&b"POST / HTTP/1.1\r\nHost: localhost\r\ncontent-length: 3\r\n\r\n{} trailing"[..]);
        assert_eq!(body.unwrap(), b"{} ");
        let extension = b"POST / HTTP/1.1\r\nOrigin: moz-extension://x\r\nContent-Length: 0\r\n\r\n";
        assert_eq!(read_from(&extension[..]).unwrap(), b"");
    }

    #[test]
    fn what_is_refused() {
        for (request, code) in [
            ("", "400"),
            ("\0\0\0\0", "400"),
            ("POST / HTTP/1.1\r\nContent-Length: 3\r\n", "400"),
            ("POST / HTTP/1.1\r\nContent-Length: 3\r\n\r\n{}", "400"),
            ("GET / HTTP/1.1\r\nContent-Length: 3\r\n\r\n{}", "405"),
            ("POST / HTTP/1.1\r\n\r\n{}", "411"),
            ("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n", "411"),
            ("POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n{}", "411"),
            ("POST / HTTP/1.1\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}", "400"),
            ("POST / HTTP/1.1\r\nContent-Length: 16777217\r\n\r\n", "413"),
            ("POST / HTTP/1.1\r\nContent-Length: 18446744073709551615\r\n\r\n", "413"),
            ("POST / HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\n", "411"),
            ("POST / HTTP/1.1\r\nOrigin: https://example.org\r\nContent-Length: 2\r\n\r\n{}", "403"),
        ] {
            assert_eq!(status(request.as_bytes()), code, "{request:?}");
        }
        let many = "X: y\r\n".repeat(MOST_HEADERS + 1);
        assert_eq!(status(format!("POST / HTTP/1.1\r\n{many}\r\n").as_bytes()), "400");
        let long = "y".repeat(2 * LONGEST_HEAD);
        assert_eq!(status(format!("POST / HTTP/1.1\r\nX: {long}\r\n\r\n").as_bytes()), "431");
    }
}
