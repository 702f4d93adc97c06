//! Functions that only tables of functions name. COMMENT_MARK
use std::cell::Cell;
use std::fmt;
use std::rc::Rc;

trait Object {
    fn name(&self) -> String;

    fn provided(&self) -> String {
        "default".to_string()
    }

    fn dead_provided(&self) {}
}

struct First(Rc<Cell<u32>>);

impl Object for First {
    fn name(&self) -> String {
        "object".to_string()
    }
}

impl Drop for First {
    fn drop(&mut self) {
        self.0.set(self.0.get() + 3);
    }
}

struct Shown;

impl fmt::Display for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("shown")
    }
}

impl fmt::Debug for Shown {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        Err(fmt::Error)
    }
}

static TABLE: [(&str, fn(u32) -> u32); 1] = [("seven", seven)];

fn seven(n: u32) -> u32 {
    n
}

fn dead_eight(n: u32) -> u32 {
    n + 1
}

pub static DEAD_TABLE: [fn(u32) -> u32; 1] = [dead_eight];

pub fn solve(input: &str) -> String {
    let drops = Rc::new(Cell::new(0));
    let objects: Vec<Box<dyn Object>> = vec![Box::new(First(Rc::clone(&drops)))];
    let closures: [&dyn Fn() -> &'static str; 1] = [&|| "closure"];
    let shown: &dyn fmt::Display = &Shown;
    let (name, provided) = (objects[0].name(), objects[0].provided());
    let function = TABLE.iter().find(|(name, _)| *name == "seven").unwrap().1;
    drop(objects);
    let seven = function(input.trim().parse().unwrap());
    let dropped = if drops.get() == 3 { "dropped" } else { "kept" };
    format!("{name} {} {seven} {shown} {dropped} {provided} {}\n", closures[0](), drops.get())
}
