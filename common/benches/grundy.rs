//! Times the Grundy engine.

use common::grundy::{mex, Impartial, Solver};
use criterion::{criterion_group, criterion_main, Criterion};
use std::hint::black_box;

/// A heap, from which any number that is no multiple of 7 is taken.
struct Heap;

impl Impartial for Heap {
    type Position = u32;

    fn options(&self, &heap: &u32, options: &mut Vec<u32>) {
        options.extend((1..=heap).filter(|taken| taken % 7 != 0).map(|taken| heap - taken));
    }
}

fn grundy(criterion: &mut Criterion) {
    criterion.bench_function("Grundy values of 1000 heaps", |b| b.iter(|| Solver::new(Heap).grundy(&black_box(1000))));
    let values: Vec<u32> = (0..1000).rev().collect();
    criterion.bench_function("mex of 1000 values", |b| b.iter(|| mex(black_box(&values).iter().copied())));
}

criterion_group!(benches, grundy);
criterion_main!(benches);
