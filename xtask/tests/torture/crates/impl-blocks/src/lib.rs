pub struct Tally<T> {
    items: Vec<T>,
}

impl<T> Tally<T> {
    pub const FIVE: usize = 5;
    pub const DEAD_SIX: usize = 6;

    pub fn new() -> Self {
        Self { items: Vec::new() }
    }

    pub fn dead_with(items: Vec<T>) -> Self {
        Self { items }
    }

    pub fn add(&mut self, item: T) -> &mut Self {
        self.items.push(item);
        self
    }

    /// COMMENT_MARK: only `dead_` methods reach it.
    fn dead_inner(&self) -> usize {
        self.items.len()
    }

    pub fn dead_outer(&self) -> usize {
        self.dead_inner()
    }

    fn len(&self) -> usize {
        self.items.len()
    }
}

impl Tally<u32> {
    pub fn sum(&self) -> u32 {
        self.items.iter().sum()
    }
}

impl Tally<&str> {
    pub fn dead_join(&self) -> String {
        self.items.join("")
    }
}

impl<T> Tally<T> {
    pub fn dead_alone(&self) {}
}

impl<T> Tally<Option<T>> {
    pub fn by_path(&self) -> usize {
        Self::FIVE + self.len()
    }
}

pub struct Unit;

impl Unit {
    fn mapped(&self) -> &'static str {
        "called"
    }

    fn three(_: u32) -> u32 {
        3
    }
}

pub struct DeadStruct {
    dead_field: DeadInner,
}

pub enum DeadInner {
    DeadOne,
}

impl DeadStruct {
    pub fn dead_new() -> Self {
        DeadStruct { dead_field: DeadInner::DeadOne }
    }
}

impl Drop for DeadStruct {
    fn drop(&mut self) {}
}

impl From<DeadInner> for DeadStruct {
    fn from(dead_field: DeadInner) -> Self {
        DeadStruct { dead_field }
    }
}

pub fn solve(input: &str) -> String {
    let mut tally = Tally::new();
    tally.add(input.trim().parse::<u32>().unwrap()).add(1);
    let options: Tally<Option<u8>> = Tally::new();
    let called: Vec<_> = [Unit].iter().map(Unit::mapped).collect();
    format!(
        "{} {} {} {} {} {} {}\n",
        tally.sum(),
        Tally::<u8>::new().add(1).len(),
        options.len(),
        options.by_path(),
        <Tally<u8>>::FIVE + 6,
        called[0],
        Some(1).map(Unit::three).unwrap()
    )
}
