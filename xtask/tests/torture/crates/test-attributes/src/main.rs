//! COMMENT_MARK

fn main() {
    print!("{}", test_attributes::solve(&std::io::read_to_string(std::io::stdin()).unwrap()));
}

#[test]
fn dead_test_of_main() {
    main();
}
