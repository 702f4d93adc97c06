use std::fmt::{self, Display};
use std::iter::FromIterator;
use std::ops::{Add, AddAssign, Deref, DerefMut, Index, IndexMut, Neg, Not};
use std::str::FromStr;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Number(pub i32);

impl Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "<{}>", self.0)
    }
}

impl Number {
    pub fn dead_inherent(&self) {}
}

impl Add for Number {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Number(self.0 + other.0)
    }
}

impl AddAssign<i32> for Number {
    fn add_assign(&mut self, other: i32) {
        self.0 += other;
    }
}

impl Neg for Number {
    type Output = Number;

    fn neg(self) -> Number {
        Number(-self.0)
    }
}

impl Not for Number {
    type Output = bool;

    fn not(self) -> bool {
        self.0 != 0
    }
}

impl FromStr for Number {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.trim().parse().map(Number).map_err(|_| "bad")
    }
}

impl PartialEq<i32> for Number {
    fn eq(&self, other: &i32) -> bool {
        self.0 == *other
    }
}

// COMMENT_MARK
pub struct Down(u32);

impl Iterator for Down {
    type Item = u32;

    fn next(&mut self) -> Option<u32> {
        self.0 = self.0.checked_sub(1)?;
        Some(self.0)
    }
}

pub struct List(Vec<u32>);

impl Deref for List {
    type Target = Vec<u32>;

    fn deref(&self) -> &Vec<u32> {
        &self.0
    }
}

impl DerefMut for List {
    fn deref_mut(&mut self) -> &mut Vec<u32> {
        &mut self.0
    }
}

impl Index<char> for List {
    type Output = u32;

    fn index(&self, _: char) -> &u32 {
        &self.0[0]
    }
}

impl IndexMut<char> for List {
    fn index_mut(&mut self, _: char) -> &mut u32 {
        &mut self.0[0]
    }
}

impl FromIterator<u32> for List {
    fn from_iter<I: IntoIterator<Item = u32>>(items: I) -> Self {
        List(items.into_iter().collect())
    }
}

impl IntoIterator for List {
    type Item = u32;
    type IntoIter = std::vec::IntoIter<u32>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl Extend<u32> for List {
    fn extend<I: IntoIterator<Item = u32>>(&mut self, items: I) {
        self.0.extend(items);
    }
}

#[derive(Debug)]
struct Failure;

impl Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("end")
    }
}

impl std::error::Error for Failure {}

fn fail() -> Result<(), Box<dyn std::error::Error>> {
    Err(Failure)?;
    Ok(())
}

/// Nobody names this implementation, and it decides which method is called.
trait Tell {
    fn tell(&self) -> &'static str;
}

impl Tell for Number {
    fn tell(&self) -> &'static str {
        "value"
    }
}

impl Tell for &Number {
    fn tell(&self) -> &'static str {
        "ref"
    }
}

pub fn solve(input: &str) -> String {
    let number: Number = input.parse().unwrap();
    let mut sum = number + Number(2);
    sum += 1;
    let mut list: List = Down(3).filter(|n| n % 2 == 0).map(|n| n + 1).collect();
    list['x'] = 5;
    list.0[1] = 4;
    let list_of: Vec<u32> = { List(list.to_vec()) }.into_iter().collect();
    list.extend([7]);
    format!(
        "{number} {} {} {} {} {} {} {list_of:?} {} {} {} {} {} {} {}\n",
        sum.0,
        !number,
        list.len(),
        (-number).0,
        (number + number).0,
        if number == 7 { list['y'] + 3 } else { 0 },
        list.iter().max().unwrap(),
        "x".parse::<Number>().err().unwrap(),
        fail().unwrap_err(),
        Down(3).max().unwrap(),
        i32::from(number > Number(1)) * 21,
        (&&number).tell(),
        Tell::tell(&number),
    )
}
