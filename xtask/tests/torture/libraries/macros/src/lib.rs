//! COMMENT_MARK: macros for others.

#[doc(hidden)]
pub mod hidden {
    pub fn larger(a: u32, b: u32) -> u32 {
        if a > b {
            a
        } else {
            b
        }
    }

    pub struct Wrapped<T>(pub T);

    impl<T: Copy> Wrapped<T> {
        pub const ONE: u32 = 1;

        pub fn get(&self) -> T {
            self.0
        }

        pub fn dead_replace(&mut self, value: T) {
            self.0 = value;
        }
    }
}

/// The largest. COMMENT_MARK
#[macro_export]
macro_rules! maximum {
    ($a:expr $(,)?) => { $a };
    ($a:expr, $($rest:expr),+ $(,)?) => { $crate::hidden::larger($a, $crate::maximum!($($rest),+)) };
}

/// `$crate` in types, patterns, imports and paths of associated items.
#[macro_export]
macro_rules! wrapped {
    ($value:expr) => {{
        use $crate::hidden::Wrapped as W;
        let wrapped: $crate::hidden::Wrapped<u32> = W($value);
        let $crate::hidden::Wrapped(inner) = &wrapped;
        *inner + wrapped.get() + <$crate::hidden::Wrapped<u32>>::ONE
    }};
}

/// A macro that calls itself without `$crate`.
#[macro_export(local_inner_macros)]
macro_rules! count {
    () => { 0u32 };
    ($head:tt $($tail:tt)*) => { 1u32 + count!($($tail)*) };
}

/// A function for whoever calls it.
#[macro_export]
macro_rules! define_adder {
    ($(#[$attribute:meta])* $visibility:vis fn $name:ident adds $amount:literal) => {
        $(#[$attribute])*
        $visibility fn $name(n: u32) -> u32 {
            n + $amount
        }
    };
}

/// The whole program.
#[macro_export]
macro_rules! program {
    ($solve:path) => {
        fn main() {
            print!("{}", $solve(&std::io::read_to_string(std::io::stdin()).unwrap()));
        }
    };
}

#[macro_export]
macro_rules! dead_macro {
    () => {
        $crate::hidden::dead_function()
    };
}
