//! Without variants that are never made, some of these patterns would match all. COMMENT_MARK

#[derive(Clone, Copy)]
pub enum Kind {
    Live(u32),
    NeverMade,
}

pub enum Two {
    Here,
    NeverHere,
}

fn wild(kind: Kind) -> &'static str {
    match kind {
        Kind::Live(_) => "one",
        _ => "none",
    }
}

fn either(kind: Kind) -> u32 {
    if let Kind::Live(n) = kind {
        n - 6
    } else {
        0
    }
}

fn or_else(kind: Kind) -> u32 {
    let Kind::Live(n) = kind else {
        return 0;
    };
    n
}

fn asked(kind: Kind) -> &'static str {
    if matches!(kind, Kind::Live(_)) {
        "yes"
    } else {
        "no"
    }
}

fn bound(two: Two) -> &'static str {
    match two {
        Two::NeverHere => "never",
        other => other.name(),
    }
}

impl Two {
    fn name(&self) -> &'static str {
        match self {
            Two::Here | Two::NeverHere => "other",
        }
    }
}

fn looped(mut kind: Kind) -> u32 {
    let mut turns = 0;
    while let Kind::Live(n) = kind {
        turns += 1;
        if n > 7 {
            break;
        }
        kind = Kind::Live(n + 1);
    }
    turns
}

fn tuple(kinds: (Kind, Kind)) -> u32 {
    match kinds {
        (Kind::Live(_), Kind::Live(_)) => 3,
        (Kind::NeverMade, _) | (_, Kind::NeverMade) => 4,
    }
}

pub fn solve(input: &str) -> String {
    let kind = Kind::Live(input.trim().parse().unwrap());
    format!(
        "{} {} {} {} {} {} {}\n",
        wild(kind),
        either(kind),
        or_else(kind),
        asked(kind),
        bound(Two::Here),
        looped(kind),
        tuple((kind, kind))
    )
}

pub fn dead_solve() {}
