struct Shelf {
    library: u32,
}

impl Shelf {
    fn library(&self) -> u32 {
        self.library + library::add(1, 1)
    }
}

fn parameter(library: u32) -> u32 {
    library::add(library, 3)
}

fn library() -> u32 {
    11
}

fn lifetime<'library>(text: &'library str) -> &'library str {
    text
}

#[allow(non_camel_case_types)]
fn generic<library: Into<u32>>(value: library) -> u32 {
    value.into()
}

pub fn solve(input: &str) -> String {
    let library = input.trim().parse::<u32>().unwrap();
    let shelf = Shelf { library };
    let eight = library::add(library, 1);
    let closure = |library: u32| library::add(library, library);
    let thirteen = 'library: loop {
        break 'library crate::library() + 2;
    };
    // COMMENT_MARK
    let fifteen = match 15 {
        library if library::nested::triple(5) == library => library,
        _ => 0,
    };
    format!(
        "{library} {eight} {} {} {} {} {thirteen} {} {fifteen} {}\n",
        shelf.library(),
        parameter(shelf.library),
        self::library(),
        generic(12u8),
        closure(library),
        lifetime("16"),
    )
}

pub fn dead_library() {}
