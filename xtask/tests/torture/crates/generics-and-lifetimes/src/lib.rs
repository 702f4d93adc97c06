use std::borrow::Cow;
use std::marker::PhantomData;

pub struct Meters<T> {
    value: u32,
    _unit: PhantomData<T>,
}

pub struct Metric;
pub struct DeadImperial;

impl Meters<Metric> {
    fn get(&self) -> u32 {
        self.value
    }
}

impl Meters<DeadImperial> {
    pub fn dead_get(&self) -> u32 {
        self.value
    }
}

fn longest<'a, 'b: 'a>(a: &'a str, b: &'b str) -> &'a str {
    if a.len() > b.len() {
        a
    } else {
        b
    }
}

fn apply<F>(f: F) -> u32
where
    for<'x> F: Fn(&'x [u32]) -> &'x u32,
{
    *f(&[1, 2, 3])
}

pub trait Lend {
    type Item<'a>
    where
        Self: 'a;

    fn lend<'a>(&'a mut self) -> Option<Self::Item<'a>>;
}

struct Windows<'s>(&'s mut [u32], usize);

impl<'s> Lend for Windows<'s> {
    type Item<'a>
        = &'a mut [u32]
    where
        Self: 'a;

    fn lend<'a>(&'a mut self) -> Option<&'a mut [u32]> {
        self.1 += 1;
        self.0.get_mut(self.1 - 1..=self.1)
    }
}

// COMMENT_MARK
fn shorten<T>(text: T) -> Cow<'static, str>
where
    T: Into<Cow<'static, str>>,
{
    text.into()
}

fn nested<T: Copy, const N: usize>(value: T) -> [Vec<Option<T>>; N]
where
    Vec<Option<T>>: Clone,
{
    std::array::from_fn(|_| vec![Some(value)])
}

pub fn solve(input: &str) -> String {
    let meters = Meters::<Metric> { value: input.trim().parse().unwrap(), _unit: PhantomData };
    let mut list = [1, 2, 3];
    let mut windows = Windows(&mut list, 0);
    while let Some(window) = windows.lend() {
        window[1] += window[0];
    }
    let parsed = "7".parse::<u32>().map_or_else(|_| 0, |n| n);
    format!(
        "{} {parsed} {} {} {} {} {} {}\n",
        meters.get(),
        longest("long", "longer"),
        apply(|list| list.last().unwrap()),
        list.iter().sum::<u32>(),
        list[2],
        shorten("abc"),
        nested::<u8, 2>(1).len()
    )
}
