pub fn solve(input: &str) -> String {
    use library::add;
    let n = input.trim().parse().unwrap();
    let triple = {
        use library::nested::triple as add;
        add(n)
    };
    let second = |mut counter: library::Counter| {
        counter.step();
        counter.step()
    };
    let turned = if n > 0 {
        use library::Direction::*;
        North.turn() // COMMENT_MARK
    } else {
        library::Direction::North
    };
    fn inside() -> u32 {
        use library::nested::deep;
        const SIX: u32 = {
            use std::primitive::u32 as number;
            6 as number
        };
        deep::times(1, SIX)
    }
    fn dead_inside() {
        use library::dead_subtract;
        dead_subtract(2, 1);
    }
    format!("{} {triple} {} {turned:?} {}\n", add(n, 1), second(library::Counter::new()), inside())
}
