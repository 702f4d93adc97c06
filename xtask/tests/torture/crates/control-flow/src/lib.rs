#[derive(PartialEq, Clone, Copy)]
struct Unit {
    n: i32,
}

fn find(n: i32) -> i32 {
    'outer: for i in 1.. {
        'inner: for j in 1..=i {
            if i * j == n {
                break 'outer;
            }
            if j > 5 {
                continue 'inner;
            }
            if i > 100 {
                return -1;
            }
        }
    }
    'block: {
        if n > 5 {
            break 'block 6;
        }
        7
    }
}

fn make(n: i32) -> impl Fn(i32) -> Box<dyn Fn(i32) -> i32> {
    move |a| Box::new(move |b| a * b * n)
}

fn never() -> ! {
    panic!("COMMENT")
}

fn question(text: &str) -> Option<i32> {
    let first = text.chars().next()?;
    Some(first.to_digit(10)? as i32)
}

// COMMENT_MARK
pub fn solve(input: &str) -> String {
    let n: i32 = input.trim().parse().unwrap_or_else(|_| never());
    let value = loop {
        break 3;
    };
    let negative = -(2i32).pow(2);
    let shifted = ((n as u32) << 1) as u8 + (1 << 1);
    let compared = (n as i64) < 8 && (n as usize) << 2 > 3 && !(n == 8 || n < 0) && (n..9).contains(&8);
    let closure = (|| 5)();
    let unit = if (Unit { n } == Unit { n: 7 }) { 9 } else { 0 };
    let letter = match n {
        i32::MIN..=-1 => 'm',
        0 => 'z',
        m @ 1..=9 if m % 2 == 1 => 'x',
        1 | 2 | 4.. => 'y',
        _ => unreachable!(),
    };
    let mut list = vec![1, 2];
    list.iter_mut().for_each(|m| *m *= 2);
    for (i, _) in list.iter().enumerate().rev().skip_while(|&(i, _)| i > 1) {
        let _ = i;
    }
    let Some(digit) = question("0x") else { return String::new() };
    let twelve = { let mut sum = 0; while sum < 12 { sum += 4 } sum };
    let tuple = ((1, 2), [3]);
    let nested = tuple.0 .0 + if let (2, [m, ..]) = (tuple.0 .1, &tuple.1) { m - 3 } else { 10 };
    let mut count = 0;
    let text = if n > 0 { match n { 7 => { count += 3; "done" } _ => "not" } } else { "no" };
    fn dead_inside() -> i32 {
        dead_deeper()
    }
    fn dead_deeper() -> i32 {
        1
    }
    format!(
        "{n} {} {} {value} {negative} {shifted} {compared} {closure} {unit} {letter} {list:?} {digit} {twelve} {nested} {text} {count}\n",
        find(12),
        make(1)(3)(7),
    )
}
