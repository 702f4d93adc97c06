pub struct Point {
    pub x: u32,
}

pub const THREE: u32 = 3;
pub static NAME: &str = "ok";

pub mod outer {
    pub const THREE: u32 = crate::THREE;

    pub mod inner {
        // COMMENT_MARK
        pub fn three(point: &crate::Point) -> u32 {
            match *point {
                crate::Point { x: self::super::super::THREE } => super::THREE,
                super::super::Point { x } => x,
            }
        }

        pub fn apply(f: fn(&super::super::Point) -> u32) -> u32 {
            self::three(&crate::Point { x: 3 }) * f(&self::super::super::Point { x: 4 })
        }

        pub fn dead_inner() {}
    }

    impl super::Point {
        pub fn get(&self) -> u32 {
            self.x
        }
    }
}

pub fn solve(input: &str) -> String {
    let x = input.trim().parse().unwrap();
    let sum = self::outer::inner::three(&self::Point { x: 3 });
    let array = [0; crate::outer::THREE as usize];
    format!(
        "{} {sum} {} {} {} {}\n",
        crate::THREE,
        array.len(),
        outer::inner::apply(crate::outer::inner::three),
        crate::Point::get(&Point { x }),
        self::NAME
    )
}
