use private::Stack;

trait Describe {
    fn describe(&self) -> u32;
    fn dead_trait_method(&self) {}
}

impl Describe for Stack {
    fn describe(&self) -> u32 {
        2
    }
}

pub fn solve(_: &str) -> String {
    let stack = Stack::of(&[7, 9]);
    // COMMENT_MARK: the method of the trait, since the other is private to its crate.
    format!("{} {}\n", stack.describe(), stack.total())
}
