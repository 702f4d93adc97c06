//! What is rewritten token by token, because it can stand anywhere, inside of macros too.
//!
//! A crate becomes a module, so `crate::` and `::name::` are given new beginnings. Built-in macros that look at a file's
//! place or at its build are answered here or refused.

use super::conditions::{Conditions, Value};
use super::crates::Dependency;
use proc_macro2::{Delimiter, Group, Ident, Literal, Punct, Spacing, Span, TokenStream, TokenTree};
use quote::{quote, ToTokens};
use std::collections::BTreeMap;
use std::fmt::Display;
use std::fs;
use std::path::Path;
use syn::{File, LitStr};

/// Macros whose value a bundle would change.
const REFUSED: [(&str, &str); 7] = [
    ("column", "depends on where the code stands"),
    ("env", "depends on how cargo builds"),
    ("file", "depends on where the code stands"),
    ("include", "puts another file's code in"),
    ("line", "depends on where the code stands"),
    ("module_path", "depends on where the code stands"),
    ("option_env", "depends on how cargo builds"),
];

/// A line of a file, and why it cannot go into a bundle.
pub(super) type Refusal = String;

/// Rewrites the files of a crate.
pub(super) struct Rewriter<'a> {
    /// What is compiled.
    pub(super) conditions: &'a Conditions<'a>,
    /// The crates that the crate's paths may begin with.
    pub(super) dependencies: &'a BTreeMap<String, Dependency>,
    /// The module that the crate becomes; none for the program.
    pub(super) module: Option<&'a str>,
    /// The names of the modules that the crates become.
    pub(super) modules: &'a [String],
    /// The file.
    pub(super) path: &'a Path,
    /// Its text.
    pub(super) text: &'a str,
}

impl Rewriter<'_> {
    /// The file as it stands in a bundle.
    ///
    /// # Errors
    /// When it holds a macro that a bundle cannot.
    pub(super) fn rewrite(&self, file: &File) -> Result<File, Refusal> {
        let tokens = self.stream(file.to_token_stream())?;
        syn::parse2(tokens).map_err(|error| at(error.span(), error))
    }

    fn stream(&self, tokens: TokenStream) -> Result<TokenStream, Refusal> {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let mut output = TokenStream::new();
        let mut next = 0;
        while next < tokens.len() {
            next += self.step(&tokens, next, &mut output)?;
        }
        Ok(output)
    }

    /// Rewrites what begins at a token; the number of tokens that it was.
    fn step(&self, tokens: &[TokenTree], start: usize, output: &mut TokenStream) -> Result<usize, Refusal> {
        let rest = &tokens[start..];
        match &rest[0] {
            TokenTree::Punct(punct) if punct.as_char() == '#' && is_doc(rest.get(1)) => return Ok(2),
            TokenTree::Punct(punct) if punct.as_char() == ':' && is_path_separator(rest) => {
                if let Some(path) = self.global_path(&tokens[..start], rest.get(2)) {
                    output.extend(path);
                    return Ok(3);
                }
                output.extend(rest[..2].iter().cloned());
                return Ok(2);
            }
            TokenTree::Ident(ident) => {
                if let Some(reason) = reads_names(ident, &tokens[..start], rest) {
                    return Err(at(ident.span(), reason));
                }
                return self.ident(ident, rest, output);
            }
            TokenTree::Group(group) if is_for_crate(&tokens[..start], group) => {
                // What is for its crate alone stays hidden from the others.
                let inside = self.module.map(|module| Ident::new(module, group.span()));
                output.extend(inside.map_or(quote!((crate)), |module| quote!((in crate::#module))));
            }
            TokenTree::Group(group) => {
                let mut rewritten = Group::new(group.delimiter(), self.stream(group.stream())?);
                rewritten.set_span(group.span());
                output.extend([TokenTree::Group(rewritten)]);
            }
            other => output.extend([other.clone()]),
        }
        Ok(1)
    }

    fn ident(&self, ident: &Ident, rest: &[TokenTree], output: &mut TokenStream) -> Result<usize, Refusal> {
        if let Some(arguments) = arguments_of_macro(rest) {
            if let Some(answer) = self.answer(ident, arguments)? {
                output.extend(answer);
                return Ok(3);
            }
        }
        output.extend([TokenTree::Ident(ident.clone())]);
        let begins_path =
            is_path_separator(&rest[1..]) || matches!(rest.get(1), Some(TokenTree::Ident(i)) if i == "as");
        if let (true, true, Some(module)) = (ident == "crate", begins_path, self.module) {
            let module = Ident::new(module, ident.span());
            output.extend(quote!(::#module));
        }
        Ok(1)
    }

    /// What a built-in macro stands for.
    fn answer(&self, name: &Ident, arguments: &Group) -> Result<Option<TokenStream>, Refusal> {
        let text = name.to_string();
        if self.text.contains(&format!("macro_rules! {text}")) {
            return Ok(None);
        }
        match text.as_str() {
            "cfg" => {
                let Ok(condition) = syn::parse2(arguments.stream()) else { return Ok(None) };
                Ok(Some(match self.conditions.value(&condition) {
                    Value::Known(value) => quote!(#value),
                    Value::Unknown(rest) => quote!(cfg!(#rest)),
                }))
            }
            "include_str" | "include_bytes" => self.included(name, arguments).map(Some),
            "stringify" if !self.is_plain(&arguments.stream()) => {
                Err(at(name.span(), "stringify! of more than a name, which depends on how the code is written"))
            }
            _ => match REFUSED.iter().find(|(refused, _)| *refused == text) {
                Some((_, reason)) => Err(at(name.span(), format_args!("{text}!, which {reason}"))),
                None => Ok(None),
            },
        }
    }

    /// Whether tokens that are made a text are a name, or a parameter of a macro that stands for a name or a literal.
    fn is_plain(&self, tokens: &TokenStream) -> bool {
        let tokens: Vec<TokenTree> = tokens.clone().into_iter().collect();
        match &tokens[..] {
            [TokenTree::Ident(_)] => true,
            [TokenTree::Punct(_), TokenTree::Ident(name)] => {
                let text: String = self.text.split_whitespace().collect();
                ["ident", "literal", "lifetime"].iter().any(|kind| text.contains(&format!("${name}:{kind}")))
            }
            _ => false,
        }
    }

    /// The literal of a file that is taken in as data.
    fn included(&self, name: &Ident, arguments: &Group) -> Result<TokenStream, Refusal> {
        let path: LitStr = syn::parse2(arguments.stream())
            .map_err(|_| at(name.span(), format_args!("{name}! of something else than a literal")))?;
        let file = self.path.parent().unwrap_or(Path::new("")).join(path.value());
        let bytes = fs::read(&file).map_err(|error| at(name.span(), format_args!("{}: {error}", path.value())))?;
        let literal = if name == "include_bytes" {
            Literal::byte_string(&bytes)
        } else {
            let text = String::from_utf8(bytes);
            Literal::string(&text.map_err(|_| at(name.span(), format_args!("{}: not UTF-8", path.value())))?)
        };
        Ok(literal.into_token_stream())
    }

    /// What `::name` becomes, when it is the beginning of a path and `name` that of a crate.
    fn global_path(&self, before: &[TokenTree], name: Option<&TokenTree>) -> Option<TokenStream> {
        const KEYWORDS: [&str; 20] = [
            "as", "break", "dyn", "else", "for", "if", "impl", "in", "let", "loop", "match", "mut", "pub", "ref",
            "return", "static", "unsafe", "use", "where", "while",
        ];
        let is_next_to = |punct: &Punct| {
            name.is_some_and(|name| punct.span().byte_range().end + 2 == name.span().byte_range().start)
        };
        let continues = match before.last() {
            Some(TokenTree::Ident(ident)) => !KEYWORDS.iter().any(|keyword| ident == keyword),
            // What closes the arguments of a type has the rest of the path right behind it.
            Some(TokenTree::Punct(punct)) => punct.as_char() == '>' && is_next_to(punct) && !is_arrow(before),
            _ => false,
        };
        let Some(TokenTree::Ident(name)) = name.filter(|_| !continues) else { return None };
        Some(match self.dependencies.get(&name.to_string())? {
            Dependency::Inlined(index) => {
                let module = Ident::new(&self.modules[*index], name.span());
                quote!(crate::#module)
            }
            Dependency::Outside(real) => {
                let real = Ident::new(real, name.span());
                quote!(::#real)
            }
        })
    }
}

/// The tokens of a macro in which calls of macros are those of the crate's own, wherever it is called from.
pub(super) fn calling_own_macros(tokens: TokenStream, module: Option<&Ident>) -> TokenStream {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut output = TokenStream::new();
    for (index, token) in tokens.iter().enumerate() {
        match token {
            TokenTree::Ident(name) if arguments_of_macro(&tokens[index..]).is_some() => {
                let module = module.iter();
                let dollar = Punct::new('$', Spacing::Alone);
                output.extend(quote!(#dollar crate #(::#module)* ::#name));
            }
            TokenTree::Group(group) => {
                let inner = calling_own_macros(group.stream(), module);
                output.extend([TokenTree::Group(Group::new(group.delimiter(), inner))]);
            }
            other => output.extend([other.clone()]),
        }
    }
    output
}

/// Where tokens name `crate` without a dollar sign, as a path's beginning.
pub(super) fn bare_crate(tokens: TokenStream) -> Option<Span> {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    (0..tokens.len()).find_map(|index| match &tokens[index] {
        TokenTree::Ident(ident) if ident == "crate" && is_path_separator(&tokens[index + 1..]) => {
            let before = index.checked_sub(1).map(|before| &tokens[before]);
            let has_dollar = matches!(before, Some(TokenTree::Punct(punct)) if punct.as_char() == '$');
            (!has_dollar).then(|| ident.span())
        }
        TokenTree::Group(group) => bare_crate(group.stream()),
        _ => None,
    })
}

/// A refusal of what stands there.
pub(super) fn at(span: Span, reason: impl Display) -> Refusal {
    format!("{}: {reason}", span.start().line)
}

/// Whether a group is that of `pub(crate)`.
fn is_for_crate(before: &[TokenTree], group: &Group) -> bool {
    let is_public = matches!(before.last(), Some(TokenTree::Ident(ident)) if ident == "pub");
    is_public && group.delimiter() == Delimiter::Parenthesis && group.stream().to_string() == "crate"
}

/// Why a function cannot be called in a bundle: because it tells where code stands or what its crate is called.
fn reads_names(name: &Ident, before: &[TokenTree], rest: &[TokenTree]) -> Option<String> {
    let follows = |word: &str| {
        let start = before.len().saturating_sub(3);
        matches!(&before[start..], [TokenTree::Ident(ident), rest @ ..] if ident == word && is_path_separator(rest))
    };
    let is_type_name = (name == "type_name" || name == "type_name_of_val") && (follows("any") || follows("self"));
    let is_caller = name == "caller" && follows("Location");
    let names_type = is_type_name || name == "type_name" && is_path_separator(&rest[1..]);
    (names_type || is_caller).then(|| format!("`{name}`, which depends on where the code stands"))
}

/// Whether tokens begin with `::`.
fn is_path_separator(tokens: &[TokenTree]) -> bool {
    let is_colon = |token: Option<&TokenTree>, joint: bool| matches!(token, Some(TokenTree::Punct(p)) if p.as_char() == ':' && (!joint || p.spacing() == Spacing::Joint));
    is_colon(tokens.first(), true) && is_colon(tokens.get(1), false)
}

/// Whether tokens end with `->` or `=>`.
fn is_arrow(tokens: &[TokenTree]) -> bool {
    let before = tokens.len().checked_sub(2).map(|index| &tokens[index]);
    matches!(before, Some(TokenTree::Punct(p)) if "-=".contains(p.as_char()) && p.spacing() == Spacing::Joint)
}

/// Whether it is what an attribute with documentation has in its brackets.
fn is_doc(token: Option<&TokenTree>) -> bool {
    let Some(TokenTree::Group(group)) = token else { return false };
    matches!(group.stream().into_iter().next(), Some(TokenTree::Ident(ident)) if ident == "doc")
}

/// The arguments, when tokens begin with a macro's name and these.
fn arguments_of_macro(tokens: &[TokenTree]) -> Option<&Group> {
    match tokens {
        [_, TokenTree::Punct(bang), TokenTree::Group(arguments), ..] if bang.as_char() == '!' => Some(arguments),
        _ => None,
    }
}
