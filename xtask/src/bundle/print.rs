//! The text of a bundle.

use anyhow::{anyhow, bail, Context, Result};
use proc_macro2::{Delimiter, Spacing, TokenStream, TokenTree};
use std::str::FromStr;
use syn::{File, Item, ItemMod};

/// A file's text. What is in a module is not indented, as that would be a third of the bytes.
pub(super) fn readable(file: &File) -> String {
    let mut text = prettyplease::unparse(&File { shebang: None, attrs: file.attrs.clone(), items: Vec::new() });
    write_items(&file.items, &mut text);
    text
}

/// Writes items with an empty line between two, unless both are short and of one sort.
fn write_items(items: &[Item], text: &mut String) {
    for (index, item) in items.iter().enumerate() {
        let last = index.checked_sub(1).map(|last| &items[last]);
        let continues = |last| is_short(item) && std::mem::discriminant(last) == std::mem::discriminant(item);
        if last.is_some_and(|last| !continues(last)) {
            text.push('\n');
        }
        match item {
            Item::Mod(ItemMod { content: Some((_, items)), .. }) => {
                let shell = prettyplease::unparse(&hollow(item));
                text.push_str(shell.trim_end().trim_end_matches('}').trim_end());
                text.push('\n');
                write_items(items, text);
                text.push_str("}\n");
            }
            _ => text.push_str(&prettyplease::unparse(&File {
                shebang: None,
                attrs: Vec::new(),
                items: vec![item.clone()],
            })),
        }
    }
}

/// A module without its items, as a file of its own.
fn hollow(module: &Item) -> File {
    let mut module = module.clone();
    if let Item::Mod(ItemMod { content: Some((_, items)), .. }) = &mut module {
        items.clear();
    }
    File { shebang: None, attrs: Vec::new(), items: vec![module] }
}

fn is_short(item: &Item) -> bool {
    matches!(item, Item::Const(_) | Item::ExternCrate(_) | Item::Static(_) | Item::Type(_) | Item::Use(_))
}

/// A file's text with as few characters between tokens as leave the tokens the same.
///
/// # Errors
/// When they would not be the same.
pub(super) fn minified(file: &File) -> Result<String> {
    let tokens = TokenStream::from_str(&prettyplease::unparse(file)).map_err(|error| anyhow!("{error}"))?;
    let mut text = String::new();
    write(&tokens, &mut text, &mut None);
    text.push('\n');
    let again = TokenStream::from_str(&text).ok().context("the short text has other tokens")?;
    if !are_same(&again, &tokens) {
        bail!("the short text has other tokens");
    }
    Ok(text)
}

/// Macros that do not look at how their arguments are written. Others may, with `stringify!`.
const INDIFFERENT: [&str; 14] = [
    "assert",
    "assert_eq",
    "assert_ne",
    "debug_assert",
    "eprintln",
    "format",
    "format_args",
    "matches",
    "panic",
    "print",
    "println",
    "vec",
    "write",
    "writeln",
];

/// Writes tokens; `last` is the one written last, if a blank may have to follow it.
fn write(tokens: &TokenStream, text: &mut String, last: &mut Option<TokenTree>) {
    let tokens: Vec<TokenTree> = tokens.clone().into_iter().collect();
    for (index, token) in tokens.iter().enumerate() {
        if let TokenTree::Group(group) = token {
            if let Some(arguments) = group.span().source_text().filter(|_| is_read_closely(&tokens[..index])) {
                text.push_str(&arguments);
                *last = None;
                continue;
            }
            let (open, close) = match group.delimiter() {
                Delimiter::Parenthesis => ("(", ")"),
                Delimiter::Brace => ("{", "}"),
                Delimiter::Bracket => ("[", "]"),
                Delimiter::None => ("", ""),
            };
            text.push_str(open);
            *last = None;
            write(&group.stream(), text, last);
            text.push_str(close);
            *last = None;
            continue;
        }
        let written = token.to_string();
        if last.as_ref().is_some_and(|last| would_join(last, token)) {
            text.push(' ');
        }
        text.push_str(&written);
        *last = Some(token.clone());
    }
}

/// Whether tokens end with a macro's name and `!`, and the macro may look at how its arguments are written.
fn is_read_closely(before: &[TokenTree]) -> bool {
    match before {
        [.., TokenTree::Ident(name), TokenTree::Punct(bang)] if bang.as_char() == '!' => {
            !INDIFFERENT.iter().any(|indifferent| name == indifferent)
        }
        _ => false,
    }
}

/// Whether two tokens would become others if no blank stood between them.
fn would_join(first: &TokenTree, second: &TokenTree) -> bool {
    match (first, second) {
        (TokenTree::Punct(first), TokenTree::Punct(_)) => first.spacing() == Spacing::Alone,
        // A quote and the name of a lifetime are one.
        (TokenTree::Punct(_), _) => false,
        (TokenTree::Literal(literal), TokenTree::Punct(second)) => {
            second.as_char() == '.' && literal.to_string().ends_with(|c: char| c == '.' || c.is_ascii_digit())
        }
        // After a name, either of these could begin a literal with a prefix.
        (_, TokenTree::Punct(second)) => "'#".contains(second.as_char()),
        _ => true,
    }
}

/// Whether tokens are the same. Whether a sign has another thing than a sign right behind it says nothing.
fn are_same(first: &TokenStream, second: &TokenStream) -> bool {
    let mut first = first.clone().into_iter().peekable();
    let mut second = second.clone().into_iter().peekable();
    loop {
        let is_same = match (first.next(), second.next()) {
            (None, None) => return true,
            (Some(TokenTree::Group(a)), Some(TokenTree::Group(b))) => {
                a.delimiter() == b.delimiter() && are_same(&a.stream(), &b.stream())
            }
            (Some(TokenTree::Punct(a)), Some(TokenTree::Punct(b))) => {
                let precedes_sign = matches!(first.peek(), Some(TokenTree::Punct(_)));
                a.as_char() == b.as_char() && (!precedes_sign || a.spacing() == b.spacing())
            }
            (Some(a), Some(b)) => a.to_string() == b.to_string(),
            _ => false,
        };
        if !is_same {
            return false;
        }
    }
}
