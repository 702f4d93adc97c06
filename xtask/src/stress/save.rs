//! A difference becomes a fixture.

use crate::new::Transaction;
use anyhow::{bail, Context, Result};
use std::fs;
use std::path::{Path, PathBuf};

/// Writes an input and the right output as `stress-<hash>.in` and `.out`, both or neither; the first one's path.
///
/// # Errors
/// When a file cannot be written, or there is another fixture of that name.
pub(super) fn save(folder: &Path, input: &str, expected: &str) -> Result<PathBuf> {
    let stem = folder.join(format!("stress-{:016x}", hash(input)));
    let files = [(stem.with_extension("in"), input), (stem.with_extension("out"), expected)];
    fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
    let mut transaction = Transaction::default();
    for (path, contents) in &files {
        if path.exists() && fs::read(path).with_context(|| path.display().to_string())? != contents.as_bytes() {
            bail!("{}: a fixture of this name holds something else; not overwritten", path.display());
        }
        transaction.write(path, contents.as_bytes())?;
    }
    transaction.commit();
    let [(input, _), _] = files;
    Ok(input)
}

/// FNV-1a with 64 bits: the same input gets the same name everywhere.
fn hash(text: &str) -> u64 {
    text.bytes().fold(0xCBF2_9CE4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hash_is_fnv_1a() {
        // From the test vectors of Fowler, Noll and Vo.
        assert_eq!(hash(""), 0xCBF2_9CE4_8422_2325);
        assert_eq!(hash("foobar"), 0x8594_4171_F739_67E8);
    }

    #[test]
    fn a_fixture_is_written_once_and_never_over_another() {
        let folder = tempfile::tempdir().unwrap();
        let path = save(folder.path(), "1\n", "2\n").unwrap();
        assert_eq!(save(folder.path(), "1\n", "2\n").unwrap(), path);
        assert_eq!(fs::read_to_string(path.with_extension("out")).unwrap(), "2\n");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2);

        let message = save(folder.path(), "1\n", "3\n").unwrap_err().to_string();
        assert!(message.contains("not overwritten"), "{message}");
        assert_eq!(fs::read_to_string(path.with_extension("out")).unwrap(), "2\n");
    }

    #[test]
    fn half_a_fixture_is_completed_and_no_more_than_that() {
        let folder = tempfile::tempdir().unwrap();
        let path = save(folder.path(), "1\n", "2\n").unwrap();
        fs::remove_file(&path).unwrap();
        assert_eq!(save(folder.path(), "1\n", "2\n").unwrap(), path);
        assert!(path.exists());

        fs::remove_file(&path).unwrap();
        fs::write(path.with_extension("out"), "other\n").unwrap();
        assert!(save(folder.path(), "1\n", "2\n").is_err());
        assert!(!path.exists());
    }
}
