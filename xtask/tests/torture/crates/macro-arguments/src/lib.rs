use library::Direction;
use std::fmt::Write;

macro_rules! apply {
    ($f:path, $($argument:expr),*) => {
        $f($($argument),*)
    };
}

macro_rules! first {
    ($($name:ident => $value:expr),+ ; $t:ty) => {{
        $(let $name: $t = $value;)+
        let _ = ($(&$name,)+);
        (library::add(0, 0), ($($name,)+).0)
    }};
}

pub fn solve(input: &str) -> String {
    let n: u32 = input.trim().parse().unwrap();
    assert!(library::add(n, 1) > 0, "sum of {} and {}", library::add(n, 1), n);
    assert_eq!(library::nested::triple(1), 3, "{}", "text".repeat(2));
    debug_assert_ne!(library::LIMIT, 1);
    let mut text = String::new();
    // COMMENT_MARK
    write!(text, "written {}", library::nested::deep::Deep(1).depth()).unwrap();
    let list = vec![library::add(n, 1), library::add(n, 2)];
    let repeated = vec![library::Counter::new(); library::add(2, 2) as usize];
    let is = matches!(library::Direction::North, library::Direction::North | library::Direction::East if n > 0);
    format!(
        "{} {:?} {} {list:?} {is} {} {text}; {} {} {} {} {turned:?}\n",
        library::add(n, 1),
        library::Direction::North,
        library::square!(library::add(n, 0)),
        apply!(library::nested::triple, n),
        repeated.len() * 4,
        if matches!(Direction::East, library::Direction::East) { "yes" } else { "no" },
        first!(library => 5, b => 6; u32).1,
        { library::add(5, 1) },
        turned = library::Direction::North.turn()
    )
}

pub fn dead_solve() -> String {
    format!("{}", library::dead_subtract(2, 1))
}
