//! COMMENT_MARK: a procedural macro.

use proc_macro::TokenStream;

#[proc_macro]
pub fn forty_two(_: TokenStream) -> TokenStream {
    "42".parse().unwrap()
}

#[proc_macro_derive(Tell)]
pub fn tell(input: TokenStream) -> TokenStream {
    let name = input.into_iter().skip_while(|token| token.to_string() != "struct").nth(1).unwrap();
    format!("impl {name} {{ fn tell() -> &'static str {{ \"{name}\" }} }}").parse().unwrap()
}
