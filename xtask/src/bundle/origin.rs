//! Where something in a bundle's text comes from.

use super::crates::shown;
use super::source::Origins;
use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens;
use std::path::Path;
use syn::spanned::Spanned;
use syn::{Item, ItemMod};

/// The file and line of the sources, as `file:line`, that a place in a bundle's text comes from.
///
/// `items` are those as they were read, and `parsed` the same as parsed from the text.
pub(super) fn origin(
    items: &[Item],
    parsed: &[Item],
    place: usize,
    origins: &Origins,
    workspace: &Path,
) -> Option<String> {
    let (line, module) = find(items, parsed, place, Vec::new())?;
    Some(format!("{}:{line}", shown(origins.get(&module)?, workspace)))
}

/// The line, in its file, and the module whose file that is.
fn find(items: &[Item], parsed: &[Item], place: usize, module: Vec<String>) -> Option<(usize, Vec<String>)> {
    let index = parsed.iter().position(|item| item.span().byte_range().contains(&place))?;
    match (items.get(index)?, &parsed[index]) {
        (
            Item::Mod(ItemMod { ident, content: Some((_, items)), .. }),
            Item::Mod(ItemMod { content: Some((_, parsed)), .. }),
        ) => find(items, parsed, place, [module, vec![ident.to_string()]].concat()),
        (item, parsed) => Some((line_of(item, parsed, place), module)),
    }
}

/// The line of the token that is at a place in an item: the one of the same text that is as far into the item.
fn line_of(item: &Item, parsed: &Item, place: usize) -> usize {
    let (tokens, parsed) = (flat(item.to_token_stream()), flat(parsed.to_token_stream()));
    let index = parsed.iter().position(|token| token.span().byte_range().end > place).unwrap_or(0);
    let text = parsed.get(index).map(ToString::to_string);
    let same = tokens.iter().enumerate().filter(|(_, token)| Some(token.to_string()) == text);
    let nearest = same.min_by_key(|(other, _)| other.abs_diff(index));
    nearest.map_or(item.span(), |(_, token)| token.span()).start().line
}

/// All tokens but the delimiters.
fn flat(tokens: TokenStream) -> Vec<TokenTree> {
    let inner = |token: TokenTree| match token {
        TokenTree::Group(group) => flat(group.stream()),
        token => vec![token],
    };
    tokens.into_iter().flat_map(inner).collect()
}
