use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, OnceLock};

/// COMMENT_MARK: only a constant uses it.
const fn squares<const N: usize>() -> [u32; N] {
    let mut table = [0; N];
    let mut i = 0;
    while i < N {
        table[i] = square(i as u32 + 1);
        i += 1;
    }
    table
}

const fn square(n: u32) -> u32 {
    n * n
}

const fn dead_const_fn() -> u32 {
    5
}

const SIZE: usize = 3;
static TABLE: [u32; SIZE] = squares();
static DEAD_TABLE: [u32; 2] = squares();
const DEAD_CONST: u32 = dead_const_fn();
const SIX: u32 = {
    const fn inner() -> u32 {
        6
    }
    inner()
};
const MANY: u32 = library::LIMIT;
const _: () = assert!(SIZE < 4);

static CALLS: AtomicU32 = AtomicU32::new(0);
static LOG: Mutex<Vec<u32>> = Mutex::new(Vec::new());
static ONCE: OnceLock<u32> = OnceLock::new();

thread_local! {
    static LOCAL: std::cell::Cell<u32> = const { std::cell::Cell::new(1) };
    /// COMMENT_MARK
    pub static OTHER: std::cell::RefCell<Vec<u32>> = std::cell::RefCell::new(vec![square(3)]);
}

struct Holder;

impl Holder {
    const EIGHT: u32 = 8;
    const ALL: &'static [fn(u32) -> u32] = &[double];
    const DEAD_ALL: &'static [fn(u32) -> u32] = &[dead_double];
}

fn double(n: u32) -> u32 {
    CALLS.fetch_add(1, Ordering::Relaxed);
    n * 2
}

fn dead_double(n: u32) -> u32 {
    n * 2 + DEAD_CONST + DEAD_TABLE[0]
}

pub fn solve(input: &str) -> String {
    let n = input.trim().parse().unwrap();
    let amount = match library::LIMIT {
        MANY => "many",
        _ => "few",
    };
    LOG.lock().unwrap().push(n);
    LOCAL.with(|local| local.set(local.get() + 4));
    OTHER.with(|other| other.borrow_mut().clear());
    let three = Holder::ALL[0](n) - 11;
    format!(
        "{} {MANY} {} {TABLE:?} {SIX} {} {amount} {} {} {}\n",
        LOG.lock().unwrap()[0],
        ONCE.get_or_init(|| three),
        LOCAL.with(std::cell::Cell::get),
        CALLS.load(Ordering::Relaxed),
        Holder::EIGHT,
        [(); 2].len()
    )
}
