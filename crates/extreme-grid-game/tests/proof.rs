//! The theorem on boards of up to 36 cells: who wins, without Grundy values.

use common::grundy::{Impartial, Outcome, Play, Solver, WinSolver};
use common::polyomino::{Cell, Kind, Polyomino};
use extreme_grid_game::first_player_wins;
use extreme_grid_game::rules::{Board, Rules};
use itertools::iproduct;
use std::cmp::Reverse;
use std::sync::Mutex;
use std::thread;

/// The rules for a sum of connected parts, sorted and in canonical form. Two equal parts are left out: whoever wins the
/// rest answers each move in one of them with the same move in the other.
struct Sums(Rules);

impl Impartial for Sums {
    type Position = Vec<Polyomino>;

    fn options(&self, parts: &Vec<Polyomino>, options: &mut Vec<Vec<Polyomino>>) {
        let mut boards = Vec::new();
        for (index, &part) in parts.iter().enumerate() {
            self.0.options(&part.into(), &mut boards);
            options.extend(boards.drain(..).map(|board| {
                let others = parts.iter().enumerate().filter(|&(other, _)| other != index).map(|(_, &part)| part);
                sum(others.chain(components(&board)))
            }));
        }
        // The solver begins with the last one. The order changes nothing but the time: few positions are played out if
        // the lost ones come first, and those left by answering with images are likely to be lost.
        options.sort_by_cached_key(|parts| {
            let unsettled = parts.iter().filter(|part| !self.is_likely_lost(part)).map(Polyomino::size);
            Reverse((unsettled.sum::<usize>(), parts.iter().map(Polyomino::size).sum::<usize>()))
        });
    }
}

impl Sums {
    /// Whether the part is its own image under the half turn, and no rectangle on it is that covers the centre.
    fn is_likely_lost(&self, part: &Polyomino) -> bool {
        let (height, width) = (part.height(), part.width());
        let is_own_image = part.mask().reverse_bits() >> (64 - height * width) == part.mask();
        let mut centre = iproduct!((height - 1) / 2..=height / 2, (width - 1) / 2..=width / 2);
        let has_move_there = centre.clone().count() <= self.0.k as usize;
        is_own_image && !(has_move_there && centre.all(|(row, column)| part.contains(Cell { row, column })))
    }
}

fn components(board: &Board) -> impl Iterator<Item = Polyomino> {
    Polyomino::components(board.height(), board.width(), board.empty())
}

/// The sum of these parts as [`Sums`] has it.
fn sum(parts: impl Iterator<Item = Polyomino>) -> Vec<Polyomino> {
    let mut sorted: Vec<Polyomino> = parts.map(|part| part.canonical(Kind::Free)).collect();
    sorted.sort_unstable();
    let mut sum = Vec::with_capacity(sorted.len());
    for part in sorted {
        if sum.last() == Some(&part) {
            sum.pop();
        } else {
            sum.push(part);
        }
    }
    sum
}

/// Holds the theorem to a search on every board of at most `cells` cells with every k; the number of positions played
/// out. A board and its transpose are the same game.
fn check(cells: usize) -> usize {
    let boards = iproduct!(1..=cells, 1..=cells).filter(|(n, m)| n <= m && n * m <= cells);
    let games = Mutex::new(boards.flat_map(|(n, m)| (1..=n * m).map(move |k| (n, m, k))));
    let play =
        || std::iter::from_fn(|| games.lock().unwrap().next()).map(|(n, m, k)| check_game(n, m, k)).sum::<usize>();
    thread::scope(|scope| {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let threads: Vec<_> = (0..cores).map(|_| scope.spawn(play)).collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).sum()
    })
}

fn check_game(n: usize, m: usize, k: usize) -> usize {
    let mut solver = WinSolver::new(Sums(Rules { k: k as u32 }), Play::Normal);
    let wins = solver.outcome(&sum(components(&Board::new(n, m)))) == Ok(Outcome::N);
    assert_eq!(first_player_wins(n as u64, m as u64, k as u64), wins, "{n} {m} {k}");
    solver.positions()
}

/// What [`Sums`] leaves out changes no winner, also where nothing is symmetric.
#[test]
fn sums_are_won_as_the_rules_say_for_every_set_of_cells_of_3_x_4() {
    for k in 1..=12 {
        let (mut sums, mut values) = (WinSolver::new(Sums(Rules { k }), Play::Normal), Solver::new(Rules { k }));
        for empty in 0..1 << 12 {
            let board = Board::new(3, 4).without(!empty);
            assert_eq!(sums.outcome(&sum(components(&board))).ok(), values.outcome(&board).ok(), "{empty:#b} {k}");
        }
    }
}

#[test]
fn every_board_of_at_most_20_cells() {
    check(20);
}

#[test]
#[ignore = "half a minute; run in release"]
fn every_board_of_at_most_36_cells() {
    println!("extreme-grid-game, up to 36 cells: {} positions", check(36));
}
