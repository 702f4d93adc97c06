//! The report as the XML of `JUnit`, which CI systems read: a suite a problem, a test a case.

use crate::fixture::Case;
use crate::verdict::{Judged, Verdict};
use crate::verify::Outcome;
use anyhow::Result;
use quick_junit::{NonSuccessKind, Report, TestCase, TestCaseStatus, TestSuite};

/// The report.
///
/// # Errors
/// When it cannot be written as XML.
pub(super) fn text(outcomes: &[Outcome]) -> Result<String> {
    let mut report = Report::new("cargo xtask verify");
    report.add_test_suites(outcomes.iter().map(suite));
    Ok(report.to_string()?)
}

fn suite(outcome: &Outcome) -> TestSuite {
    let mut suite = TestSuite::new(outcome.task.problem.name.clone());
    suite.add_test_cases(outcome.judged.iter().map(|(case, judged)| test(outcome, case, judged)));
    if outcome.verdict() == Some(Verdict::Ce) {
        let mut status = TestCaseStatus::non_success(NonSuccessKind::Error);
        status.set_type("CE").set_message("the program does not compile");
        suite.add_test_case(TestCase::new("build", status));
    }
    suite
}

fn test(outcome: &Outcome, case: &Case, judged: &Judged) -> TestCase {
    let status = if judged.verdict == Verdict::Ac {
        TestCaseStatus::success()
    } else {
        let mut status = TestCaseStatus::non_success(NonSuccessKind::Failure);
        status.set_type(judged.verdict.to_string()).set_message(judged.reason.clone());
        if !judged.context.is_empty() {
            status.set_description(judged.context.join("\n"));
        }
        status
    };
    let mut test = TestCase::new(case.name.clone(), status);
    test.set_classname(outcome.task.problem.name.clone()).set_time(judged.time);
    test
}
