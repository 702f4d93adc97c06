//! Größe, 移动, COMMENT_MARK ✓.
#[path = "größe.rs"]
mod größe;

struct Fläche {
    höhe: u32,
}

impl Fläche {
    fn 移动(&self) -> u32 {
        self.höhe + 1 // ✓ COMMENT_MARK
    }

    fn dead_größe(&self) {}
}

macro_rules! ändern {
    ($größe:expr) => {
        $größe + 1
    };
}

fn länger<'größe>(text: &'größe str) -> &'größe str {
    text
}

const Ω: &str = "Ω"; /* ♟ COMMENT_MARK */ const DREI: u32 = 3;

pub fn solve(input: &str) -> String {
    let fläche = Fläche { höhe: größe::fünf() };
    format!(
        "{} {} {} é {} {} {Ω} {DREI}\n",
        länger(input.trim()),
        fläche.höhe,
        fläche.移动(),
        '♟',
        ändern!(fläche.移动())
    )
}
