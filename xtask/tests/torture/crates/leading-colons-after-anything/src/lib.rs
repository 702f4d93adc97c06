//! COMMENT_MARK
pub struct Holder(pub(crate) ::library::Counter, pub ::library::Direction);

pub struct Named {
    pub(crate) counter: ::library::Counter,
}

type Pair<T = ::library::Counter> = (T, ::library::Counter);

fn limited(n: u32) -> u32 {
    if n > ::library::LIMIT || ::library::LIMIT < n {
        return ::library::LIMIT;
    }
    loop {
        if ::library::add(n, 0) == n {
            break ::library::LIMIT - 0 * ::library::LIMIT;
        }
    }
}

fn east() -> bool {
    match ::library::Direction::East {
        ::library::Direction::East if ::library::add(0, 0) == 0 => true,
        ::library::Direction::North | ::library::Direction::East => false,
    }
}

fn bound<T: ::library::Double + ::std::marker::Copy>(value: T) -> T
where
    T: ::library::Double,
{
    <T as ::library::Double>::double(&value)
}

pub fn solve(input: &str) -> String {
    let n: ::std::primitive::u32 = input.trim().parse().unwrap();
    let mut holder = Holder(::library::Counter::new(), ::library::Direction::East);
    let one = holder.0.step();
    let mut list: ::std::vec::Vec<::library::Counter> = ::std::vec![::library::Counter::new(); 3];
    list.extend(::std::iter::once(::library::Counter::new()));
    #[allow(unused_must_use)]
    ::library::add(1, 1);
    #[rustfmt::skip]
    ::library::square!(2);
    let closure = |n: u32| -> u32 { ::library::add(n, 1) };
    let other = move || ::library::nested::triple(1);
    let (mut pair, mut named): (Pair, _) =
        (::std::default::Default::default(), Named { counter: ::library::Counter::new() });
    pair.1.step();
    named.counter.step();
    let yes = if east() && !(holder.1 == ::library::Direction::North) { "yes" } else { "no" };
    let five = { bound(2u32) + [::library::add(0, 1)][0] };
    let cast = 7u8 as ::std::primitive::u32;
    format!(
        "{} {one} {} {} {} {yes} {cast} {} {} {five}\n",
        closure(n),
        limited(n),
        other(),
        pair.1.step() * named.counter.step() / 2,
        list.len(),
        limited(::library::LIMIT + 1),
    )
}

pub fn dead_solve() -> u32 {
    ::library::dead_subtract(1, 1)
}
