//! The names in a zip's directory.
//!
//! The `zip` crate keeps one entry of each name and says nothing of the others, so they are looked for here. The form of
//! the directory is that of PKWARE's APPNOTE.TXT, section 4.3.12.

use anyhow::{bail, Result};
use std::collections::HashSet;

const SIGNATURE: &[u8] = b"PK\x01\x02";
/// The bytes of an entry before its name.
const HEADER: usize = 46;
/// Where in them the lengths of the name, and of two more fields behind it, stand.
const LENGTHS: [usize; 3] = [28, 30, 32];

/// Refuses a directory with two entries of one name; what is behind it does not matter.
pub(super) fn check_names(mut directory: &[u8]) -> Result<()> {
    let mut names = HashSet::new();
    while let Some(header) = directory.get(..HEADER).filter(|header| header.starts_with(SIGNATURE)) {
        let [name, extra, comment] = LENGTHS.map(|at| usize::from(u16::from_le_bytes([header[at], header[at + 1]])));
        let entry = directory.len().min(HEADER + name + extra + comment);
        let name = &directory[HEADER..entry.min(HEADER + name)];
        if !names.insert(name) {
            bail!("{:?}: expected one entry of this name, found more", String::from_utf8_lossy(name));
        }
        directory = &directory[entry..];
    }
    Ok(())
}
