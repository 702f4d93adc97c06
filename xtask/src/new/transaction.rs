//! Changes to files that are all made, or none of them.

use crate::whole;
use anyhow::{bail, Context, Result};
use std::fs;
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

/// Changes to files; dropped without [`commit`](Self::commit), they are undone, the last first.
#[derive(Default)]
pub(crate) struct Transaction {
    steps: Vec<Step>,
}

/// What undoes a change.
enum Step {
    /// Move back what was moved.
    Moved { from: PathBuf, to: PathBuf },
    /// Write a file as it was, or remove it if there was none.
    Written { path: PathBuf, before: Option<Vec<u8>> },
}

impl Transaction {
    /// Moves a file or folder to where nothing is; both lie on one file system.
    ///
    /// # Errors
    /// When something is there, or it cannot be moved.
    pub(crate) fn rename(&mut self, from: &Path, to: &Path) -> Result<()> {
        if to.symlink_metadata().is_ok() {
            bail!("{}: is there already", to.display());
        }
        fs::rename(from, to).with_context(|| to.display().to_string())?;
        self.steps.push(Step::Moved { from: from.to_owned(), to: to.to_owned() });
        Ok(())
    }

    /// Writes a file, over one that may be there.
    ///
    /// # Errors
    /// When it cannot be read or written.
    pub(crate) fn write(&mut self, path: &Path, contents: &[u8]) -> Result<()> {
        self.keep(path)?;
        whole::write(path, contents)
    }

    /// Remembers a file that others are about to change.
    ///
    /// # Errors
    /// When it is there and cannot be read.
    pub(crate) fn keep(&mut self, path: &Path) -> Result<()> {
        let before = match fs::read(path) {
            Ok(contents) => Some(contents),
            Err(error) if error.kind() == ErrorKind::NotFound => None,
            Err(error) => return Err(error).with_context(|| path.display().to_string()),
        };
        self.steps.push(Step::Written { path: path.to_owned(), before });
        Ok(())
    }

    /// Lets all changes stand.
    pub(crate) fn commit(mut self) {
        self.steps.clear();
    }
}

impl Drop for Transaction {
    fn drop(&mut self) {
        for step in self.steps.drain(..).rev() {
            let (path, undone) = match step {
                Step::Moved { from, to } => (to.clone(), fs::rename(to, from).map_err(Into::into)),
                Step::Written { path, before } => (path.clone(), restore(&path, before.as_deref())),
            };
            if let Err(error) = undone {
                // With standard error closed too, there is no one left to tell.
                let _ = writeln!(io::stderr(), "error: {}: cannot be put back as it was: {error:#}", path.display());
            }
        }
    }
}

fn restore(path: &Path, before: Option<&[u8]>) -> Result<()> {
    match (before, fs::read(path)) {
        (Some(before), Ok(now)) if now == before => Ok(()),
        (Some(before), _) => whole::write(path, before),
        (None, Ok(_)) => Ok(fs::remove_file(path)?),
        (None, Err(_)) => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A folder with a file `old` and a folder `stage`.
    fn folder() -> tempfile::TempDir {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("old"), "before").unwrap();
        fs::create_dir(folder.path().join("stage")).unwrap();
        fs::write(folder.path().join("stage/new"), "staged").unwrap();
        folder
    }

    fn change(transaction: &mut Transaction, folder: &Path) {
        transaction.write(&folder.join("old"), b"after").unwrap();
        transaction.write(&folder.join("made"), b"after").unwrap();
        transaction.rename(&folder.join("stage"), &folder.join("moved")).unwrap();
        transaction.write(&folder.join("moved/new"), b"after").unwrap();
    }

    #[test]
    fn all_stand() {
        let folder = folder();
        let mut transaction = Transaction::default();
        change(&mut transaction, folder.path());
        transaction.commit();
        for file in ["old", "made", "moved/new"] {
            assert_eq!(fs::read_to_string(folder.path().join(file)).unwrap(), "after");
        }
    }

    #[test]
    fn none_stands() {
        let folder = folder();
        change(&mut Transaction::default(), folder.path());
        assert_eq!(fs::read_to_string(folder.path().join("old")).unwrap(), "before");
        assert_eq!(fs::read_to_string(folder.path().join("stage/new")).unwrap(), "staged");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2);
    }

    #[test]
    fn nothing_is_moved_over() {
        let folder = folder();
        let mut transaction = Transaction::default();
        assert!(transaction.rename(&folder.path().join("stage/new"), &folder.path().join("old")).is_err());
        std::os::unix::fs::symlink("nowhere", folder.path().join("link")).unwrap();
        assert!(transaction.rename(&folder.path().join("stage/new"), &folder.path().join("link")).is_err());
    }
}
