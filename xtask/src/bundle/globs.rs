//! What imports of everything bring, as far as a crate's own modules go.

use super::merge::declared;
use std::collections::BTreeSet;
use syn::{Ident, Item, ItemMod, UseTree};

/// One import of everything may lead to another, but not for ever.
const DEEPEST: usize = 8;

/// Adds the names that the imports of everything bring to the module at `path` from the `root` of its crate.
pub(super) fn add_names(root: &[Item], path: &[Ident], depth: usize, names: &mut BTreeSet<String>) {
    let Some(items) = module(root, path).filter(|_| depth < DEEPEST) else { return };
    for item in items {
        let Item::Use(import) = item else { continue };
        for target in targets(&import.tree, Vec::new()) {
            if let Some(target) = resolved(root, path, &target) {
                names.extend(module(root, &target).map(declared).unwrap_or_default());
                add_names(root, &target, depth + 1, names);
            }
        }
    }
}

/// The items of a module.
fn module<'a>(root: &'a [Item], path: &[Ident]) -> Option<&'a [Item]> {
    let Some((first, rest)) = path.split_first() else { return Some(root) };
    root.iter().find_map(|item| match item {
        Item::Mod(ItemMod { ident, content: Some((_, items)), .. }) if ident == first => module(items, rest),
        _ => None,
    })
}

/// The paths that end in `*`.
fn targets(tree: &UseTree, before: Vec<Ident>) -> Vec<Vec<Ident>> {
    match tree {
        UseTree::Path(path) => targets(&path.tree, [before, vec![path.ident.clone()]].concat()),
        UseTree::Group(group) => group.items.iter().flat_map(|tree| targets(tree, before.clone())).collect(),
        UseTree::Glob(_) => vec![before],
        UseTree::Name(_) | UseTree::Rename(_) => Vec::new(),
    }
}

/// The module that a path in an import means, from the crate's root, if it is one of the crate's.
///
/// After `crate` there is the name of the crate's own module, unless the crate is the program.
fn resolved(root: &[Item], current: &[Ident], path: &[Ident]) -> Option<Vec<Ident>> {
    let (first, rest) = path.split_first()?;
    let start = match first.to_string().as_str() {
        "crate" => {
            let rest = if module(root, rest).is_some() { rest } else { rest.get(1..)? };
            return module(root, rest).map(|_| rest.to_vec());
        }
        "self" => current.to_vec(),
        "super" => current.split_last()?.1.to_vec(),
        _ => [current, std::slice::from_ref(first)].concat(),
    };
    let mut resolved = start;
    for name in rest {
        if name == "super" {
            resolved.pop()?;
        } else {
            resolved.push(name.clone());
        }
    }
    module(root, &resolved).map(|_| resolved)
}
