#!/usr/bin/env bash
# Sizes and times of the five bundles, beside those of cargo-equip (https://github.com/qryxip/cargo-equip) where that is
# installed. Three rounds; the best of each counts. Prints the table of docs/bundle.md.
set -euo pipefail
cd "$(dirname "$0")/../.."
cargo build --quiet --package xtask
xtask=${CARGO_TARGET_DIR:-target}/debug/xtask
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# The best time of three, in milliseconds.
best() {
    local best=999999 start time
    for _ in 1 2 3; do
        start=$(date +%s%N)
        "$@" > /dev/null 2>&1
        time=$((($(date +%s%N) - start) / 1000000))
        best=$((time < best ? time : best))
    done
    echo "$best"
}
# What cargo-equip is given: a copy, as it looks for `a/b.rs` only beside `a/mod.rs` and not beside `a.rs`. It keeps the
# crates that the rules use, so these are said to be the judge's.
copy=$scratch/copy
outside=(bitvec either funty itertools once_cell radium tap wyz)
equip() {
    (cd "$copy/crates/$1" && cargo equip --bin "$1" --no-check --remove docs --exclude "${outside[@]}" -o "$scratch/equip.rs")
}
copy_with_mod_files() {
    git ls-files -z | xargs -0 cp --parents --target-directory "$copy"
    find "$copy/common/src" "$copy"/crates/*/src -mindepth 1 -depth -type d | while read -r folder; do
        if [ -e "$folder.rs" ]; then mv "$folder.rs" "$folder/mod.rs"; fi
    done
}
mkdir "$copy"
copy_with_mod_files
size() { wc -c < "$1"; }

echo '| problem | bytes | minified | compile alone | bundle | without checks | cargo-equip: bytes | without checks |'
echo '| --- | --- | --- | --- | --- | --- | --- | --- |'
for problem in $(ls crates); do
    file=$scratch/$problem.rs
    "$xtask" bundle "$problem" --no-check --minify -o "$scratch/minified.rs" > /dev/null
    plain=$(best "$xtask" bundle "$problem" --no-check -o "$file")
    checked=$(best "$xtask" bundle "$problem" -o "$file")
    compile=$(best rustc --edition 2021 -O -o "$scratch/program" "$file")
    # Where it is not installed, or does not make a file.
    equip_time=- equip_size=-
    if equip "$problem" > /dev/null 2>&1; then
        equip_time="$(best equip "$problem") ms"
        equip_size=$(size "$scratch/equip.rs")
    fi
    echo "| $problem | $(size "$file") | $(size "$scratch/minified.rs") | $compile ms | $checked ms | $plain ms | $equip_size | $equip_time |"
done
