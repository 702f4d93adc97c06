//! The bundles of the workspace's own problems, as snapshots: a change in `common` shows what it does to each.

use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

const XTASK: &str = env!("CARGO_BIN_EXE_xtask");
/// Bytes that a bundle may have here; judges take several times as many.
const LONGEST: usize = 8 << 10;

fn problems() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates");
    let entries = fs::read_dir(folder).unwrap();
    let mut problems: Vec<String> = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    problems.sort();
    problems
}

fn bundle(problem: &str, further: &[&str]) -> String {
    let mut command = Command::new(XTASK);
    command.args(["bundle", problem, "--no-check", "-o", "-"]).args(further).stdin(Stdio::null());
    let output = command.output().unwrap();
    let (text, said) = (String::from_utf8(output.stdout).unwrap(), String::from_utf8(output.stderr).unwrap());
    assert!(output.status.success() && said.is_empty(), "{problem}: {said}");
    text
}

/// Compiles a file alone; a warning is an error.
fn compile(file: &Path, edition: &str) {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let mut command = Command::new(rustc);
    command
        .args(["--edition", edition, "-D", "warnings", "--emit", "metadata", "--out-dir"])
        .arg(file.with_extension(""));
    let output = command.arg(file).output().unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && said.is_empty(), "{}, edition {edition}: {said}", file.display());
}

fn saved(problem: &str, text: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("bundles");
    fs::create_dir_all(&folder).unwrap();
    let file = folder.join(format!("{problem}.rs"));
    fs::write(&file, text).unwrap();
    file
}

#[test]
fn bundles_are_short_and_compile_alone() {
    for problem in problems() {
        let text = bundle(&problem, &[]);
        assert!(text.len() <= LONGEST, "{problem}: {} bytes", text.len());
        let file = saved(&problem, &text);
        compile(&file, "2021");
        compile(&file, "2024");
        insta::with_settings!({ prepend_module_to_snapshot => false, omit_expression => true }, {
            insta::assert_snapshot!(problem, text);
        });
    }
}

/// Another judge has crates, which changes nothing for a program that uses none but says so at the top.
#[test]
fn a_judge_with_crates_gets_the_same_program() {
    let (here, there) = (bundle("extreme-grid-game", &[]), bundle("extreme-grid-game", &["--judge", "atcoder"]));
    let code = |text: &str| text.lines().filter(|line| !line.starts_with("// Made by")).collect::<Vec<_>>().join("\n");
    assert!(there.contains("--judge atcoder") && code(&here) == code(&there));
}

/// Newer compilers give functions other names for the linker, which tell impls apart by numbers.
#[test]
fn a_bundle_is_the_same_whatever_functions_are_called() {
    let folder = tempfile::tempdir().unwrap();
    let rustc = folder.path().join("rustc");
    let script = "#!/bin/sh\nexec rustc -Csymbol-mangling-version=v0 \"$@\"\n";
    fs::write(&rustc, script).unwrap();
    fs::set_permissions(&rustc, Permissions::from_mode(0o755)).unwrap();
    let mut command = Command::new(XTASK);
    command.args(["bundle", "connect-squares", "--no-check", "-o", "-"]).stdin(Stdio::null()).env("RUSTC", &rustc);
    let output =
        command.env("CARGO_TARGET_DIR", Path::new(env!("CARGO_TARGET_TMPDIR")).join("names")).output().unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && said.is_empty(), "{said}");
    assert_eq!(String::from_utf8(output.stdout).unwrap(), bundle("connect-squares", &[]));
}

/// What goes wrong is one line, and keeps the file that is there.
#[test]
fn failures_keep_the_old_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("old.rs");
    fs::write(&file, "old").unwrap();
    for (arguments, complaint) in [
        (&["tetriss-game"][..], "no problem is called"),
        (&["tetris-game", "--judge", "nobody"], "no judge is called"),
        (&["tetris-game", "--rustc", "no/such/rustc"], "no/such/rustc: No such file"),
        (&["tetris-game", "--rustc", "false"], "the bundle does not compile"),
    ] {
        let mut command = Command::new(XTASK);
        let output = command.arg("bundle").args(arguments).arg("-o").arg(&file).stdin(Stdio::null()).output().unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(!output.status.success() && said.contains(complaint) && said.lines().count() == 1, "{said}");
        assert_eq!(fs::read_to_string(&file).unwrap(), "old");
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "something is left beside the file");
}

/// A compiler's path starts from where the command is given.
#[test]
fn a_compiler_beside_the_caller() {
    let folder = tempfile::tempdir().unwrap();
    let real = std::env::var("RUSTC").unwrap_or_else(|_| "rustc".into());
    let rustc = folder.path().join("my-rustc");
    fs::write(&rustc, format!("#!/bin/sh\ntouch '{}/called'\nexec {real} \"$@\"\n", folder.path().display())).unwrap();
    fs::set_permissions(&rustc, Permissions::from_mode(0o755)).unwrap();
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let up = "../".repeat(here.components().count() - 1);
    let relative = format!("{up}{}", rustc.strip_prefix("/").unwrap().display());
    let mut command = Command::new(XTASK);
    command.args(["bundle", "tetris-game", "-o", "-", "--rustc", &relative]).current_dir(here).stdin(Stdio::null());
    let output = command.output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(folder.path().join("called").exists());
}

/// Where nothing takes a copy, the file is there all the same.
#[test]
fn a_copy_that_cannot_be_made_costs_no_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("new.rs");
    let mut command = Command::new(XTASK);
    command.args(["bundle", "tetris-game", "--no-check", "--copy", "-o"]).arg(&file).stdin(Stdio::null());
    let output = command.env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY").output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(said, "error: --copy: standard error is no terminal, whose clipboard could be used\n");
    assert!(fs::read_to_string(&file).unwrap().contains("fn main"));
}
