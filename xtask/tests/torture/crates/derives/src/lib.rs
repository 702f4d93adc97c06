use std::collections::{BTreeSet, HashSet};

/// COMMENT_MARK
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point {
    x: u32,
    y: u32,
}

#[derive(Debug, Default, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Size {
    Small = 1,
    #[default]
    Medium = 3,
    DeadLarge,
}

#[derive(std::cmp::PartialEq, ::core::cmp::PartialOrd)]
struct Wrapper<T: PartialOrd>(T);

pub fn solve(input: &str) -> String {
    let point = Point { x: input.trim().parse().unwrap(), ..Default::default() };
    let other = point.clone();
    let order = Point::default().cmp(&point);
    let partial = Wrapper(1.0).partial_cmp(&Wrapper(2.0));
    let sizes = BTreeSet::from([Size::Small]);
    let points = HashSet::from([point, other]);
    format!(
        "{point:?} {} {order:?} {partial:?} {} {:?} {sizes:?} {}\n",
        point == other,
        Size::default() as u8,
        Size::default(),
        points.len()
    )
}
