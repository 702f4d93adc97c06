#!/usr/bin/env bash
# Times `cargo xtask verify` on 400 cases of a trivial program, beside two bare shell loops that start it as often, and
# beside `oj test -j 2` (online-judge-tools) where that is installed. Five rounds; the best of each counts.
set -euo pipefail
cd "$(dirname "$0")/../.."
cargo build --quiet --package xtask
xtask=${CARGO_TARGET_DIR:-target}/debug/xtask
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

cat > "$scratch/echo.rs" <<'RUST'
fn main() {
    print!("{}", std::io::read_to_string(std::io::stdin()).unwrap());
}
RUST
rustc -O -o "$scratch/echo" "$scratch/echo.rs"
mkdir "$scratch/cases"
for i in $(seq 400); do
    echo "$i" | tee "$scratch/cases/$i.in" > "$scratch/cases/$i.out"
done

loop() {
    for i in $(seq "$1" "$2"); do
        "$scratch/echo" < "$scratch/cases/$i.in" > /dev/null
    done
}
loops() { loop 1 200 & loop 201 400 & wait; }
verify() { "$xtask" verify tetris --exec "$scratch/echo" --fixtures "$scratch/cases" > /dev/null; }
oj_test() { oj test -j 2 -c "$scratch/echo" -d "$scratch/cases" > /dev/null 2>&1; }

best() {
    local best=0 round start end
    for round in 1 2 3 4 5; do
        start=$(date +%s%N)
        "$1"
        end=$(date +%s%N)
        ((best == 0 || end - start < best)) && best=$((end - start))
    done
    echo $((best / 1000000))
}

printf 'two bare shell loops   %5d ms\n' "$(best loops)"
printf 'cargo xtask verify     %5d ms\n' "$(best verify)"
if command -v oj > /dev/null; then
    printf 'oj test -j 2           %5d ms\n' "$(best oj_test)"
fi
