//! All crates as one: the program's items, then a module for each other crate.
//!
//! In a module there are no crates to begin a path with, so it imports those that its own crate depends on. The
//! compiler says later which of these imports nothing needs.

use super::crates::{shown, Crate, Crates, Dependency};
use super::judge::Judge;
use super::source::{self, Origins};
use super::tokens::{self, Refusal};
use super::{attributes, globs};
use anyhow::{anyhow, bail, Result};
use proc_macro2::Span;
use quote::ToTokens;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path as FilePath;
use syn::visit_mut::VisitMut;
use syn::{
    parse_quote, Attribute, File, Ident, Item, ItemMacro, ItemMod, ItemUse, Path, UseName, UsePath, UseRename, UseTree,
    Visibility,
};

/// Reads all crates and makes one file of them.
///
/// # Errors
/// When one cannot be read or be part of a bundle for this judge: with file, line and reason.
pub(super) fn merge(crates: &Crates, judge: &Judge, workspace: &FilePath) -> Result<(File, Origins)> {
    let names = module_names(&crates.inlined);
    let (mut files, mut exported, mut origins) = (Vec::new(), Vec::new(), Origins::new());
    for (index, krate) in crates.inlined.iter().enumerate() {
        check_manifest(krate, judge, workspace)?;
        let mut file = source::read(krate, &names, index, workspace, &mut origins)?;
        let module = (index > 0).then(|| ident(&names[index]));
        exported.push(hoist_macros(&mut file.items, module.as_ref()));
        files.push(file);
    }
    let mut whole = File { shebang: None, attrs: Vec::new(), items: Vec::new() };
    for (index, (mut file, krate)) in files.into_iter().zip(&crates.inlined).enumerate() {
        let refuse = |refusal| anyhow!("{}:{refusal}", shown(&krate.root, workspace));
        let mut merger = Merger { names: &names, index, dependencies: krate.dependencies.clone(), macros: Vec::new() };
        let extern_crates = merger.extern_crates(&mut file.items, &exported).map_err(refuse)?;
        let root = file.items.clone();
        merger.settle(&mut file.items, &root, &[], index == 0);
        let (of_all, of_crate) = crate_attributes(file.attrs).map_err(refuse)?;
        whole.attrs.extend(of_all);
        if index == 0 {
            whole.attrs.extend(of_crate);
            whole.items = file.items;
        } else {
            let (name, items) = (ident(&names[index]), file.items);
            let of_crate = of_crate.into_iter().map(attributes::outer);
            whole.items.push(parse_quote!(#(#of_crate)* mod #name { #(#items)* }));
        }
        add_missing(&mut whole.items, extern_crates);
    }
    attributes::allow_foreign_patterns(&mut whole);
    Ok((whole, origins))
}

/// Parts a crate's attributes into those that the whole bundle needs and those of the crate's module.
fn crate_attributes(attributes: Vec<Attribute>) -> Result<(Vec<Attribute>, Vec<Attribute>), Refusal> {
    const OF_ALL: [&str; 2] = ["recursion_limit", "type_length_limit"];
    const NEEDLESS: [&str; 4] = ["crate_name", "crate_type", "no_std", "windows_subsystem"];
    let (mut of_all, mut of_crate) = (Vec::new(), Vec::new());
    for attribute in attributes {
        let name = attribute.path().get_ident().map(ToString::to_string).unwrap_or_default();
        match name.as_str() {
            "allow" => of_crate.push(attribute),
            name if OF_ALL.contains(&name) => of_all.push(attribute),
            name if NEEDLESS.contains(&name) => {}
            _ => {
                let what = format_args!("#![{name}], which a bundle cannot have for one of its crates");
                return Err(tokens::at(attribute.pound_token.span, what));
            }
        }
    }
    Ok((of_all, of_crate))
}

/// Adds crates of the standard library that are not there yet, where all modules can begin paths with them.
fn add_missing(items: &mut Vec<Item>, extern_crates: Vec<Item>) {
    for item in extern_crates {
        let text = item.to_token_stream().to_string();
        if items.iter().all(|other| other.to_token_stream().to_string() != text) {
            items.push(item);
        }
    }
}

/// The names of the modules that the crates become; the program's, which becomes none, is not used.
fn module_names(crates: &[Crate]) -> Vec<String> {
    let program = fs::read_to_string(&crates[0].root).ok().and_then(|text| syn::parse_file(&text).ok());
    let mut taken = program.map(|file| declared(&file.items)).unwrap_or_default();
    let name = |krate: &Crate| {
        let mut name = krate.name.clone();
        while !taken.insert(name.clone()) {
            name += "_crate";
        }
        name
    };
    std::iter::once(String::new()).chain(crates[1..].iter().map(name)).collect()
}

/// Refuses a crate that is not made for the judge's compiler.
fn check_manifest(krate: &Crate, judge: &Judge, workspace: &FilePath) -> Result<()> {
    let (key, wanted, judges) = if krate.edition != judge.edition {
        ("edition", krate.edition.clone(), judge.edition.clone())
    } else if krate.rust_version.as_ref().is_some_and(|version| *version > judge.rust_version()) {
        (
            "rust-version",
            krate.rust_version.as_ref().map(ToString::to_string).unwrap_or_default(),
            judge.rust_version.clone(),
        )
    } else {
        return Ok(());
    };
    let manifest = krate.folder.join("Cargo.toml");
    let text = fs::read_to_string(&manifest).unwrap_or_default();
    let line = text.lines().position(|line| line.trim_start().starts_with(key)).unwrap_or(0) + 1;
    bail!("{}:{line}: {key} {wanted}, where the judge has {judges}", shown(&manifest, workspace))
}

fn ident(name: &str) -> Ident {
    Ident::new(name, Span::call_site())
}

/// The names that these items give to types, modules and whatever they import.
pub(super) fn declared(items: &[Item]) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for item in items {
        let name = match item {
            Item::Enum(item) => &item.ident,
            Item::Mod(item) => &item.ident,
            Item::Struct(item) => &item.ident,
            Item::Trait(item) => &item.ident,
            Item::Type(item) => &item.ident,
            Item::Union(item) => &item.ident,
            Item::Use(item) => {
                imported(&item.tree, &mut names);
                continue;
            }
            _ => continue,
        };
        names.insert(name.to_string());
    }
    names
}

/// The names that an import gives.
fn imported(tree: &UseTree, names: &mut BTreeSet<String>) {
    match tree {
        UseTree::Path(path) => imported(&path.tree, names),
        UseTree::Name(name) => drop(names.insert(name.ident.to_string())),
        UseTree::Rename(rename) => drop(names.insert(rename.rename.to_string())),
        UseTree::Group(group) => group.items.iter().for_each(|tree| imported(tree, names)),
        UseTree::Glob(_) => {}
    }
}

/// Moves exported macros to the beginning of their crate, where paths find them; their names.
fn hoist_macros(items: &mut Vec<Item>, module: Option<&Ident>) -> Vec<Ident> {
    let mut macros = Vec::new();
    take_macros(items, module, &mut macros);
    let names: Vec<Ident> = macros.iter().filter_map(|item| item.ident.clone()).collect();
    let imports = names.iter().map(|name| parse_quote!(pub(crate) use #name;));
    let hoisted: Vec<Item> = macros.iter().cloned().map(Item::Macro).chain(imports).collect();
    items.splice(0..0, hoisted);
    names
}

fn take_macros(items: &mut Vec<Item>, module: Option<&Ident>, macros: &mut Vec<ItemMacro>) {
    items.retain_mut(|item| match item {
        Item::Macro(definition) if definition.attrs.iter().any(|a| a.path().is_ident("macro_export")) => {
            let calls_own = definition.attrs.iter().any(|attribute| attribute.parse_args::<Ident>().is_ok());
            if calls_own {
                definition.mac.tokens = tokens::calling_own_macros(definition.mac.tokens.clone(), module);
            }
            definition.attrs.retain(|attribute| !attribute.path().is_ident("macro_export"));
            macros.push(definition.clone());
            false
        }
        Item::Mod(ItemMod { content: Some((_, items)), .. }) => {
            take_macros(items, module, macros);
            true
        }
        _ => true,
    });
}

struct Merger<'a> {
    /// The crate that is being merged.
    index: usize,
    /// The names of the modules that the crates become.
    names: &'a [String],
    /// What it depends on.
    dependencies: BTreeMap<String, Dependency>,
    /// Macros that it has everywhere, by the path of their crates.
    macros: Vec<Path>,
}

impl Merger<'_> {
    /// Makes the items of a module find in the bundle what they found in the crate.
    ///
    /// `path` leads to the module from the `root` of the crate.
    fn settle(&self, items: &mut Vec<Item>, root: &[Item], path: &[Ident], is_program: bool) {
        self.import_extern_crates(items);
        let crates = self.take_imports_of_crates(items);
        // A path in an import never begins with what another import brings: that would be one name for two things.
        let mut imports = Imports { beginnings: &self.beginnings(&BTreeSet::new(), is_program) };
        for item in &mut *items {
            imports.visit_item_mut(item);
        }
        let mut declared = declared(items);
        globs::add_names(root, path, 0, &mut declared);
        let beginnings = self.beginnings(&declared, is_program);
        let mut modules = Modules { merger: self, root, path };
        for item in &mut *items {
            modules.visit_item_mut(item);
        }
        let crates = beginnings.iter().map(|(name, path)| {
            let visibility = crates.get(&name.to_string());
            match path.segments.last() {
                Some(last) if last.ident == *name => parse_quote!(#visibility use #path;),
                _ => parse_quote!(#visibility use #path as #name;),
            }
        });
        let macros = self.macros.iter().map(|path| parse_quote!(use #path;));
        items.splice(0..0, crates.chain(macros).collect::<Vec<Item>>());
    }

    /// Makes imports of what says `extern crate` in a module.
    fn import_extern_crates(&self, items: &mut [Item]) {
        for item in items {
            let Item::ExternCrate(import) = item else { continue };
            let Some(dependency) = self.dependencies.get(&import.ident.to_string()) else { continue };
            let name = import.rename.as_ref().map_or(&import.ident, |(_, name)| name);
            let (path, visibility) = (self.path(dependency), &import.vis);
            *item = parse_quote!(#visibility use #path as #name;);
        }
    }

    /// Takes out what imports a whole crate under its own name, as all modules do that; with the visibility of each.
    fn take_imports_of_crates(&self, items: &mut Vec<Item>) -> BTreeMap<String, Visibility> {
        let mut crates = BTreeMap::new();
        items.retain(|item| match item {
            Item::Use(ItemUse { tree: UseTree::Name(UseName { ident }), vis, .. })
                if self.dependencies.contains_key(&ident.to_string()) =>
            {
                let vis = if matches!(vis, Visibility::Public(_)) { parse_quote!(pub(crate)) } else { vis.clone() };
                crates.insert(ident.to_string(), vis);
                false
            }
            _ => true,
        });
        crates
    }

    /// The crates that a module with these names of its own has to be told of, and where they are in the bundle.
    fn beginnings(&self, declared: &BTreeSet<String>, is_program: bool) -> Vec<(Ident, Path)> {
        let told = self.dependencies.iter().filter(|(name, dependency)| {
            let is_there = match dependency {
                // At the program's root, the crate's module is a neighbour.
                Dependency::Inlined(other) => is_program && self.names[*other] == **name,
                Dependency::Outside(real) => real == *name,
            };
            !is_there && !declared.contains(*name)
        });
        told.map(|(name, dependency)| (ident(name), self.path(dependency))).collect()
    }

    fn path(&self, dependency: &Dependency) -> Path {
        match dependency {
            Dependency::Inlined(0) => parse_quote!(crate),
            Dependency::Inlined(index) => {
                let module = ident(&self.names[*index]);
                parse_quote!(crate::#module)
            }
            Dependency::Outside(real) => {
                let real = ident(real);
                parse_quote!(#real)
            }
        }
    }

    /// Does away with the root's `extern crate`, which names what crates are called; those that must stay.
    ///
    /// # Errors
    /// With the line, when macros of a crate that is not in the bundle are wanted everywhere.
    fn extern_crates(&mut self, items: &mut Vec<Item>, exported: &[Vec<Ident>]) -> Result<Vec<Item>, Refusal> {
        let mut staying = Vec::new();
        for item in std::mem::take(items) {
            let Item::ExternCrate(item) = item else {
                items.push(item);
                continue;
            };
            let dependency = if item.ident == "self" {
                Some(Dependency::Inlined(self.index))
            } else {
                self.dependencies.get(&item.ident.to_string()).cloned()
            };
            let uses_macros = item.attrs.iter().any(|attribute| attribute.path().is_ident("macro_use"));
            match dependency {
                Some(dependency @ Dependency::Inlined(index)) => {
                    if uses_macros {
                        let path = self.path(&dependency);
                        self.macros.extend(exported[index].iter().map(|name| parse_quote!(#path::#name)));
                    }
                    let name = item.rename.map_or(item.ident, |(_, name)| name);
                    self.dependencies.insert(name.to_string(), dependency);
                }
                _ if uses_macros => {
                    return Err(tokens::at(item.ident.span(), "`extern crate` of this kind; import by a path instead"));
                }
                Some(dependency) => {
                    let name = item.rename.map_or(item.ident, |(_, name)| name);
                    self.dependencies.insert(name.to_string(), dependency);
                }
                None => staying.push(Item::ExternCrate(item)),
            }
        }
        Ok(staying)
    }
}

/// Settles the modules in a module, those in its functions as well.
struct Modules<'a> {
    merger: &'a Merger<'a>,
    root: &'a [Item],
    path: &'a [Ident],
}

impl VisitMut for Modules<'_> {
    fn visit_item_mod_mut(&mut self, module: &mut ItemMod) {
        if let Some((_, items)) = &mut module.content {
            self.merger.settle(items, self.root, &[self.path, std::slice::from_ref(&module.ident)].concat(), false);
        }
    }
}

/// Rewrites imports: those that begin with a crate, and those for everyone, which now are for the bundle.
struct Imports<'a> {
    beginnings: &'a [(Ident, Path)],
}

impl Imports<'_> {
    fn rewrite(&self, tree: &mut UseTree) {
        let path = |name: &Ident| self.beginnings.iter().find(|(beginning, _)| beginning == name).map(|(_, path)| path);
        match tree {
            UseTree::Group(group) => group.items.iter_mut().for_each(|tree| self.rewrite(tree)),
            UseTree::Path(UsePath { ident, tree: rest, .. }) => {
                if let Some(path) = path(ident) {
                    let rest = rest.clone();
                    *tree = parse_quote!(#path::#rest);
                }
            }
            UseTree::Name(UseName { ident }) => {
                if let Some(path) = path(ident).filter(|path| path.segments.last().is_some_and(|s| s.ident != *ident)) {
                    *tree = parse_quote!(#path as #ident);
                }
            }
            UseTree::Rename(UseRename { ident, rename, .. }) => {
                if let Some(path) = path(ident) {
                    *tree = parse_quote!(#path as #rename);
                }
            }
            UseTree::Glob(_) => {}
        }
    }
}

impl VisitMut for Imports<'_> {
    fn visit_item_use_mut(&mut self, item: &mut ItemUse) {
        if item.leading_colon.is_none() {
            self.rewrite(&mut item.tree);
        }
        if matches!(item.vis, Visibility::Public(_)) {
            item.vis = parse_quote!(pub(crate));
        }
    }

    fn visit_item_mod_mut(&mut self, _: &mut ItemMod) {
        // It has names of its own.
    }
}
