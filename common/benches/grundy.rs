//! Times the Grundy engine.

use common::grundy::{mex, Board, Filling, Impartial, Octal, OnBoard, PlacementGame, Play, Solver, WinSolver};
use common::polyomino::{Kind, Polyomino};
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

/// Cram: a move fills two neighbouring cells.
struct Cram;

impl Filling for Cram {
    fn moves(&self, board: &Board, fill: impl FnMut(u64)) {
        let (width, cells) = (board.width(), board.height() * board.width());
        let across = (0..cells).filter(|cell| (cell + 1) % width > 0).map(|cell| 0b11 << cell);
        let down = (width..cells).map(|cell| 1 << cell | 1 << (cell - width));
        across.chain(down).filter(|domino| domino & !board.empty() == 0).for_each(fill);
    }

    fn smallest_move(&self) -> u32 {
        2
    }
}

fn cram(criterion: &mut Criterion) {
    let board = Board::new(5, 5);
    criterion.bench_function("Grundy value of Cram 5 x 5", |b| {
        b.iter(|| Solver::new(OnBoard(Cram)).grundy(black_box(&board)));
    });
    for (name, play) in [("normal", Play::Normal), ("misere", Play::Misere)] {
        criterion.bench_function(&format!("outcome of Cram 4 x 4, {name} play"), |b| {
            b.iter(|| WinSolver::new(OnBoard(Cram), play).outcome(black_box(&Board::new(4, 4))));
        });
    }
    let domino: Polyomino = "##".parse().expect("a polyomino");
    let placements: Vec<u64> = domino.orientations(Kind::Free).iter().flat_map(|d| d.placements(4, 4)).collect();
    let game = PlacementGame::new(16, &placements);
    criterion.bench_function("values of all sets of 4 x 4 cells in Cram", |b| b.iter(|| black_box(&game).values()));
    criterion.bench_function("wins of all sets of 4 x 4 cells in Cram", |b| b.iter(|| black_box(&game).wins()));
}

fn octal(criterion: &mut Criterion) {
    let kayles: Octal = "0.77".parse().expect("a code");
    criterion.bench_function("period of Kayles in 1000 heaps", |b| b.iter(|| black_box(&kayles).period(1000)));
}

fn grundy(criterion: &mut Criterion) {
    criterion.bench_function("Grundy values of 1000 heaps", |b| b.iter(|| Solver::new(Heap).grundy(&black_box(1000))));
    let values: Vec<u32> = (0..1000).rev().collect();
    criterion.bench_function("mex of 1000 values", |b| b.iter(|| mex(black_box(&values).iter().copied())));
}

criterion_group!(benches, grundy, cram, octal);
criterion_main!(benches);
