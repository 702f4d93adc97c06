//! The search for the smallest difference.

use common::judge::Error;
use proptest::collection::vec;
use proptest::strategy::Strategy;
use std::cell::RefCell;
use testing::stress::{find, Difference};

/// Up to 20 numbers below 100.
fn inputs() -> impl Strategy<Value = String> {
    vec(0..100_u32, 0..=20).prop_map(|numbers| numbers.iter().map(u32::to_string).collect::<Vec<_>>().join(" ") + "\n")
}

fn numbers(input: &str) -> Vec<u32> {
    input.split_whitespace().map(|number| number.parse().unwrap()).collect()
}

/// What is found where the answer is the sum, but for the inputs for which this gives something else.
fn find_among_sums(cases: u64, wrong: impl Fn(&[u32]) -> Option<Result<String, Error>>) -> Option<Difference> {
    let sum = |input: &str| format!("{}\n", numbers(input).iter().sum::<u32>());
    find(cases, &inputs(), sum, |input| wrong(&numbers(input)).unwrap_or_else(|| Ok(sum(input))))
}

fn difference(input: &str, expected: &str, got: Result<&str, &str>) -> Difference {
    let got = got.map(str::to_owned).map_err(str::to_owned);
    Difference { input: input.into(), expected: expected.into(), got }
}

#[test]
fn nothing_is_found_where_the_tokens_are_the_same() {
    assert_eq!(find_among_sums(1000, |_| None), None);
    assert_eq!(find_among_sums(1000, |numbers| Some(Ok(format!("\n {}", numbers.iter().sum::<u32>())))), None);
}

#[test]
fn the_smallest_input_is_found() {
    let large = |numbers: &[u32]| numbers.iter().any(|&number| number >= 37).then(|| Ok("wrong\n".into()));
    assert_eq!(find_among_sums(1000, large), Some(difference("37\n", "37\n", Ok("wrong\n"))));
    let empty = |numbers: &[u32]| numbers.is_empty().then(|| Ok(String::new()));
    assert_eq!(find_among_sums(1000, empty), Some(difference("\n", "0\n", Ok(""))));
}

/// Leaving out one number would never keep them as many as they are, so this needs a new beginning.
#[test]
fn the_smallest_input_is_found_where_two_things_must_change_at_once() {
    let as_many = |numbers: &[u32]| {
        let small = numbers.iter().filter(|&&number| number < 50).count();
        (small > 0 && 2 * small == numbers.len()).then(|| Ok("wrong\n".into()))
    };
    assert_eq!(find_among_sums(1000, as_many), Some(difference("0 50\n", "50\n", Ok("wrong\n"))));
}

#[test]
fn errors_and_panics_are_differences() {
    let error = || Error { line: 1, column: 2, expected: "a number".into(), found: "\"x\"".into() };
    let wrong = |numbers: &[u32]| (numbers.len() > 1).then(|| Err(error()));
    let message = "error: line 1, column 2: expected a number, found \"x\"";
    assert_eq!(find_among_sums(1000, wrong), Some(difference("0 0\n", "0\n", Err(message))));
    let panics = |numbers: &[u32]| numbers.contains(&7).then(|| panic!("no {}", 7));
    assert_eq!(find_among_sums(1000, panics), Some(difference("7\n", "7\n", Err("panicked: no 7"))));
}

#[test]
fn the_inputs_are_the_same_each_time_and_as_many_as_asked_for() {
    let drawn = || {
        let inputs_seen = RefCell::new(Vec::new());
        let note = |input: &str| inputs_seen.borrow_mut().push(input.to_owned());
        assert_eq!(find(50, &inputs(), |_| String::new(), |input| Ok((note(input), String::new()).1)), None);
        inputs_seen.into_inner()
    };
    assert_eq!(drawn().len(), 50);
    assert_eq!(drawn(), drawn());
}
