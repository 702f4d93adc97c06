//! What Competitive Companion posts, and the problem that becomes of it. All of it comes from outside.

use crate::new::{self, clean, Draft, Limits, Sample};
use crate::workspace::Workspace;
use anyhow::{anyhow, bail, Context, Result};
use serde::Deserialize;

/// A problem as the extension has parsed it; fields of no use here are passed over.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Problem {
    name: String,
    /// The judge and the contest.
    #[serde(default)]
    group: String,
    #[serde(default)]
    url: String,
    /// Whether a program of the judge answers the solution's output.
    #[serde(default)]
    pub(super) interactive: bool,
    /// In MiB; not always whole.
    memory_limit: Option<f64>,
    /// In milliseconds; not always whole.
    time_limit: Option<f64>,
    tests: Vec<Test>,
    /// The problems that are sent together.
    batch: Option<Batch>,
}

/// A sample.
#[derive(Deserialize)]
struct Test {
    input: String,
    output: String,
}

/// Problems that are sent together, each by itself.
#[derive(Deserialize)]
struct Batch {
    size: usize,
}

/// The problems in a text: JSON objects, one behind the other.
///
/// # Errors
/// When it is something else, or has no problem.
pub(super) fn parse(json: &[u8]) -> Result<Vec<Problem>> {
    let problems = serde_json::Deserializer::from_slice(json).into_iter().collect::<Result<Vec<Problem>, _>>();
    // What stands in the JSON can be part of the message, so that is made one short line.
    let problems = problems.map_err(|error| {
        anyhow!("expected a problem as Competitive Companion sends it: {}", clean(&error.to_string()))
    })?;
    if problems.is_empty() {
        bail!("expected a problem as Competitive Companion sends it, found nothing");
    }
    Ok(problems)
}

impl Problem {
    /// How many problems are sent together with this one, itself counted.
    pub(super) fn batch_size(&self) -> usize {
        self.batch.as_ref().map_or(1, |batch| batch.size)
    }

    /// The problem to be made of it.
    ///
    /// # Errors
    /// When no name can be made of its name, or a part is not what it should be.
    pub(super) fn draft(&self, workspace: &Workspace) -> Result<Draft> {
        let name = clean(&self.name);
        let (index, title) = split_index(&name);
        let slug = new::suggest(title, workspace)?;
        let slug = slug.with_context(|| format!("the problem's name: expected a letter or a digit, found {name:?}"))?;
        let group = clean(&self.group);
        let source = match index {
            Some(index) if !group.is_empty() => format!("{group}, problem {index}"),
            _ => group,
        };
        Ok(Draft {
            id: String::new(),
            url: if self.url.is_empty() { String::new() } else { new::address(&self.url).context(slug.clone())? },
            title: title.to_owned(),
            source,
            limits: self.limits().context(slug.clone())?,
            samples: self.samples().context(slug.clone())?,
            name: slug,
        })
    }

    fn limits(&self) -> Result<Limits> {
        let usual = Limits::default();
        let whole = |limit: Option<f64>, usual: u64| limit.map_or(usual, whole);
        Limits::new(whole(self.time_limit, usual.time_ms), whole(self.memory_limit, usual.memory_mib))
    }

    fn samples(&self) -> Result<Vec<Sample>> {
        const MOST: usize = 99;
        if self.tests.len() > MOST {
            bail!("expected at most {MOST} samples, found {}", self.tests.len());
        }
        Ok(self.tests.iter().map(|test| Sample { input: lines(&test.input), output: lines(&test.output) }).collect())
    }
}

/// The next whole number; one that is too large or too small becomes one that is no limit.
#[allow(clippy::cast_sign_loss, reason = "a negative number becomes 0")]
fn whole(limit: f64) -> u64 {
    limit.ceil() as u64
}

/// The letter that a contest gives a problem, as in `A. Title`, `B2. Title` and `C - Title`, and the title.
fn split_index(name: &str) -> (Option<&str>, &str) {
    let is_index = |index: &str| {
        index.starts_with(|c: char| c.is_ascii_uppercase()) && index[1..].bytes().all(|b| b.is_ascii_digit())
    };
    let splits = [". ", " - ", ": "].into_iter().filter_map(|mark| name.split_once(mark));
    match splits.into_iter().find(|(index, _)| is_index(index)) {
        Some((index, title)) => (Some(index), title),
        None => (None, name),
    }
}

/// A text whose lines end as they do here.
fn lines(text: &str) -> String {
    let mut text = text.replace("\r\n", "\n");
    if !text.is_empty() && !text.ends_with('\n') {
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_of_contests() {
        for (name, index, title) in [
            ("A. Take Stones", Some("A"), "Take Stones"),
            ("B2. Take - Stones", Some("B2"), "Take - Stones"),
            ("C - Take. Stones", Some("C"), "Take. Stones"),
            ("Dr. Stone", None, "Dr. Stone"),
            ("é. Stone", None, "é. Stone"),
            (". Stone", None, ". Stone"),
            ("Stone", None, "Stone"),
        ] {
            assert_eq!(split_index(name), (index, title));
        }
    }

    #[test]
    fn lines_end_with_a_newline() {
        assert_eq!(["", "1", "1\r\n2\r\n", "\n"].map(lines), ["", "1\n", "1\n2\n", "\n"]);
    }

    #[test]
    fn limits_are_rounded_up() {
        assert_eq!([0.5, 1_100.000_000_000_000_2, -3.0, 1e300].map(whole), [1, 1101, 0, u64::MAX]);
    }
}
