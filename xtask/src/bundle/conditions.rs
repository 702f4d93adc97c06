//! Conditional compilation, as far as it is known when a bundle is made.
//!
//! `test`, `debug_assertions` and features are decided here; what depends on the platform is left to the compiler that
//! the judge has.

use super::attributes;
use proc_macro2::TokenStream;
use quote::{format_ident, quote, ToTokens};
use std::collections::BTreeSet;
use syn::parse::Parser;
use syn::punctuated::Punctuated;
use syn::{Attribute, Expr, ExprLit, Lit, Meta, Token};

/// What is known of a crate.
pub(super) struct Conditions<'a> {
    /// The features that are on.
    pub(super) features: &'a BTreeSet<String>,
}

/// The value of a condition.
pub(super) enum Value {
    /// It is this.
    Known(bool),
    /// It is that of the condition that is left.
    Unknown(TokenStream),
}

impl Conditions<'_> {
    /// The value of a condition such as `all(test, unix)`.
    pub(super) fn value(&self, condition: &Meta) -> Value {
        let name = condition.path().get_ident().map(ToString::to_string).unwrap_or_default();
        let unknown = || Value::Unknown(condition.to_token_stream());
        match condition {
            Meta::Path(_) if name == "unix" || name == "windows" => unknown(),
            // Without a build script nothing else is set: neither `test` nor `debug_assertions`.
            Meta::Path(_) => Value::Known(name == "true"),
            Meta::NameValue(pair) if name == "feature" => {
                Value::Known(string(&pair.value).is_some_and(|feature| self.features.contains(&feature)))
            }
            Meta::NameValue(_) if name.starts_with("target_") || name == "panic" => unknown(),
            Meta::NameValue(_) => Value::Known(false),
            Meta::List(list) => self.combined(&name, list.tokens.clone()).unwrap_or_else(unknown),
        }
    }

    fn combined(&self, name: &str, arguments: TokenStream) -> Option<Value> {
        let values: Vec<Value> = metas(arguments)?.iter().map(|argument| self.value(argument)).collect();
        // The value of an argument that decides alone.
        let decisive = match name {
            "all" => false,
            "any" => true,
            "not" => return values.into_iter().next().map(Value::negated),
            _ => return None,
        };
        if values.iter().any(|value| matches!(value, Value::Known(known) if *known == decisive)) {
            return Some(Value::Known(decisive));
        }
        let unknown = |value| match value {
            Value::Known(_) => None,
            Value::Unknown(rest) => Some(rest),
        };
        let unknown: Vec<TokenStream> = values.into_iter().filter_map(unknown).collect();
        let name = format_ident!("{name}");
        Some(match &unknown[..] {
            [] => Value::Known(!decisive),
            [one] => Value::Unknown(one.clone()),
            _ => Value::Unknown(quote!(#name(#(#unknown),*))),
        })
    }

    /// Whether the attributes let what they stand at be compiled; leaves those that matter to the program.
    pub(super) fn keep(&self, attributes: &mut Vec<Attribute>) -> bool {
        let mut pending = std::mem::take(attributes);
        pending.reverse();
        let mut keep = true;
        while let Some(attribute) = pending.pop() {
            if attribute.path().is_ident("cfg") {
                match attribute.parse_args().map(|condition| self.value(&condition)) {
                    Ok(Value::Known(value)) => keep &= value,
                    Ok(Value::Unknown(rest)) => attributes.push(attributes::with(&attribute, &quote!(cfg(#rest)))),
                    Err(_) => attributes.push(attribute),
                }
            } else if attribute.path().is_ident("cfg_attr") {
                let (value, chosen) = self.chosen(&attribute);
                match value {
                    Value::Known(true) => pending.extend(chosen.into_iter().rev()),
                    Value::Known(false) => {}
                    Value::Unknown(rest) => attributes.extend(chosen.iter().map(|chosen| {
                        let meta = &chosen.meta;
                        attributes::with(chosen, &quote!(cfg_attr(#rest, #meta)))
                    })),
                }
            } else {
                keep &= !attributes::is_test(&attribute);
                attributes.extend(attributes::without_remarks(attribute));
            }
        }
        keep
    }

    /// The condition of a `cfg_attr`, and the attributes that it stands for.
    fn chosen(&self, attribute: &Attribute) -> (Value, Vec<Attribute>) {
        let tokens = attribute.meta.require_list().map(|list| list.tokens.clone()).unwrap_or_default();
        let mut metas = metas(tokens).unwrap_or_default().into_iter();
        let value = metas.next().map_or(Value::Known(false), |condition| self.value(&condition));
        (value, metas.map(|meta| attributes::with(attribute, &meta.into_token_stream())).collect())
    }
}

impl Value {
    fn negated(self) -> Self {
        match self {
            Self::Known(value) => Self::Known(!value),
            Self::Unknown(rest) => Self::Unknown(quote!(not(#rest))),
        }
    }
}

/// Attributes or conditions, with commas between them.
fn metas(tokens: TokenStream) -> Option<Vec<Meta>> {
    Some(Punctuated::<Meta, Token![,]>::parse_terminated.parse2(tokens).ok()?.into_iter().collect())
}

fn string(value: &Expr) -> Option<String> {
    match value {
        Expr::Lit(ExprLit { lit: Lit::Str(text), .. }) => Some(text.value()),
        _ => None,
    }
}
