pub fn solve(_: &str) -> String {
    let quotes = ['\'', '"', '\\', '/']; // COMMENT_MARK '
    let tuple = ((1, 2.5), 3.);
    let floats = (1.5f32, 1e3f64 as u32);
    let byte = b'a' as char;
    let range = [0..1, 1..2].map(|r| r.start);
    let small = 1e-7;
    let three = tuple.1;
    let next = (byte as u8 + 1) as char;
    let _lifetime: &'static str = "'";
    format!(
        "{} {} {} {} {:x} {} {three:?} {} {} {} {} {} {range:?} {} {small:?} {next}\n",
        floats.0,
        tuple.0 .0,
        1_000u32.min(floats.1),
        0xFFu8 as i32,
        b'a',
        0b1000 | 0o10,
        quotes[0],
        quotes[1],
        quotes[2],
        quotes[3],
        u128::MAX,
        tuple.0.1
    )
}

pub fn dead_solve() {}
