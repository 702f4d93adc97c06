//! The source of a crate: all its files as one, ready to be a module among others.

use super::conditions::Conditions;
use super::crates::{shown, Crate, Dependency};
use super::strip::strip;
use super::tokens::{self, Rewriter};
use anyhow::{anyhow, bail, Context, Result};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use syn::{File, Item, ItemMod};

/// Where a file looks for its modules.
#[derive(Clone)]
struct Folders {
    /// For a path in an attribute.
    of_file: PathBuf,
    /// For a module without one.
    of_modules: PathBuf,
}

impl Folders {
    /// Those of a file that has its modules beside it, as a crate's root or `mod.rs` does.
    fn beside(file: &Path) -> Self {
        let folder = file.parent().unwrap_or(Path::new("")).to_owned();
        Self { of_file: folder.clone(), of_modules: folder }
    }

    /// Those of the module of this name, which is `name.rs`.
    fn below(&self, name: &str) -> Self {
        Self { of_file: self.of_modules.clone(), of_modules: self.of_modules.join(name) }
    }
}

/// The file of each module of a bundle, by the module's path.
pub(super) type Origins = BTreeMap<Vec<String>, PathBuf>;

/// Reads the crate of this index. `modules` are the names of the modules that the crates become.
///
/// # Errors
/// When a file cannot be read, or holds what a bundle cannot: with file, line and reason.
pub(super) fn read(
    krate: &Crate,
    modules: &[String],
    index: usize,
    workspace: &Path,
    origins: &mut Origins,
) -> Result<File> {
    let conditions = Conditions { features: &krate.features };
    let module = (index > 0).then(|| modules[index].as_str());
    let dependencies = krate.dependencies.clone();
    let mut reader = Reader { conditions, dependencies, index, module, modules, workspace, origins };
    let names = module.iter().map(ToString::to_string).collect();
    reader.file(&krate.root, &Folders::beside(&krate.root), names)
}

struct Reader<'a> {
    conditions: Conditions<'a>,
    dependencies: BTreeMap<String, Dependency>,
    index: usize,
    module: Option<&'a str>,
    modules: &'a [String],
    workspace: &'a Path,
    origins: &'a mut Origins,
}

impl Reader<'_> {
    /// Reads a file, which is the module of these names.
    fn file(&mut self, path: &Path, folders: &Folders, names: Vec<String>) -> Result<File> {
        let name = shown(path, self.workspace);
        let text = fs::read_to_string(path).with_context(|| name.to_string())?;
        let refuse = |refusal| anyhow!("{name}:{refusal}");
        let mut file = syn::parse_file(&text).map_err(|error| refuse(tokens::at(error.span(), error)))?;
        strip(&mut file, &self.conditions);
        check_macros(&file.items).map_err(refuse)?;
        let own_names = file.items.iter().filter_map(own_name);
        self.dependencies.extend(own_names.map(|name| (name, Dependency::Inlined(self.index))));
        let Self { conditions, dependencies, module, modules, .. } = self;
        let rewriter = Rewriter { conditions, dependencies, module: *module, modules, path };
        let mut file = rewriter.rewrite(&file).map_err(refuse)?;
        self.modules(&mut file.items, path, folders, &names)?;
        self.origins.insert(names, path.to_owned());
        Ok(file)
    }

    /// Puts the contents of the modules that are files of their own in their places.
    fn modules(&mut self, items: &mut [Item], path: &Path, folders: &Folders, names: &[String]) -> Result<()> {
        for item in items {
            let Item::Mod(module) = item else { continue };
            let attribute = path_attribute(module);
            let names = [names, &[module.ident.to_string()]].concat();
            module.attrs.retain(|attribute| !attribute.path().is_ident("path"));
            if let Some((_, items)) = &mut module.content {
                let mut inner = folders.below(&module.ident.to_string());
                if let Some(attribute) = attribute {
                    inner.of_modules = folders.of_file.join(attribute);
                }
                // A path in an attribute of a module inside an inline one starts from that one's folder.
                inner.of_file.clone_from(&inner.of_modules);
                self.modules(items, path, &inner, &names)?;
                self.origins.insert(names, path.to_owned());
            } else {
                let (file, inner) = locate(module, attribute, folders)
                    .with_context(|| format!("{}: no file for a module", shown(path, self.workspace)))?;
                let File { attrs, items, .. } = self.file(&file, &inner, names)?;
                module.attrs.extend(attrs.into_iter().map(super::attributes::outer));
                module.content = Some((syn::token::Brace::default(), items));
                module.semi = None;
            }
        }
        Ok(())
    }
}

/// What a crate calls itself by `extern crate self as name`.
fn own_name(item: &Item) -> Option<String> {
    match item {
        Item::ExternCrate(item) if item.ident == "self" => item.rename.as_ref().map(|(_, name)| name.to_string()),
        _ => None,
    }
}

/// Refuses exported macros that name the crate of whoever calls them, as in a bundle all crates are one.
fn check_macros(items: &[Item]) -> Result<(), tokens::Refusal> {
    for item in items {
        match item {
            Item::Macro(item) if item.attrs.iter().any(|attribute| attribute.path().is_ident("macro_export")) => {
                if let Some(span) = tokens::bare_crate(item.mac.tokens.clone()) {
                    return Err(tokens::at(span, "`crate` in an exported macro, which is the caller's; say `$crate`"));
                }
            }
            Item::Mod(ItemMod { content: Some((_, items)), .. }) => check_macros(items)?,
            _ => {}
        }
    }
    Ok(())
}

/// The path that an attribute gives.
fn path_attribute(module: &ItemMod) -> Option<String> {
    let attribute = module.attrs.iter().find(|attribute| attribute.path().is_ident("path"))?;
    match &attribute.meta.require_name_value().ok()?.value {
        syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Str(path), .. }) => Some(path.value()),
        _ => None,
    }
}

/// The file of a module, and where that looks for its own.
fn locate(module: &ItemMod, attribute: Option<String>, folders: &Folders) -> Result<(PathBuf, Folders)> {
    if let Some(attribute) = attribute {
        let file = folders.of_file.join(attribute);
        let inner = Folders::beside(&file);
        return Ok((file, inner));
    }
    let name = module.ident.to_string();
    let name = name.trim_start_matches("r#");
    let file = folders.of_modules.join(format!("{name}.rs"));
    if file.is_file() {
        return Ok((file, folders.below(name)));
    }
    let file = folders.of_modules.join(name).join("mod.rs");
    if file.is_file() {
        let inner = Folders::beside(&file);
        return Ok((file, inner));
    }
    bail!("{name}: neither {name}.rs nor {name}/mod.rs")
}
