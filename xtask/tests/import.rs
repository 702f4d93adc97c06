//! `cargo xtask import`: test data of every layout, and folders and zips that must not get in.

mod support;

use std::fs;
use std::io::{Cursor, Write};
use std::os::unix::fs::symlink;
use std::path::Path;
use support::{changes, Workspace};
use zip::write::SimpleFileOptions;
use zip::ZipWriter;

/// A zip of these files.
fn zip(files: &[(&str, &[u8])]) -> Vec<u8> {
    let mut writer = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, contents) in files {
        writer.start_file(*name, SimpleFileOptions::default()).unwrap();
        writer.write_all(contents).unwrap();
    }
    writer.finish().unwrap().into_inner()
}

/// A zip of a case whose input has this name, which the zip's writer may have changed otherwise.
fn zip_with_name(name: &str) -> Vec<u8> {
    let stand_in = "x".repeat(name.len());
    let zip = zip(&[("1.in", b"1"), ("1.out", b"1"), (&stand_in, b"planted")]);
    replaced(zip, stand_in.as_bytes(), name.as_bytes())
}

/// The bytes with another sequence everywhere in place of one of the same length.
fn replaced(mut bytes: Vec<u8>, from: &[u8], to: &[u8]) -> Vec<u8> {
    let places: Vec<usize> = (0..bytes.len() - from.len()).filter(|&at| bytes[at..].starts_with(from)).collect();
    assert!(!places.is_empty());
    for at in places {
        bytes[at..at + from.len()].copy_from_slice(to);
    }
    bytes
}

/// A new problem, with or without the placeholder of its sample.
fn workspace() -> Workspace {
    let workspace = Workspace::new();
    let (code, _, errors) = workspace.xtask(&["new", "take-stones"]);
    assert_eq!(code, Some(0), "{errors}");
    workspace
}

/// Imports a zip from outside the workspace.
fn import(workspace: &Workspace, zip: &[u8]) -> (Option<i32>, String, String) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("data.zip");
    fs::write(&path, zip).unwrap();
    workspace.xtask(&["import", path.to_str().unwrap(), "take-stones"])
}

/// The names of the fixtures.
fn fixtures(workspace: &Workspace) -> Vec<String> {
    let entries = fs::read_dir(workspace.root().join("fixtures/take-stones")).unwrap();
    let mut names: Vec<String> = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[test]
fn every_layout_becomes_fixtures() {
    for (files, names) in [
        (&["b/10.in", "b/10.out", "b/2.in", "b/2.ans", "b/notes.pdf"][..], &["01-case-2", "02-case-10"][..]),
        (&["Input/a.txt"], &[]),
        (&["input/small one.txt", "output/small one.txt"], &["01-small-one"]),
        (&["input/input00.txt", "output/output00.txt"], &["01-case-00"]),
        (&["input0.txt", "output0.txt", "input1.txt", "output1.txt"], &["01-case-0", "02-case-1"]),
        (
            &[
                "stones/problem.yaml",
                "stones/data/sample/1.in",
                "stones/data/sample/1.ans",
                "stones/data/secret/01-Große.in",
                "stones/data/secret/01-Große.ans",
                "stones/submissions/accepted/1.in",
            ],
            &["01-sample-1", "02-secret-01-grosse"],
        ),
    ] {
        // Every file is another one, so that no case is passed over.
        let contents: Vec<(&str, &[u8])> = files.iter().map(|file| (*file, file.as_bytes())).collect();
        let workspace = workspace();
        let (code, said, errors) = import(&workspace, &zip(&contents));
        if names.is_empty() {
            assert!(code == Some(2) && errors.contains("expected inputs and outputs"), "{errors}");
            continue;
        }
        assert_eq!(code, Some(0), "{errors}");
        assert!(said.contains(names[0]), "{said}");
        let files = names.iter().flat_map(|name| [format!("{name}.in"), format!("{name}.out")]);
        assert_eq!(fixtures(&workspace), files.chain(["invalid".into()]).collect::<Vec<_>>());
    }
}

#[test]
fn a_folder_goes_in_as_a_zip_does_and_no_case_twice() {
    let workspace = workspace();
    let folder = tempfile::tempdir().unwrap();
    for (file, contents) in [("sample/1.in", "1\n"), ("sample/1.out", "a\n"), ("big/1.in", "2\n"), ("big/1.out", "b\n")]
    {
        let path = folder.path().join(file);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, contents).unwrap();
    }
    // A link to another case is common in packages, and a case that is there already.
    symlink("../sample/1.in", folder.path().join("big/2.in")).unwrap();
    symlink("../sample/1.out", folder.path().join("big/2.out")).unwrap();
    let folder = folder.path().to_str().unwrap();
    let (code, said, errors) = workspace.xtask(&["import", folder, "take"]);
    assert!(code == Some(0) && said == "take-stones: 2 cases, 01-big-1 to 02-big-2\n", "{said}{errors}");
    let before = workspace.tree();
    let (code, said, _) = workspace.xtask(&["import", folder, "take-stones"]);
    assert!(code == Some(0) && said == "take-stones: all cases are there already\n", "{said}");
    assert!(changes(&before, &workspace.tree()).is_empty());

    // The rest of a contest's data comes behind what is there; the answers may differ in blanks.
    let more = zip(&[("1.in", b"1\n"), ("1.out", b"a"), ("x.in", b"3\n"), ("x.out", b"c\n")]);
    let (code, said, errors) = import(&workspace, &more);
    assert!(code == Some(0) && said == "take-stones: 1 case, 03-x\n", "{said}{errors}");
    let contradiction = zip(&[("0.in", b"0\n"), ("0.out", b"0\n"), ("1.in", b"1\n"), ("1.out", b"b\n")]);
    let before = workspace.tree();
    let (code, _, errors) = import(&workspace, &contradiction);
    let message = "1: has the input of 02-big-2, but another output: line 1, token 1: expected \"a\", got \"b\"";
    assert!(code == Some(2) && errors.contains(message), "{errors}");
    assert!(changes(&before, &workspace.tree()).is_empty());
    let (code, report, errors) = workspace.xtask(&["verify", "take-stones"]);
    assert!(code == Some(1) && report.contains("3 cases  WA"), "{report}{errors}");
}

/// There need be nothing to begin with, not even the placeholder.
#[test]
fn the_first_cases() {
    let workspace = workspace();
    for ending in ["in", "out"] {
        fs::remove_file(workspace.root().join(format!("fixtures/take-stones/01-sample.{ending}"))).unwrap();
    }
    let (code, said, errors) = import(&workspace, &zip(&[("a.in", b"1\n"), ("a.out", b"2\n")]));
    assert!(code == Some(0) && said == "take-stones: 1 case, 01-a\n", "{said}{errors}");
}

/// Numbers go on behind 99, and the names stay ones that the rules of the repository accept.
#[test]
fn more_than_99_cases() {
    let workspace = workspace();
    let files: Vec<(String, String)> =
        (0..120).flat_map(|i| ["in", "out"].map(|ending| (format!("{i}.{ending}"), i.to_string()))).collect();
    let files: Vec<(&str, &[u8])> = files.iter().map(|(name, text)| (name.as_str(), text.as_bytes())).collect();
    let (code, said, errors) = import(&workspace, &zip(&files));
    assert!(code == Some(0) && said == "take-stones: 120 cases, 01-case-0 to 120-case-119\n", "{said}{errors}");
}

/// A zip whose entry says that it is smaller than it is.
fn lying_zip() -> Vec<u8> {
    let size = 1_000_003_u32;
    let zip = zip(&[("1.in", &vec![b'0'; size as usize]), ("1.out", b"1")]);
    replaced(zip, &size.to_le_bytes(), &10_u32.to_le_bytes())
}

/// A zip whose entry says that it is larger than all data may be.
fn boasting_zip() -> Vec<u8> {
    let size = 1_000_003_u32;
    let zip = zip(&[("1.in", &vec![b'0'; size as usize]), ("1.out", b"1")]);
    replaced(zip, &size.to_le_bytes(), &0xF000_0000_u32.to_le_bytes())
}

/// 300 MiB in 300 entries, a small zip.
fn zip_bomb() -> Vec<u8> {
    let zeros = vec![b'0'; 1 << 20];
    let names: Vec<String> = (0..300).flat_map(|i| [format!("{i}.in"), format!("{i}.out")]).collect();
    let files: Vec<(&str, &[u8])> =
        names.iter().map(|name| (name.as_str(), if name.ends_with("in") { &zeros[..] } else { b"" })).collect();
    zip(&files)
}

fn zip_with_link() -> Vec<u8> {
    let mut writer = ZipWriter::new(Cursor::new(zip(&[("1.in", b"1"), ("1.out", b"1")])));
    writer = ZipWriter::new_append(writer.finish().unwrap()).unwrap();
    writer.add_symlink("2.in", "/etc/passwd", SimpleFileOptions::default()).unwrap();
    writer.finish().unwrap().into_inner()
}

#[test]
fn hostile_zips_are_refused_and_leave_nothing() {
    let workspace = workspace();
    let before = workspace.tree();
    let good = zip(&[("1.in", b"1"), ("1.out", b"1")]);
    let many: Vec<String> = (0..20_001).map(|i| i.to_string()).collect();
    let many: Vec<(&str, &[u8])> = many.iter().map(|name| (name.as_str(), &b""[..])).collect();
    let outside = "expected a path inside the zip";
    for (zip, message) in [
        (zip_with_name("../../evil.in"), outside),
        (zip_with_name("a/../../../evil.in"), outside),
        (zip_with_name("..\\..\\evil.in"), outside),
        (zip_with_name("/etc/evil.in"), outside),
        (zip_with_name("\\\\host\\evil.in"), outside),
        (zip_with_name("C:\\evil.in"), outside),
        (zip_with_name("evil\0.in"), outside),
        (zip_with_name("evil\n.in"), outside),
        (zip_with_name("fixtures/.."), outside),
        (zip_with_link(), "2.in: a link"),
        (zip_bomb(), "expected at most 268435456 bytes in all cases"),
        (lying_zip(), "1.in: expected 10 bytes, as it says, found more"),
        (boasting_zip(), "expected at most 268435456 bytes in all cases"),
        (zip(&many), "expected at most 20000 entries, found 20001"),
        (good[..good.len() / 2].to_vec(), "expected a folder or a zip"),
        (b"PK\x05\x06".to_vec(), "expected a folder or a zip"),
        (vec![0; 17 << 20], "expected a folder or a zip"),
        (Vec::new(), "expected a folder or a zip"),
        (
            replaced(zip(&[("1.in", b"input!"), ("1.out", b"1")]), b"1.out", b"1.in2"),
            "1.in: an input without an output",
        ),
        (zip(&[("a/1.in", b"1"), ("a\\1.in", b"2"), ("a/1.out", b"1")]), "are both for one case"),
        (
            replaced(zip(&[("1.in", b"1"), ("1.out", b"1"), ("2.in", b"2")]), b"2.in", b"1.in"),
            "\"1.in\": expected one entry of this name, found more",
        ),
        (zip(&[("inner.zip", &good)]), "expected inputs and outputs"),
    ] {
        let (code, said, errors) = import(&workspace, &zip);
        assert!(code == Some(2) && said.is_empty() && errors.contains(message), "{message}: {errors}");
        assert!(errors.lines().count() == 1, "{errors}");
    }
    assert!(changes(&before, &workspace.tree()).is_empty());
}

/// Names in a zip that become harmless ones: of devices, of punctuation, of 10 folders, in other scripts.
#[test]
fn hostile_names_become_names_of_the_house() {
    let workspace = workspace();
    let before = workspace.tree();
    let deep = "d/".repeat(1000) + "x";
    let names = ["nul", "!!!", "a;rm -rf $HOME", "俄", &deep, "COM1.x", "-n", "{{x}}"];
    let files: Vec<(String, String)> = names
        .iter()
        .flat_map(|name| ["in", "out"].map(|ending| (format!("{name}.{ending}"), (*name).into())))
        .collect();
    let files: Vec<(&str, &[u8])> = files.iter().map(|(name, text)| (name.as_str(), text.as_bytes())).collect();
    let (code, said, errors) = import(&workspace, &zip(&files));
    assert!(code == Some(0) && said.starts_with("take-stones: 8 cases"), "{said}{errors}");
    for path in changes(&before, &workspace.tree()) {
        let name = path.strip_prefix("fixtures/take-stones/").expect(&path);
        let is_harmless = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || "-.".contains(c);
        assert!(name.len() < 80 && name.chars().all(is_harmless) && name.starts_with('0'), "{name}");
    }
}

#[test]
fn hostile_folders_are_refused_and_leave_nothing() {
    let workspace = workspace();
    let before = workspace.tree();
    for (link, target, message) in [
        ("2.in", "/etc/passwd", "2.in: a link that leads to a folder, outside or nowhere"),
        ("2.in", "../secret", "2.in: a link"),
        ("2.in", "nowhere", "2.in: a link"),
        ("2.in", "2.in", "2.in: a link"),
        ("loop", ".", "loop: a link"),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path().join("data");
        fs::create_dir(&data).unwrap();
        for file in ["secret", "data/1.in", "data/1.out", "data/2.out"] {
            fs::write(folder.path().join(file), file).unwrap();
        }
        symlink(target, data.join(link)).unwrap();
        let (code, said, errors) = workspace.xtask(&["import", data.to_str().unwrap(), "take-stones"]);
        assert!(code == Some(2) && said.is_empty() && errors.contains(message), "{errors}");
    }
    assert!(changes(&before, &workspace.tree()).is_empty());
}

#[test]
fn what_cannot_be_imported_says_why() {
    let workspace = workspace();
    let empty = tempfile::tempdir().unwrap();
    let empty: &Path = empty.path();
    for (path, problem, message) in [
        ("no-such-folder", "take-stones", "error: no-such-folder: No such file"),
        (empty.to_str().unwrap(), "take-stones", "expected inputs and outputs, such as 1.in and 1.out, found none"),
        ("README.md", "take-stones", "error: README.md: expected a folder or a zip"),
        ("crates", "take-stnes", "no problem is called \"take-stnes\"; the nearest is take-stones"),
    ] {
        let (code, said, errors) = workspace.xtask(&["import", path, problem]);
        assert!(code == Some(2) && said.is_empty() && errors.contains(message), "{errors}");
    }
}
