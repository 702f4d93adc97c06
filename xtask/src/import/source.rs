//! A folder or a zip to take entries from. What it holds comes from outside.

use super::directory;
use anyhow::{bail, Context, Result};
use std::fs::{self, File};
use std::hash::{DefaultHasher, Hasher};
use std::io::{self, BufReader, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};
use zip::ZipArchive;

/// The most entries, of use or not.
const MOST_ENTRIES: usize = 20_000;
/// More bytes than so many entries have names and comments for.
const LONGEST_DIRECTORY: u64 = 64 << 20;
/// All that is taken, in bytes. It is to lie in a repository.
const LARGEST: u64 = 256 << 20;

/// A folder or a zip, all of whose entries lie inside it.
pub(super) struct Source {
    names: Vec<String>,
    place: Place,
    /// How many bytes may still be taken.
    left: u64,
}

enum Place {
    /// The path of each file.
    Folder(Vec<PathBuf>),
    /// The archive, and the index of each entry.
    Zip(Box<ZipArchive<BufReader<File>>>, Vec<usize>),
}

impl Source {
    /// Looks at all entries.
    ///
    /// # Errors
    /// When it is neither a folder nor a zip, or has too many entries, or one that lies outside or leads there.
    pub(super) fn open(path: &Path) -> Result<Self> {
        let (names, place) = if path.is_dir() { folder(path) } else { zip(path) }?;
        Ok(Self { names, place, left: LARGEST })
    }

    /// The paths of the entries, with `/` between names.
    pub(super) fn names(&self) -> Vec<String> {
        self.names.clone()
    }

    /// Copies an entry into a new file.
    ///
    /// # Errors
    /// When it cannot be read or written, or all that was taken is too large.
    pub(super) fn copy(&mut self, index: usize, to: &Path) -> Result<()> {
        let name = &self.names[index];
        let mut file = File::create_new(to)?;
        let limit = self.left + 1;
        let copied = match &mut self.place {
            Place::Folder(paths) => {
                File::open(&paths[index]).and_then(|from| io::copy(&mut from.take(limit), &mut file))
            }
            Place::Zip(archive, entries) => {
                let entry = archive.by_index(entries[index]).with_context(|| name.clone())?;
                // What is said to be too large is not unpacked; what says less than it holds is stopped.
                let limit = if entry.size() < limit { limit.min(entry.size() + 1) } else { 0 };
                let says = entry.size();
                match io::copy(&mut entry.take(limit), &mut file) {
                    Ok(copied) if copied > says => bail!("{name}: expected {says} bytes, as it says, found more"),
                    Ok(_) if limit == 0 => Ok(self.left + 1),
                    copied => copied,
                }
            }
        };
        match self.left.checked_sub(copied.with_context(|| name.clone())?) {
            Some(left) => self.left = left,
            None => bail!("{name}: expected at most {LARGEST} bytes in all cases"),
        }
        Ok(())
    }
}

/// A number that is the same for the same contents.
///
/// # Errors
/// When the file cannot be read.
pub(super) fn digest(path: &Path) -> io::Result<u64> {
    let mut hasher = DefaultHasher::new();
    hasher.write(&fs::read(path)?);
    Ok(hasher.finish())
}

fn folder(root: &Path) -> Result<(Vec<String>, Place)> {
    let root = root.canonicalize()?;
    let (mut names, mut paths, mut folders) = (Vec::new(), Vec::new(), vec![root.clone()]);
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).with_context(|| folder.display().to_string())? {
            let path = entry?.path();
            let name = path.strip_prefix(&root)?.to_string_lossy().into_owned();
            let leads_outside = || path.canonicalize().map_or(true, |target| !target.starts_with(&root));
            if path.is_symlink() && (path.is_dir() || leads_outside()) {
                bail!("{name}: a link that leads to a folder, outside or nowhere");
            }
            if path.is_dir() {
                folders.push(path);
            } else if path.is_file() {
                names.push(name);
                paths.push(path);
            }
            if names.len() + folders.len() > MOST_ENTRIES {
                bail!("expected at most {MOST_ENTRIES} files");
            }
        }
    }
    Ok((names, Place::Folder(paths)))
}

fn zip(path: &Path) -> Result<(Vec<String>, Place)> {
    let mut archive = ZipArchive::new(BufReader::new(File::open(path)?)).context("expected a folder or a zip")?;
    if archive.len() > MOST_ENTRIES {
        bail!("expected at most {MOST_ENTRIES} entries, found {}", archive.len());
    }
    let (mut file, mut directory) = (File::open(path)?, Vec::new());
    file.seek(SeekFrom::Start(archive.central_directory_start()))?;
    file.take(LONGEST_DIRECTORY).read_to_end(&mut directory)?;
    directory::check_names(&directory)?;
    let (mut names, mut entries) = (Vec::new(), Vec::new());
    for index in 0..archive.len() {
        let entry = archive.by_index_raw(index)?;
        let name = inside(entry.name())?;
        if entry.is_symlink() {
            bail!("{name}: a link, and a zip is to hold files and folders only");
        }
        if !entry.is_dir() {
            names.push(name);
            entries.push(index);
        }
    }
    Ok((names, Place::Zip(Box::new(archive), entries)))
}

/// The path of an entry of a zip, if that lies inside, with `/` between names whatever the system it was made on.
fn inside(name: &str) -> Result<String> {
    let path = name.replace('\\', "/");
    let has_drive = path.split('/').next().is_some_and(|first| first.contains(':'));
    let climbs = path.split('/').any(|part| part == "..");
    if has_drive || climbs || path.starts_with('/') || path.contains(char::is_control) || path.is_empty() {
        bail!("{name:?}: expected a path inside the zip");
    }
    let parts = path.split('/').filter(|part| !part.is_empty() && *part != ".");
    Ok(parts.collect::<Vec<_>>().join("/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_inside() {
        assert_eq!(inside("./a\\b//c.in").unwrap(), "a/b/c.in");
        assert_eq!(inside("a..b/...").unwrap(), "a..b/...");
        for bad in ["", "..", "../a", "a/../../b", "a\\..\\b", "/a", "\\a", "C:/a", "C:a", "a\0b", "a\nb"] {
            assert!(inside(bad).is_err(), "{bad:?}");
        }
    }
}
