//! Leaves out modules that nothing mentions, so that the compiler has less to read.
//!
//! Only what cannot matter goes: a module of a crate, or a crate, whose name stands nowhere in what stays, and whose impls
//! are all about its own types or traits. Without the name nobody else comes to either.

use super::outside::words;
use quote::ToTokens;
use std::collections::BTreeSet;
use syn::{File, Ident, Item, ItemImpl, ItemMod, Type};

/// Takes out crates, and modules at their roots, that nothing mentions.
pub(super) fn leave_out_unmentioned(file: &mut File) {
    let (mut mentioned, mut kept) = (BTreeSet::new(), BTreeSet::new());
    mention(&file.items, &mut mentioned);
    loop {
        let before = kept.len();
        for item in &file.items {
            keep(item, "", &mut mentioned, &mut kept);
        }
        if kept.len() == before {
            break;
        }
    }
    file.items.retain_mut(|item| {
        let Item::Mod(ItemMod { ident, content: Some((_, items)), .. }) = item else { return true };
        let path = ident.to_string();
        items.retain(|item| !matches!(item, Item::Mod(module) if !kept.contains(&format!("{path}::{}", module.ident))));
        kept.contains(&path)
    });
}

/// Keeps a module if it is mentioned or may matter all the same, and then what it mentions.
fn keep(item: &Item, parent: &str, mentioned: &mut BTreeSet<String>, kept: &mut BTreeSet<String>) {
    let Item::Mod(module) = item else { return };
    let Some((_, items)) = &module.content else { return };
    let is_crate = parent.is_empty();
    let path = if is_crate { module.ident.to_string() } else { format!("{parent}::{}", module.ident) };
    if !kept.contains(&path) && (mentioned.contains(&module.ident.to_string()) || may_matter(module)) {
        kept.insert(path.clone());
        if is_crate {
            mention(items, mentioned);
        } else {
            mentioned.extend(words(module.to_token_stream()));
        }
    }
    if is_crate && kept.contains(&path) {
        for item in items {
            keep(item, &path, mentioned, kept);
        }
    }
}

/// Adds what items mention that are no modules.
fn mention(items: &[Item], mentioned: &mut BTreeSet<String>) {
    for item in items.iter().filter(|item| !matches!(item, Item::Mod(_))) {
        mentioned.extend(words(item.to_token_stream()));
    }
}

/// Whether a module has macros for others, or impls that are about others, or calls macros that may make such.
fn may_matter(module: &ItemMod) -> bool {
    let mut own = BTreeSet::new();
    let mut impls = Vec::new();
    let Some((_, items)) = &module.content else { return true };
    let calls_macros = collect(items, &mut own, &mut impls);
    let exports_macros = module.attrs.iter().any(|attribute| attribute.path().is_ident("macro_use"));
    calls_macros || exports_macros || !impls.iter().all(|item| is_about(item, &own))
}

/// Collects the names of types and traits, and the impls, of a module and those in it; whether it calls macros.
fn collect<'a>(items: &'a [Item], own: &mut BTreeSet<&'a Ident>, impls: &mut Vec<&'a ItemImpl>) -> bool {
    let mut calls_macros = false;
    for item in items {
        match item {
            Item::Enum(item) => drop(own.insert(&item.ident)),
            Item::Struct(item) => drop(own.insert(&item.ident)),
            Item::Trait(item) => drop(own.insert(&item.ident)),
            Item::Union(item) => drop(own.insert(&item.ident)),
            Item::Impl(item) => impls.push(item),
            Item::Mod(ItemMod { content: Some((_, items)), .. }) => calls_macros |= collect(items, own, impls),
            Item::Macro(item) => calls_macros |= item.ident.is_none(),
            _ => {}
        }
    }
    calls_macros
}

/// Whether an impl is for one of these types or of one of these traits.
fn is_about(item: &ItemImpl, own: &BTreeSet<&Ident>) -> bool {
    let last = |path: &syn::Path| path.segments.last().is_some_and(|last| own.contains(&last.ident));
    let is_of_own_trait = item.trait_.as_ref().is_some_and(|(_, path, _)| last(path));
    is_of_own_trait || matches!(&*item.self_ty, Type::Path(path) if last(&path.path))
}
