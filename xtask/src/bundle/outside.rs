//! Crates that a bundle still needs and that a judge may not have.

use super::crates::{shown, Crate};
use super::nodes::name_of;
use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens;
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::fs;
use std::path::{Path, PathBuf};
use syn::{File, ImplItem, Item, ItemMod, Type, UseTree};

/// A part of the program that can be on the way from `main` to a crate.
struct Part {
    /// Its path, such as `common::region::Region::new`.
    path: String,
    /// What others call it.
    name: String,
    /// The module it is in.
    module: String,
    /// The names that it mentions.
    mentions: BTreeSet<String>,
}

/// Whether a file mentions a name.
pub(super) fn mentions(file: &File, name: &str) -> bool {
    words(file.to_token_stream()).contains(name)
}

/// How `main` comes to a crate, such as `main → solve → common::region::Region::new → bitvec`, and the path before it.
///
/// Parts are told apart by their names alone, so where names are the same the way can be one of several.
pub(super) fn way(file: &File, name: &str) -> (String, String) {
    let mut parts = Vec::new();
    let mut imported = BTreeMap::new();
    collect(&file.items, "", name, &mut parts, &mut imported);
    let uses = |part: &Part| {
        let names = imported.get(&part.module);
        part.mentions.contains(name) || names.is_some_and(|names: &BTreeSet<String>| !names.is_disjoint(&part.mentions))
    };
    let way = shortest(&parts, uses).or_else(|| shortest(&parts, |part| imported.contains_key(&part.module)));
    let mut way: Vec<&str> = way.unwrap_or_default().into_iter().map(|index| parts[index].path.as_str()).collect();
    let owner = way.last().copied().unwrap_or_default().to_owned();
    way.push(name);
    (way.join(" → "), owner)
}

/// Where the crate that holds a path names another one first, as `file:line: `, in a file that has the path's last name
/// if there is one; nothing if it cannot be told.
pub(super) fn place(crates: &[Crate], owner: &str, name: &str, workspace: &Path) -> String {
    let first = owner.split("::").next().unwrap_or_default();
    let krate = crates[1..].iter().find(|krate| krate.name == first).unwrap_or(&crates[0]);
    let last = owner.rsplit("::").next().unwrap_or_default();
    let mut files = Vec::new();
    source_files(krate.root.parent().unwrap_or(Path::new("")), &mut files);
    files.sort_by_key(|(path, text)| (!text.contains(last), path.clone()));
    for (path, text) in files {
        let is_word = |line: &str| line.split(|c: char| !c.is_alphanumeric() && c != '_').any(|word| word == name);
        if let Some(line) = text.lines().position(|line| is_word(line) && !line.trim_start().starts_with("//")) {
            return format!("{}:{}: ", shown(&path, workspace), line + 1);
        }
    }
    String::new()
}

/// The Rust files in a folder and those in it, with their texts.
fn source_files(folder: &Path, files: &mut Vec<(PathBuf, String)>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            source_files(&path, files);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            files.extend(fs::read_to_string(&path).map(|text| (path, text)));
        }
    }
}

/// The shortest way from `main` to such a part, by mentions.
fn shortest(parts: &[Part], is_goal: impl Fn(&Part) -> bool) -> Option<Vec<usize>> {
    let start = parts.iter().position(|part| part.path == "main")?;
    let mut from = BTreeMap::from([(start, start)]);
    let mut queue = VecDeque::from([start]);
    while let Some(index) = queue.pop_front() {
        if is_goal(&parts[index]) {
            let mut way = vec![index];
            while way[way.len() - 1] != start {
                way.push(from[&way[way.len() - 1]]);
            }
            way.reverse();
            return Some(way);
        }
        for (next, part) in parts.iter().enumerate() {
            if parts[index].mentions.contains(&part.name) && !from.contains_key(&next) {
                from.insert(next, index);
                queue.push_back(next);
            }
        }
    }
    None
}

/// Collects the parts of a module and those below it, and what each module imports from a crate.
fn collect(
    items: &[Item],
    module: &str,
    name: &str,
    parts: &mut Vec<Part>,
    imported: &mut BTreeMap<String, BTreeSet<String>>,
) {
    let mut add = |path: &[&str], tokens: TokenStream| {
        let path: Vec<&str> = [module].iter().chain(path).copied().filter(|part| !part.is_empty()).collect();
        let last = path[path.len() - 1].to_owned();
        parts.push(Part { path: path.join("::"), name: last, module: module.to_owned(), mentions: words(tokens) });
    };
    for item in items {
        match item {
            Item::Use(item) => {
                let mut names = BTreeSet::new();
                names_from(&item.tree, name, false, &mut names);
                if !names.is_empty() {
                    imported.entry(module.to_owned()).or_default().extend(names);
                }
            }
            Item::Impl(item) => {
                let Type::Path(own) = &*item.self_ty else { continue };
                let own = own.path.segments.last().map(|segment| segment.ident.to_string()).unwrap_or_default();
                for member in &item.items {
                    if let ImplItem::Fn(member) = member {
                        add(&[&own, &member.sig.ident.to_string()], member.to_token_stream());
                    }
                }
            }
            Item::Mod(_) => {}
            _ => {
                if let Some(name) = name_of(item) {
                    add(&[&name.to_string()], item.to_token_stream());
                }
            }
        }
    }
    for item in items {
        if let Item::Mod(ItemMod { ident, content: Some((_, items)), .. }) = item {
            let below = if module.is_empty() { ident.to_string() } else { format!("{module}::{ident}") };
            collect(items, &below, name, parts, imported);
        }
    }
}

/// The names that an import brings from a crate.
fn names_from(tree: &UseTree, name: &str, is_inside: bool, names: &mut BTreeSet<String>) {
    match tree {
        UseTree::Path(path) => names_from(&path.tree, name, is_inside || path.ident == name, names),
        UseTree::Group(group) => group.items.iter().for_each(|tree| names_from(tree, name, is_inside, names)),
        UseTree::Name(import) if is_inside => drop(names.insert(import.ident.to_string())),
        UseTree::Rename(import) if is_inside || import.ident == name => drop(names.insert(import.rename.to_string())),
        UseTree::Glob(_) if is_inside => drop(names.insert("*".into())),
        UseTree::Name(_) | UseTree::Rename(_) | UseTree::Glob(_) => {}
    }
}

/// All names in tokens.
pub(super) fn words(tokens: TokenStream) -> BTreeSet<String> {
    let mut words = BTreeSet::new();
    for token in tokens {
        match token {
            TokenTree::Ident(ident) => drop(words.insert(ident.to_string())),
            TokenTree::Group(group) => words.extend(self::words(group.stream())),
            TokenTree::Punct(_) | TokenTree::Literal(_) => {}
        }
    }
    words
}
