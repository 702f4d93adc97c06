//! Traits without a function, which choose the function that is called.
use std::marker::PhantomData;

pub trait Marker {}

pub struct Marked;
pub struct Plain;

impl Marker for Marked {}

/// COMMENT_MARK
pub trait DeadMarker {}

impl DeadMarker for Marked {}

struct Kind<T>(PhantomData<T>);

trait OfMarked {
    fn kind(&self) -> &'static str;
}

impl<T: Marker> OfMarked for Kind<T> {
    fn kind(&self) -> &'static str {
        "marked"
    }
}

trait OfAll {
    fn kind(&self) -> &'static str;
}

impl<T> OfAll for &Kind<T> {
    fn kind(&self) -> &'static str {
        "plain"
    }
}

#[derive(PartialEq, Eq)]
pub struct Whole;

#[derive(PartialEq)]
pub struct Part;

struct Equality<T>(T);

trait Total {
    fn equality(&self) -> &'static str;
}

impl<T: Eq> Total for Equality<T> {
    fn equality(&self) -> &'static str {
        "whole"
    }
}

trait Partial {
    fn equality(&self) -> &'static str;
}

impl<T: PartialEq> Partial for &Equality<T> {
    fn equality(&self) -> &'static str {
        "equal"
    }
}

pub fn solve(_: &str) -> String {
    let (plain, marked) = (Kind::<Plain>(PhantomData), Kind::<Marked>(PhantomData));
    let (whole, part) = (Equality(Whole), Equality(Part));
    let _ = (Marked, Plain, whole.0 == Whole, part.0 == Part);
    format!("{} {} {} {}\n", (&plain).kind(), (&marked).kind(), (&whole).equality(), (&part).equality())
}
