//! COMMENT_MARK
use std::{env, fs, path::Path};

fn main() {
    let folder = env::var("OUT_DIR").unwrap();
    fs::write(Path::new(&folder).join("generated.rs"), "pub const WORD: &str = \"generated\";").unwrap();
    println!("cargo:rerun-if-changed=build.rs");
}
