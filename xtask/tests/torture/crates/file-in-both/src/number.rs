pub struct Number(pub u32);

impl Number {
    pub fn read(text: &str) -> Self {
        Number(text.trim().parse().unwrap())
    }
}

pub fn dead_number() {}
