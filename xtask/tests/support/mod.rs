//! What the tests of commands that write share: a workspace to write to, and what is in it.

#![allow(dead_code, reason = "each test uses a part of it")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::thread;

const XTASK: &str = env!("CARGO_BIN_EXE_xtask");

/// A copy of this workspace, gone when it is dropped.
///
/// It lies where the last one of the same test lay, so that cargo builds over what it built then, and not beside it.
pub(crate) struct Workspace {
    root: PathBuf,
}

/// The files below a folder, and links, by their paths.
pub(crate) type Tree = BTreeMap<PathBuf, Vec<u8>>;

impl Workspace {
    /// Copies this workspace, but for what git and cargo keep in it.
    pub(crate) fn new() -> Self {
        let test = format!("{}-{}", env!("CARGO_CRATE_NAME"), thread::current().name().unwrap());
        let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join("copies").join(test);
        let workspace = Self { root };
        workspace.remove();
        fs::create_dir_all(&workspace.root).unwrap();
        copy(&Path::new(env!("CARGO_MANIFEST_DIR")).join(".."), &workspace.root);
        workspace
    }

    pub(crate) fn root(&self) -> &Path {
        &self.root
    }

    fn remove(&self) {
        if self.root.exists() {
            fs::remove_dir_all(&self.root).unwrap();
        }
    }

    /// A command in the workspace, which builds where all these tests do.
    pub(crate) fn command(&self, program: &str) -> Command {
        let mut command = Command::new(program);
        command.current_dir(self.root()).env("CARGO_TARGET_DIR", target()).stdin(Stdio::null());
        command
    }

    /// Runs the tool: the exit code, standard output, standard error.
    pub(crate) fn xtask(&self, arguments: &[&str]) -> (Option<i32>, String, String) {
        texts(&self.command(XTASK).args(arguments).output().unwrap())
    }

    /// The command that runs the tool.
    pub(crate) fn tool(&self) -> Command {
        self.command(XTASK)
    }

    /// All that is in the workspace.
    pub(crate) fn tree(&self) -> Tree {
        let mut tree = Tree::new();
        walk(self.root(), self.root(), &mut tree);
        tree
    }

    pub(crate) fn read(&self, path: &str) -> String {
        fs::read_to_string(self.root().join(path)).unwrap_or_else(|e| panic!("{path}: {e}"))
    }

    pub(crate) fn write(&self, path: &str, contents: impl AsRef<[u8]>) {
        let path = self.root().join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, contents).unwrap();
    }
}

impl Drop for Workspace {
    fn drop(&mut self) {
        self.remove();
    }
}

/// Where the programs of copied workspaces are built; kept, so that what they depend on is built once.
///
/// Programs of one name are built over each other, so of the tests of one file that run at once, one builds a program.
pub(crate) fn target() -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("workspaces")
}

/// Exit code, standard output and standard error.
pub(crate) fn texts(output: &Output) -> (Option<i32>, String, String) {
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
    (output.status.code(), text(&output.stdout), text(&output.stderr))
}

/// The paths that differ between two trees.
pub(crate) fn changes(before: &Tree, after: &Tree) -> BTreeSet<String> {
    let paths = before.keys().chain(after.keys());
    let changed = paths.filter(|path| before.get(*path) != after.get(*path));
    changed.map(|path| path.to_str().unwrap().to_owned()).collect()
}

fn copy(from: &Path, to: &Path) {
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let (source, target) = (entry.path(), to.join(entry.file_name()));
        if entry.file_name() == "target" || entry.file_name() == ".git" {
            continue;
        }
        if source.is_dir() {
            fs::create_dir(&target).unwrap();
            copy(&source, &target);
        } else {
            fs::copy(&source, &target).unwrap();
        }
    }
}

fn walk(root: &Path, folder: &Path, tree: &mut Tree) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.strip_prefix(root).unwrap().to_owned();
        if path.is_symlink() {
            tree.insert(name, fs::read_link(&path).unwrap().into_os_string().into_encoded_bytes());
        } else if path.is_dir() {
            tree.insert(name, b"a folder".to_vec());
            walk(root, &path, tree);
        } else {
            tree.insert(name, fs::read(&path).unwrap());
        }
    }
}
