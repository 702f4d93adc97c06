//! Traits that are derived, one an attribute or all in one.

use syn::punctuated::Punctuated;
use syn::visit_mut::{self, VisitMut};
use syn::{parse_quote, Attribute, File, Item, Path, Token};

/// Gives each of them an attribute, and so a line, of its own; but `Clone` stays with `Copy`, with which it is another.
pub(super) fn split(file: &mut File) {
    let split = |attributes: &mut Vec<Attribute>| {
        let each = attributes.iter().flat_map(|attribute| match traits(attribute) {
            Some(traits) => groups(traits).map(|group| parse_quote!(#[derive(#(#group),*)])).collect(),
            None => vec![attribute.clone()],
        });
        *attributes = each.collect();
    };
    EachType(split).visit_file_mut(file);
}

/// The traits that have to stay together.
fn groups(traits: Vec<Path>) -> impl Iterator<Item = Vec<Path>> {
    let is = |path: &Path, name| path.segments.last().is_some_and(|last| last.ident == name);
    let (copies, others): (Vec<Path>, Vec<Path>) =
        traits.into_iter().partition(|path| is(path, "Clone") || is(path, "Copy"));
    let first = (!copies.is_empty()).then_some(copies);
    first.into_iter().chain(others.into_iter().map(|path| vec![path]))
}

/// Puts those of each type into one attribute.
pub(super) fn join(file: &mut File) {
    let join = |attributes: &mut Vec<Attribute>| {
        let all: Vec<Path> = attributes.iter().filter_map(traits).flatten().collect();
        let Some(first) = attributes.iter().position(|attribute| traits(attribute).is_some()) else { return };
        attributes[first] = parse_quote!(#[derive(#(#all),*)]);
        let behind = attributes.split_off(first + 1);
        attributes.extend(behind.into_iter().filter(|attribute| traits(attribute).is_none()));
    };
    EachType(join).visit_file_mut(file);
}

/// The traits that an attribute derives.
pub(super) fn traits(attribute: &Attribute) -> Option<Vec<Path>> {
    if !attribute.path().is_ident("derive") {
        return None;
    }
    let traits = attribute.parse_args_with(Punctuated::<Path, Token![,]>::parse_terminated).ok()?;
    Some(traits.into_iter().collect())
}

/// Changes the attributes of each type.
struct EachType<F>(F);

impl<F: FnMut(&mut Vec<Attribute>)> VisitMut for EachType<F> {
    fn visit_item_mut(&mut self, item: &mut Item) {
        match item {
            Item::Enum(item) => self.0(&mut item.attrs),
            Item::Struct(item) => self.0(&mut item.attrs),
            Item::Union(item) => self.0(&mut item.attrs),
            _ => {}
        }
        visit_mut::visit_item_mut(self, item);
    }
}
