//! Files that are written whole or not at all.

use anyhow::{Context, Result};
use std::fs::{self, Permissions};
use std::io::{self, Write};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

/// Writes a file, with the permissions that it has or that a new one gets. One that is read meanwhile is read as it was.
///
/// What is no regular file, such as `/dev/null`, is written to and not replaced.
///
/// # Errors
/// When it cannot be written; then it is as it was.
pub(crate) fn write(path: &Path, contents: &[u8]) -> Result<()> {
    try_write(path, contents).with_context(|| format!("cannot write {}", path.display()))
}

fn try_write(path: &Path, contents: &[u8]) -> io::Result<()> {
    // A link stays one.
    let path = path.canonicalize().unwrap_or_else(|_| path.to_owned());
    let found = path.metadata().ok();
    if found.as_ref().is_some_and(|found| !found.is_file()) {
        return fs::write(path, contents);
    }
    let permissions = found.map_or_else(|| Permissions::from_mode(0o666), |found| found.permissions());
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut file = tempfile::Builder::new().permissions(permissions).tempfile_in(folder)?;
    file.write_all(contents)?;
    file.persist(path)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mode(path: &Path) -> u32 {
        path.metadata().unwrap().permissions().mode() & 0o777
    }

    #[test]
    fn permissions_stay() {
        let folder = tempfile::tempdir().unwrap();
        let (old, new, usual) = ["old", "new", "usual"].map(|name| folder.path().join(name)).into();
        fs::write(&old, "before").unwrap();
        fs::write(&usual, "").unwrap();
        fs::set_permissions(&old, Permissions::from_mode(0o640)).unwrap();
        write(&old, b"after").unwrap();
        write(&new, b"").unwrap();
        assert_eq!((fs::read_to_string(&old).unwrap().as_str(), mode(&old)), ("after", 0o640));
        assert_eq!(mode(&new), mode(&usual));
    }

    #[test]
    fn links_and_devices_stay_what_they_are() {
        let folder = tempfile::tempdir().unwrap();
        let (link, file) = (folder.path().join("link"), folder.path().join("file"));
        fs::write(&file, "before").unwrap();
        std::os::unix::fs::symlink("file", &link).unwrap();
        write(&link, b"after").unwrap();
        assert!(link.is_symlink() && fs::read_to_string(&file).unwrap() == "after");
        let before = Path::new("/dev/null").metadata().unwrap().file_type();
        write(Path::new("/dev/null"), b"after").unwrap();
        assert_eq!(Path::new("/dev/null").metadata().unwrap().file_type(), before);
    }

    #[test]
    fn what_cannot_be_written_is_named() {
        let folder = tempfile::tempdir().unwrap();
        for path in [folder.path().to_owned(), folder.path().join("misspelt/file")] {
            let message = format!("{:#}", write(&path, b"").unwrap_err());
            assert!(message.starts_with(&format!("cannot write {}: ", path.display())), "{message}");
        }
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
    }
}
