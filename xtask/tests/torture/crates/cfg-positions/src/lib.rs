pub struct Fields {
    #[cfg(test)]
    pub dead_field: u32,
    #[cfg(not(test))]
    pub field: u32,
    pub other: u32,
}

#[derive(Debug)]
pub enum Variants {
    #[cfg(test)]
    DeadVariant,
    #[cfg(not(test))]
    Variant(u32),
}

pub trait Methods {
    #[cfg(test)]
    fn dead_method(&self) -> u32;
    #[cfg(not(test))]
    fn method(&self) -> u32;
}

impl Methods for Fields {
    #[cfg(test)]
    fn dead_method(&self) -> u32 {
        1
    }
    #[cfg(not(test))]
    fn method(&self) -> u32 {
        self.other * 2
    }
}

fn parameters(#[cfg(test)] dead_parameter: u32, #[cfg(not(test))] a: u32, b: u32) -> u32 {
    a + b
}

fn generic<#[cfg(test)] DeadParameter, #[cfg(not(test))] T: Into<u64>>(value: T) -> u64 {
    value.into()
}

fn early(n: u32) -> &'static str {
    #[cfg(test)]
    return "dead_early";
    #[cfg(not(test))]
    if n > 0 {
        return "yes";
    }
    #[cfg(test)]
    {
        panic!("dead_block");
    }
    "no"
}

struct Tuple(#[cfg(test)] u8, #[cfg(not(test))] u32);

// COMMENT_MARK
pub fn solve(input: &str) -> String {
    let fields = Fields {
        #[cfg(test)]
        dead_field: 1,
        #[cfg(not(test))]
        field: input.trim().parse().unwrap(),
        other: 2,
    };
    #[cfg(test)]
    let five = dead_five();
    #[cfg(not(test))]
    let five = 5;
    let Fields {
        #[cfg(test)]
            dead_field: dead_binding,
        #[cfg(not(test))]
            field: seven,
        ..
    } = fields;
    let side = match fields.other {
        #[cfg(test)]
        2 => "dead_arm",
        #[cfg(not(test))]
        2 => "right",
        _ => "wrong",
    };
    let list = [
        #[cfg(test)]
        0,
        1,
        #[cfg(not(test))]
        3,
    ];
    let sum = parameters(
        #[cfg(test)]
        dead_argument(),
        #[cfg(not(test))]
        10,
        2,
    );
    let variant = Variants::Variant(9);
    let x = format!("x:{}", generic(1u32));
    let Variants::Variant(nine) = variant;
    let mut text = format!("{seven} {five} {} {side} {list:?} {sum} {}", fields.other, early(7));
    #[cfg(not(test))]
    text.push_str(&format!(" {} {x} {} {nine}\n", fields.method(), Tuple(3).0));
    #[cfg(test)]
    text.push_str("dead_text");
    text
}
