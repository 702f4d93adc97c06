//! COMMENT_MARK: without its exceptions this warns.

#[allow(non_camel_case_types)]
pub struct lower_case(u32);

#[allow(non_upper_case_globals)]
const eight: u32 = 8;

#[allow(non_snake_case)]
pub fn Nine() -> u32 {
    9
}

#[must_use]
fn important(calls: &mut u32) -> u32 {
    *calls += 10;
    *calls
}

#[deprecated(note = "COMMENT_MARK")]
fn old() -> u32 {
    11
}

mod inner {
    #![allow(unused_mut, unused_variables, unused_assignments)]

    pub fn twelve() -> u32 {
        let mut unused = 1;
        unused = 2;
        12
    }
}

#[allow(unreachable_code, clippy::diverging_sub_expression)]
fn returns(n: u32) -> u32 {
    return n;
    n + 1
}

pub fn solve(input: &str) -> String {
    let mut calls = 0;
    #[allow(unused_must_use)]
    important(&mut calls);
    #[allow(deprecated)]
    let eleven = old();
    #[allow(unused_parens)]
    let seven = (lower_case(input.trim().parse().unwrap()).0);
    format!("{} {eight} {} {calls} {eleven} {}\n", returns(seven), Nine(), inner::twelve())
}

pub fn dead_solve() {}
