pub type Number = u32;
pub type DeadNumber = u64;
type List<T = Number> = Vec<T>;
type Outcome<T> = Result<T, Box<dyn std::error::Error>>;
type Adder = fn(Number, Number) -> Number;
type Count = library::Counter;

trait Typed {
    type Inner;
    fn inner(self) -> Self::Inner;
}

impl<T> Typed for Option<T> {
    type Inner = T;
    fn inner(self) -> Self::Inner {
        self.unwrap()
    }
}

type Inside<T> = <T as Typed>::Inner;

fn parse(text: &str) -> Outcome<Number> {
    Ok(text.trim().parse()?) // COMMENT_MARK
}

pub fn solve(input: &str) -> String {
    let adder: Adder = library::add;
    let list: List = vec![1];
    let ok: Inside<Option<&str>> = Some("ok").inner();
    let mut counter = Count::new();
    counter.step();
    format!("{} {} {list:?} {ok} {}\n", parse(input).unwrap(), adder(7, 1), counter.step())
}
