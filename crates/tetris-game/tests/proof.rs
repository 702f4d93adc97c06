//! Who wins on larger boards, by two methods that share nothing but the two pieces.

use common::grundy::{Outcome, Play, WinSolver};
use common::polyomino::{Kind, Polyomino};
use itertools::{iproduct, Itertools};
use std::collections::HashMap;
use tetris_game::rules::{Position, Rules};
use tetris_game::{first_player_wins, L, T};

/// The winners for each number of T, a row each, and of L, up to the number of pieces that the area has room for. Of so
/// many none can run out, so more change nothing.
fn table(rows: usize, columns: usize, mut alice_wins: impl FnMut(usize, usize) -> bool) -> String {
    let most = rows * columns / 4;
    let mut row = |t| (0..=most).map(|l| if alice_wins(t, l) { "A" } else { "B" }).join(" ");
    let rows = (0..=most).map(|t| format!("x={t}  {}", row(t)));
    std::iter::once(format!("y =  {}", (0..=most).join(" "))).chain(rows).join("\n")
}

/// By play from the rules. Positions are remembered, but neither turned nor flipped.
fn by_play(rows: usize, columns: usize) -> String {
    let mut solver = WinSolver::new(Rules::new(rows, columns), Play::Normal);
    let table = table(rows, columns, |t, l| solver.outcome(&Position { covered: 0, left: [t, l] }) == Ok(Outcome::N));
    println!("tetris-game, {rows} x {columns}: {} positions", solver.positions());
    table
}

/// Without play: for every set of empty cells, whether the player to move wins, from fewer pieces left to more.
fn by_sets(rows: usize, columns: usize) -> String {
    let [of_t, of_l] = [T, L].map(|art| placements(art, rows, columns));
    let most = rows * columns / 4;
    let mut known: HashMap<(usize, usize), Vec<u64>> = HashMap::new();
    for (t, l) in iproduct!(0..=most, 0..=most) {
        let mut wins = vec![0; 1 << (rows * columns - LOW)];
        if t > 0 {
            add_wins(&mut wins, &of_t, &known[&(t - 1, l)]);
        }
        if l > 0 {
            add_wins(&mut wins, &of_l, &known[&(t, l - 1)]);
        }
        known.insert((t, l), wins);
    }
    println!("tetris-game, {rows} x {columns}: {} sets of cells with pieces left", known.len() << (rows * columns));
    table(rows, columns, |t, l| known[&(t, l)].last().is_some_and(|all_empty| all_empty >> 63 == 1))
}

/// Sets of empty cells that differ in the lowest six cells only share a word.
const LOW: usize = 6;

/// Where a piece can lie.
struct Placement {
    /// Its cells but for the lowest six of the board.
    high: usize,
    /// Those among the lowest six.
    low: usize,
    /// The sets of a word that hold none of `low`.
    without_low: u64,
}

fn placements(art: &str, rows: usize, columns: usize) -> Vec<Placement> {
    let orientations = art.parse::<Polyomino>().unwrap().orientations(Kind::Free);
    let placed = orientations.iter().flat_map(|piece| piece.placements(rows, columns));
    placed
        .map(|cells| {
            let (high, low) = (cells as usize >> LOW, cells as usize % (1 << LOW));
            let without_low = (0..64).filter(|set| set & low == 0).fold(0, |sets, set| sets | 1 << set);
            Placement { high, low, without_low }
        })
        .collect()
}

/// Adds the sets that a placement takes to a set without a win in `wins_after`, the table with one such piece less.
fn add_wins(wins: &mut [u64], placements: &[Placement], wins_after: &[u64]) {
    for (high, wins) in wins.iter_mut().enumerate() {
        for placement in placements.iter().filter(|placement| placement.high & !high == 0) {
            *wins |= (!wins_after[high ^ placement.high] & placement.without_low) << placement.low;
        }
    }
}

/// The board of the problem, on which `solve` has its own search.
#[test]
fn both_methods_agree_with_the_search_on_4_x_4() {
    let table = by_play(4, 4);
    assert_eq!(by_sets(4, 4), table);
    for (t, row) in (0..=3).zip(table.lines().skip(1)) {
        let searched = (0..=3).map(|l| if first_player_wins(t, l) { "A" } else { "B" }).join(" ");
        assert!(row.starts_with(&format!("x={t}  {searched}")), "{row}");
    }
}

#[test]
fn winners_on_4_x_5() {
    insta::assert_snapshot!(by_play(4, 5), @r"
    y =  0 1 2 3 4 5
    x=0  B A B A B B
    x=1  A B A A B B
    x=2  B A B A B B
    x=3  A A B A B B
    x=4  A A B A B B
    x=5  A A B A B B
    ");
    assert_eq!(by_sets(4, 5), by_play(4, 5));
}

#[test]
fn winners_on_5_x_5() {
    insta::assert_snapshot!(by_play(5, 5), @r"
    y =  0 1 2 3 4 5 6
    x=0  B A B A B A A
    x=1  A B A B A A A
    x=2  B A B A A A A
    x=3  A B A A A A A
    x=4  B A A A A A A
    x=5  B A A A A A A
    x=6  B A A A A A A
    ");
}

#[test]
#[ignore = "some seconds in release"]
fn winners_on_5_x_5_for_every_set_of_cells() {
    assert_eq!(by_sets(5, 5), by_play(5, 5));
}
