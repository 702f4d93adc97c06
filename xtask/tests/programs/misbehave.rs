//! A program that misbehaves as its argument says. The right output, for any input, is `1 2 3.5`.

use std::io::{Read, Write};
use std::process::Command;
use std::thread::sleep;
use std::time::Duration;

const LONG: Duration = Duration::from_secs(1000);

fn deep(n: u64) -> u64 {
    let page = std::hint::black_box([n; 512]);
    if n == u64::MAX { 0 } else { 1 + deep(n + 1) + page[(n % 512) as usize] }
}

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let print = |bytes: &[u8]| std::io::stdout().write_all(bytes).unwrap();
    let start = |mode: &str| Command::new(&arguments[0]).arg(mode).spawn().unwrap();
    match arguments[1].as_str() {
        "right" => {
            std::io::stdin().read_to_string(&mut String::new()).unwrap();
            print(b"1 2 3.5\n");
        }
        "reads-nothing" => print(b"1 2 3.5\n"),
        "one-a-line" => print(b"1\n2\n3.5\n"),
        "crlf" => print(b"1 2 3.5\r\n"),
        "empty-line-first" => print(b"\n1 2 3.5\n"),
        "wrong" => print(b"1 2 4\n"),
        "nothing" => {}
        "too-much" => print(b"1 2 3.5 4\n"),
        "bytes" => print(b"1 2 \xFF\n"),
        "nan" => print(b"1 2 nan\n"),
        "busy" => loop {
            std::hint::black_box(0);
        },
        "wrong-and-busy" => {
            print(b"7\n");
            loop {
                std::hint::black_box(0);
            }
        }
        "sleep" => sleep(LONG),
        "waits-for-a-child" => drop(start("sleep").wait()),
        "leaves-a-child" => {
            start("sleep");
            print(b"1 2 3.5\n");
        }
        "leaves-a-daemon" => {
            Command::new("setsid").args([arguments[0].as_str(), "sleep"]).spawn().unwrap();
            print(b"1 2 3.5\n");
        }
        "flood" => loop {
            std::io::stdout().write_all(&[b'1'; 1 << 16]).unwrap_or_else(|_| sleep(LONG));
        },
        "fill-memory" => drop(std::hint::black_box(vec![1_u8; 1 << 30])),
        "allocate-4-gib" => drop(std::hint::black_box(vec![1_u8; 4 << 30])),
        "allocate-the-impossible" => drop(std::hint::black_box(Vec::<u8>::with_capacity(1 << 60))),
        "recurse" => print(deep(0).to_string().as_bytes()),
        "abort" => std::process::abort(),
        "panic" => panic!("no such position"),
        "exit-3" => std::process::exit(3),
        other => panic!("unknown: {other}"),
    }
}
