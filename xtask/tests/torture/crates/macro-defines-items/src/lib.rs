macro_rules! animals {
    ($($(#[$attribute:meta])* $name:ident: $sound:literal),* $(,)?) => {
        $(
            $(#[$attribute])*
            pub struct $name;

            impl $name {
                pub fn says(&self) -> String {
                    format!("{} says {}", stringify!($name), $sound)
                }
            }

            impl crate::Legs for $name {
                fn legs(&self) -> u32 {
                    library::nested::triple(1)
                }
            }
        )*
    };
}

pub trait Legs {
    fn legs(&self) -> u32;
}

// COMMENT_MARK
animals! {
    /// COMMENT_MARK
    #[derive(Debug, Clone)]
    Dog: "woof",
}

macro_rules! module {
    ($name:ident { $($item:item)* }) => {
        pub mod $name {
            use super::*;
            $($item)*
        }
    };
}

module!(numbers {
    pub fn ten() -> u32 {
        library::add(5, FIVE)
    }

    pub fn spare_item() {}
});

macro_rules! constant {
    ($visibility:vis $name:ident = $value:expr) => {
        $visibility const $name: u32 = $value;
    };
}

constant!(pub(crate) FIVE = 5);
constant!(DEAD_CONSTANT = 6);

macro_rules! method {
    ($name:ident -> $t:ty { $body:expr }) => {
        pub fn $name(&self) -> $t {
            $body
        }
    };
}

pub struct Holder;

impl Holder {
    method!(north -> library::Direction { library::Direction::North });
    method!(two -> u32 { 2 });
}

pub fn solve(input: &str) -> String {
    let n = input.trim();
    let dog = Dog.clone();
    let north = Holder.north();
    format!("{n} {} {} {} {} {north:?} {}\n", dog.says(), Legs::legs(&dog), numbers::ten(), FIVE, Holder.two())
}
