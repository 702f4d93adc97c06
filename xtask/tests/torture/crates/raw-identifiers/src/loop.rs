pub fn r#while() -> u32 {
    3
}

pub fn dead_loop() {}
