//! COMMENT_MARK: items that are reached otherwise than by a call.

fn by_pointer(n: u32) -> u32 {
    n + 1
}

struct Callable;

impl Callable {
    fn by_ufcs(&self) -> u32 {
        9
    }
}

trait Object {
    fn by_object(&self) -> u32;
}

impl Object for Callable {
    fn by_object(&self) -> u32 {
        10
    }
}

struct ByDefault(u32);

impl Default for ByDefault {
    fn default() -> Self {
        ByDefault(11)
    }
}

#[derive(Default)]
struct Outer {
    inner: ByDefault,
}

struct ByBound;

impl AsRef<str> for ByBound {
    fn as_ref(&self) -> &str {
        by_as_ref()
    }
}

fn by_as_ref() -> &'static str {
    "12"
}

fn show(text: impl AsRef<str>) -> String {
    text.as_ref().to_string()
}

struct ByQuestion;

impl From<std::num::ParseIntError> for ByQuestion {
    fn from(_: std::num::ParseIntError) -> Self {
        by_question()
    }
}

fn by_question() -> ByQuestion {
    ByQuestion
}

fn parse(text: &str) -> Result<u32, ByQuestion> {
    Ok(text.trim().parse::<u32>()?)
}

struct BySum(u32);

impl std::iter::Sum<u32> for BySum {
    fn sum<I: Iterator<Item = u32>>(numbers: I) -> Self {
        BySum(numbers.fold(14, |a, b| a + b))
    }
}

pub fn solve(input: &str) -> String {
    let functions: [fn(u32) -> u32; 1] = [by_pointer];
    let object: Box<dyn Object> = Box::new(Callable);
    let outer = Outer::default();
    let thirteen = parse("x").map_or_else(|ByQuestion| 13, |n| n);
    let BySum(fourteen) = [0].into_iter().sum();
    format!(
        "{} {} {} {} {} {} {thirteen} {fourteen}\n",
        parse(input).ok().unwrap(),
        functions[0](7),
        [Callable].iter().map(Callable::by_ufcs).sum::<u32>(),
        object.by_object(),
        outer.inner.0,
        show(ByBound)
    )
}

pub fn dead_solve() {}
