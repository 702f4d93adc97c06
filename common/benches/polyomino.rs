//! Times enumeration and canonical forms.

use common::polyomino::{polyominoes, Kind};
use criterion::{criterion_group, criterion_main, Criterion};
use std::hint::black_box;

fn enumeration(criterion: &mut Criterion) {
    for (name, kind) in [("free", Kind::Free), ("one-sided", Kind::OneSided), ("fixed", Kind::Fixed)] {
        criterion
            .bench_function(&format!("{name} polyominoes of 8 cells"), |b| b.iter(|| polyominoes(black_box(8), kind)));
    }
}

fn canonical_forms(criterion: &mut Criterion) {
    let fixed = polyominoes(8, Kind::Fixed).expect("a size in range");
    criterion.bench_function("canonical forms of 2725 fixed polyominoes", |b| {
        b.iter(|| fixed.iter().map(|p| p.canonical(Kind::Free).mask()).fold(0, |sum, mask| sum ^ mask));
    });
}

criterion_group!(benches, enumeration, canonical_forms);
criterion_main!(benches);
