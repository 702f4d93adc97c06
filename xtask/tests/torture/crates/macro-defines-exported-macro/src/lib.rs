macro_rules! multiplier {
    ($dollar:tt $name:ident $factor:literal) => {
        #[macro_export]
        macro_rules! $name { // refused here: macro-defines-exported-macro
            ($dollar n:expr) => {
                $dollar n * $factor
            };
        }
    };
}

multiplier!($ twice 2); // refused here: macro-defines-exported-macro

pub fn dead_solve() {}
