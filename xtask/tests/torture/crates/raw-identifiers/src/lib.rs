pub mod r#loop;

pub struct Token {
    pub r#type: u32,
}

pub fn r#match(n: u32) -> u32 {
    n
}

trait Kind {
    fn r#in(&self) -> u32;
}

impl Kind for Token {
    fn r#in(&self) -> u32 {
        self.r#type + 2
    }
}

macro_rules! r#try {
    ($r#use:expr) => {
        $r#use + 1
    };
}

pub fn solve(_: &str) -> String {
    let r#fn = Token { r#type: 2 };
    // COMMENT_MARK
    let Token { r#type } = r#fn;
    format!("{} {} {} {} {}\n", r#match(1), r#type, r#loop::r#while(), r#fn.r#in(), r#try!(4))
}
