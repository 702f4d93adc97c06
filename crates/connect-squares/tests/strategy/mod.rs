//! Random inputs, and the answers to inputs by the rules.

use connect_squares::{rules, Player};
use itertools::Itertools;
use proptest::collection::vec;
use proptest::prelude::*;

/// Games on boards of at most this side are played by the rules.
const PLAYED_OUT: usize = 12;

/// Random games, as the judge writes them.
pub(crate) fn inputs() -> impl Strategy<Value = String> {
    games().prop_map(|(n, k, columns)| input(n, k, &columns))
}

/// Random games, most of them on small boards: the side, the length of a winning line, and the columns from 0.
pub(crate) fn games() -> impl Strategy<Value = (usize, usize, Vec<usize>)> {
    let small = (1..=4_usize, 1..=4_usize, vec(0..12_usize, 0..=12));
    let middle = (1..=12_usize, 2..=5_usize, vec(0..420_usize, 0..=49));
    let large = (299..=300_usize, 1..=5_usize, vec(0..300_usize, 0..=12));
    prop_oneof![160 => small, 32 => middle, 1 => large].prop_map(|(n, k, moves)| (n, k, columns(n, moves)))
}

/// The moves as columns of a board of this side, without those into a full column.
fn columns(n: usize, moves: Vec<usize>) -> Vec<usize> {
    let mut heights = vec![0; n];
    let columns = moves.into_iter().map(|column| column % n);
    let fits = |&column: &usize| {
        heights[column] += 1;
        heights[column] <= n
    };
    columns.filter(fits).collect()
}

/// A game as the judge writes it; columns are counted from 0.
pub(crate) fn input(n: usize, k: usize, columns: &[usize]) -> String {
    format!("{n} {} {k}\n{}\n", columns.len(), columns.iter().map(|column| column + 1).format(" "))
}

/// Answers inputs that are known to be good, by the rules. They take minutes on the largest boards, so there the answer
/// comes from runs counted outwards from each token.
pub(crate) fn referee() -> impl FnMut(&str) -> String {
    |input| {
        let mut numbers = input.split_whitespace().map(|token| token.parse::<usize>().expect("a number"));
        let (n, m, k) = numbers.next_tuple().expect("n, m and k");
        if n <= PLAYED_OUT {
            return rules::answer(input);
        }
        match count_runs(n, k, numbers.take(m).map(|column| column - 1)) {
            Some((player, index)) => format!("{player} {index}\n"),
            None => "No winner\n".into(),
        }
    }
}

/// As [`rules::play`], but looks along the lines through each token only.
fn count_runs(n: usize, k: usize, columns: impl Iterator<Item = usize>) -> Option<(Player, usize)> {
    let mut board = vec![vec![None; n]; n];
    for (index, column) in (1..).zip(columns) {
        let row = board.iter().position(|row| row[column].is_none()).expect("a column that is not full");
        let player = Player::of_move(index);
        board[row][column] = Some(player);
        let run = |down: isize, right: isize| {
            let cells =
                (1..).map_while(|i| Some((row.checked_add_signed(i * down)?, column.checked_add_signed(i * right)?)));
            cells.take_while(|&(r, c)| r < n && c < n && board[r][c] == Some(player)).count()
        };
        let longest = [(0, 1), (1, 0), (1, 1), (1, -1)].map(|(down, right)| run(down, right) + 1 + run(-down, -right));
        if longest.into_iter().any(|length| length >= k) {
            return Some((player, index));
        }
    }
    None
}
