//! COMMENT_MARK

fn main() {
    println!("cargo:rustc-check-cfg=cfg(is_set)");
    println!("cargo:rustc-cfg=is_set");
    println!("cargo:rustc-env=SET_BY_BUILD=value");
}
