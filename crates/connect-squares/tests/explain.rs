//! What the example draws, and the line it marks against the rules.

#[path = "../examples/explain.rs"]
#[allow(dead_code, reason = "the example's `main`")]
mod example;

use connect_squares::{rules, solve, Player};
use example::explain;
use itertools::{iproduct, Itertools};
use testing::picture::{plain, read_pictures};

testing::explain_tests!(explain, solve);

/// The board after some moves, the highest row first, and the cell of the last token.
fn board(n: usize, columns: &[usize]) -> (Vec<Vec<char>>, (usize, usize)) {
    let mut board = vec![vec!['.'; n]; n];
    let mut last = (0, 0);
    for (index, &column) in (1..).zip(columns) {
        let row = (0..n).rev().find(|&row| board[row][column] == '.').expect("a column that is not full");
        board[row][column] = if Player::of_move(index) == Player::Ayumi { 'r' } else { 'b' };
        last = (row, column);
    }
    (board, last)
}

/// The cells that are marked, row by row; the picture without marks.
fn unmarked(picture: &[Vec<char>], token: char) -> (Vec<(usize, usize)>, Vec<Vec<char>>) {
    let is_marked = |character: char| character == '*' || character.is_ascii_uppercase();
    let n = picture.len();
    let marked = iproduct!(0..n, 0..n).filter(|&(row, column)| is_marked(picture[row][column])).collect_vec();
    let plain = |&character: &char| if character == '*' { token } else { character.to_ascii_lowercase() };
    (marked, picture.iter().map(|row| row.iter().map(plain).collect()).collect())
}

/// Every full game on 3 × 3 cells, as far as it goes: the board drawn is the board, and what is marked is a straight
/// unbroken line of the winner's, of k tokens at least, through the last one.
#[test]
fn the_line_drawn_wins_in_every_game_on_a_board_of_side_3() {
    let games = (0..3).flat_map(|column| [column; 3]).permutations(9).unique().collect_vec();
    assert_eq!(games.len(), 1680);
    for (game, k) in iproduct!(&games, 1..=3) {
        let Some((winner, moves)) = rules::play(3, k, game.iter().copied()) else { continue };
        let input = format!("3 9 {k}\n{}\n", game.iter().map(|column| column + 1).join(" "));
        let text = plain(&explain(&input).unwrap());
        let picture = read_pictures(&text).into_iter().exactly_one().expect("one picture");
        let (board, last) = board(3, &game[..moves]);
        let token = if winner == Player::Ayumi { 'r' } else { 'b' };
        let (line, drawn) = unmarked(&picture, token);
        assert_eq!(drawn, board, "{text}");
        assert!(line.len() >= k && line.contains(&last) && picture[last.0][last.1] == '*', "{text}");
        assert!(line.iter().all(|&(row, column)| board[row][column] == token), "{text}");
        // Down, and to the right by one less than this, which may be to the left.
        let steps = line.iter().tuple_windows().map(|(a, b)| (b.0 - a.0, b.1 + 1 - a.1)).unique().collect_vec();
        assert!(steps.len() <= 1 && steps.iter().all(|step| [(0, 2), (1, 1), (1, 2), (1, 0)].contains(step)), "{text}");
    }
}
