use std::cell::RefCell;

pub struct Guard<'a> {
    log: &'a RefCell<Vec<String>>,
    name: &'static str,
}

impl<'a> Guard<'a> {
    fn new(log: &'a RefCell<Vec<String>>, name: &'static str) -> Self {
        log.borrow_mut().push(format!("made {name}"));
        Guard { log, name }
    }

    pub fn dead_disarm(self) {}
}

impl Drop for Guard<'_> {
    fn drop(&mut self) {
        self.log.borrow_mut().push(format!("drop {}", self.name));
    }
}

struct Held<'a>(#[allow(dead_code)] Guard<'a>);

pub fn solve(_: &str) -> String {
    let log = RefCell::new(Vec::new());
    {
        let _kept = Guard::new(&log, "b");
        {
            let _guard = Guard::new(&log, "a");
            log.borrow_mut().push("body".to_string());
        }
        log.borrow_mut().push("next".to_string());
    }
    let _ = Guard { log: &log, name: "temporary" };
    // COMMENT_MARK: the field is never read, and its end is seen.
    drop(Held(Guard { log: &log, name: "c" }));
    let mut words = log.into_inner();
    words.push("end\n".into());
    words.join(" ")
}
