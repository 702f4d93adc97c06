/// The product.
pub fn times(a: u32, b: u32) -> u32 {
    a * b
}

/// Deep down.
pub struct Deep(pub u32);

impl Deep {
    /// How deep.
    pub fn depth(&self) -> u32 {
        crate::add(self.0, super::three())
    }

    /// Nothing reaches it.
    pub fn dead_height(&self) -> u32 {
        super::dead_quadruple(self.0)
    }
}
