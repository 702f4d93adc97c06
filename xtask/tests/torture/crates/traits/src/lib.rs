use std::fmt::Debug;

pub trait Shape {
    const SIDES: u32;
    const DEAD_CONST: u32 = 0;
    type Unit: Into<u64> + Default;

    fn size(&self) -> u32;

    fn tell(&self) -> String {
        format!("default {}", self.size() * 2)
    }

    fn dead_default(&self) -> u32 {
        self.size() + dead_helper()
    }

    fn sides() -> u32
    where
        Self: Sized,
    {
        Self::SIDES
    }
}

fn dead_helper() -> u32 {
    1
}

pub struct Square(u32);
pub struct Other;

impl Shape for Square {
    const SIDES: u32 = 3;
    type Unit = u8;

    fn size(&self) -> u32 {
        self.0
    }
}

impl Shape for Other {
    const SIDES: u32 = 1;
    type Unit = u16;

    fn size(&self) -> u32 {
        1
    }

    fn tell(&self) -> String {
        "own".into()
    }
}

pub trait Named: Debug {
    fn name(&self) -> String {
        format!("{self:?}")
    }
}

/// COMMENT_MARK: for all.
impl<T: Debug + ?Sized> Named for T {}

pub trait Convert<T> {
    fn convert(&self) -> T;
}

impl Convert<u64> for u32 {
    fn convert(&self) -> u64 {
        u64::from(*self) * 2
    }
}

impl Convert<String> for u32 {
    fn convert(&self) -> String {
        format!("{self}{self}")
    }
}

pub trait DeadTrait {
    fn dead_required(&self);
}

impl DeadTrait for Square {
    fn dead_required(&self) {}
}

trait Visit {
    fn visit(&mut self, n: u32);
}

impl<F: FnMut(u32)> Visit for F {
    fn visit(&mut self, n: u32) {
        self(n)
    }
}

fn walk(visitor: &mut dyn Visit) {
    visitor.visit(2);
    visitor.visit(3);
}

fn eight() -> impl Iterator<Item = u32> + Clone {
    (1..).map(|n| n * 8)
}

fn all<'a>(shapes: &'a [Box<dyn Sized2 + 'a>]) -> usize {
    shapes.iter().map(|shape| shape.two()).sum()
}

trait Sized2 {
    fn two(&self) -> usize {
        1
    }
}

impl Sized2 for Square {}
impl Sized2 for Other {}

pub fn solve(input: &str) -> String {
    let square = Square(input.trim().parse().unwrap());
    let mut sum = 0;
    walk(&mut |n| sum += n);
    let twelve: u64 = 11u32.convert();
    let four: String = 1u32.convert();
    let unit: u64 = <Square as Shape>::Unit::default().into();
    format!(
        "{} {} {} {} {} {sum} {} {} {}\n",
        square.size(),
        square.tell(),
        Other.tell(),
        Square::sides(),
        twelve + unit,
        eight().next().unwrap(),
        if four == "11" { "four".name().replace('"', "") } else { four },
        all(&[Box::new(square), Box::new(Other)])
    )
}
