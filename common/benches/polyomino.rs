//! Times counting, visiting and listing polyominoes, and canonical forms.

use common::polyomino::{count, polyominoes, visit, write_text, Enumeration, Kind};
use criterion::{criterion_group, criterion_main, Criterion};
use std::hint::black_box;

fn counting(criterion: &mut Criterion) {
    criterion.bench_function("count fixed 14", |b| b.iter(|| count(black_box(14), Kind::Fixed)));
    let two_threads = Enumeration::new(14, Kind::Fixed).expect("a size in range").threads(2);
    criterion.bench_function("count fixed 14 on two threads", |b| b.iter(|| black_box(two_threads).count()));
}

fn visiting(criterion: &mut Criterion) {
    for (name, kind) in [("free", Kind::Free), ("one-sided", Kind::OneSided), ("fixed", Kind::Fixed)] {
        criterion.bench_function(&format!("visit {name} 12"), |b| {
            b.iter(|| {
                let mut cells = 0;
                visit(black_box(12), kind, |rows| cells ^= rows.row(0)).map(|()| cells)
            });
        });
    }
}

fn listing(criterion: &mut Criterion) {
    criterion.bench_function("list free 12", |b| b.iter(|| polyominoes(black_box(12), Kind::Free)));
    let one_sided = Enumeration::new(13, Kind::OneSided).expect("a size in range");
    for threads in [1, 2] {
        let enumeration = one_sided.threads(threads);
        let name = format!("list one-sided 13, threads: {threads}");
        criterion.bench_function(&name, |b| b.iter(|| black_box(enumeration).list()));
    }
}

fn drawing(criterion: &mut Criterion) {
    let list = polyominoes(10, Kind::Free).expect("a size in range");
    criterion.bench_function("draw free 10", |b| b.iter(|| write_text(&list, 100, &mut std::io::sink())));
}

fn canonical_forms(criterion: &mut Criterion) {
    let fixed = polyominoes(8, Kind::Fixed).expect("a size in range");
    criterion.bench_function("canonical forms of 2725 fixed polyominoes", |b| {
        b.iter(|| fixed.iter().map(|p| p.canonical(Kind::Free).mask()).fold(0, |sum, mask| sum ^ mask));
    });
}

criterion_group!(benches, counting, visiting, listing, drawing, canonical_forms);
criterion_main!(benches);
