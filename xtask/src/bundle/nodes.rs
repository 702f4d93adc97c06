//! The parts of a file that can be taken out, one by one.

use std::ops::{Range, RangeInclusive};
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::visit_mut::{self, VisitMut};
use syn::{
    parse_quote, Attribute, Block, Expr, ExprLit, ExprUnary, File, Ident, ImplItem, Item, ItemEnum, ItemImpl, Lit, Pat,
    Path, Stmt, Token, TraitItem, Type, UnOp, UseTree,
};

/// A part, and where it is in the text that was parsed.
pub(super) struct Node {
    /// What it is.
    pub(super) kind: Kind,
    /// What it is called: its name; of an impl or a derive, the trait and the type.
    pub(super) names: Vec<String>,
    /// The bytes of its name; of an impl, those before its brace.
    pub(super) name: Range<usize>,
    /// Of an import, the bytes of each name that comes before in its path.
    pub(super) path: Vec<Range<usize>>,
    /// The bytes of all of it.
    pub(super) whole: Range<usize>,
    /// The lines of all of it.
    pub(super) lines: RangeInclusive<usize>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// A function, type, constant, trait or macro.
    Item,
    /// One name that an import brings.
    Import,
    /// Something in a type's own impl or in a trait.
    Member,
    /// A function in a trait's impl.
    MethodOfTraitImpl,
    /// Something else in a trait's impl.
    MemberOfTraitImpl,
    /// A variant of an enum.
    Variant,
    /// A pattern that stands for a variant.
    Pattern,
    /// A field.
    Field,
    /// A type's own impl.
    Impl,
    /// A trait's impl.
    TraitImpl,
    /// One trait that is derived.
    Derive,
    /// A macro that is called where items stand.
    Call,
}

/// What is done with a part.
pub(super) enum Decision {
    Keep,
    Remove,
    /// It stays, and the compiler is not to mention it again.
    Allow,
}

impl Decision {
    pub(super) fn remove_if(is_gone: bool) -> Self {
        if is_gone {
            Self::Remove
        } else {
            Self::Keep
        }
    }
}

/// Goes through all parts of a file; what is left without content is taken out as well.
pub(super) fn edit(file: &mut File, decide: impl FnMut(&Node) -> Decision) {
    Editor { decide, owner: String::new(), path: Vec::new(), allows: false }.visit_file_mut(file);
}

/// An attribute for what stays although nothing reaches it.
fn allow() -> Attribute {
    parse_quote!(#[allow(dead_code, unused_imports, unused_macros)])
}

struct Editor<F> {
    decide: F,
    /// The name of the type around.
    owner: String,
    /// The bytes of the names that come before in the path of an import.
    path: Vec<Range<usize>>,
    /// Whether something in an import, or among the items of a module, stays although nothing reaches it.
    allows: bool,
}

fn node(kind: Kind, names: &[&dyn ToString], name: Range<usize>, whole: &impl Spanned) -> Node {
    let span = whole.span();
    let names = names.iter().map(|name| name.to_string()).collect();
    let lines = span.start().line..=span.end().line;
    Node { kind, names, name, path: Vec::new(), whole: span.byte_range(), lines }
}

fn named(kind: Kind, name: &Ident, whole: &impl Spanned) -> Node {
    node(kind, &[name], name.span().byte_range(), whole)
}

impl<F: FnMut(&Node) -> Decision> Editor<F> {
    /// Whether a part stays.
    fn stays(&mut self, node: &Node, attributes: Option<&mut Vec<Attribute>>) -> bool {
        match (self.decide)(node) {
            Decision::Keep => true,
            Decision::Remove => false,
            Decision::Allow => {
                match attributes {
                    Some(attributes) => attributes.push(allow()),
                    None => self.allows = true,
                }
                true
            }
        }
    }

    /// Whether the module of these items has to allow what a macro makes and nothing reaches.
    fn items(&mut self, items: &mut Vec<Item>) -> bool {
        items.retain_mut(|item| self.item_stays(item));
        std::mem::take(&mut self.allows)
    }

    fn item_stays(&mut self, item: &mut Item) -> bool {
        let node = match item {
            Item::Use(import) => {
                let stays = self.import_stays(&mut import.tree);
                if std::mem::take(&mut self.allows) {
                    import.attrs.push(allow());
                }
                return stays;
            }
            Item::Impl(item) => impl_node(item),
            Item::Macro(call) if call.ident.is_none() => {
                node(Kind::Call, &[&last(&call.mac.path)], call.span().byte_range(), call)
            }
            _ => match name_of(item) {
                Some(name) => named(Kind::Item, name, item),
                None => return true,
            },
        };
        // An attribute at a call would be about nothing.
        let attributes = super::strip::of_item(item).filter(|_| node.kind != Kind::Call);
        self.stays(&node, attributes) && {
            self.visit_item_mut(item);
            !is_hollow(item)
        }
    }

    fn import_stays(&mut self, tree: &mut UseTree) -> bool {
        let node = match tree {
            UseTree::Path(path) => {
                self.path.push(path.ident.span().byte_range());
                let stays = self.import_stays(&mut path.tree);
                self.path.pop();
                return stays;
            }
            UseTree::Group(group) => {
                let kept = std::mem::take(&mut group.items)
                    .into_iter()
                    .filter_map(|mut tree| self.import_stays(&mut tree).then_some(tree));
                group.items = kept.collect();
                if group.items.len() == 1 {
                    // A name `self` cannot stand alone.
                    let only = group.items[0].clone();
                    if !matches!(&only, UseTree::Name(name) if name.ident == "self") {
                        *tree = only;
                    }
                    return true;
                }
                return !group.items.is_empty();
            }
            UseTree::Name(name) => node(Kind::Import, &[&name.ident], name.span().byte_range(), name),
            UseTree::Rename(rename) => node(Kind::Import, &[&rename.rename], rename.span().byte_range(), rename),
            UseTree::Glob(glob) => node(Kind::Import, &[&"*"], glob.span().byte_range(), glob),
        };
        self.stays(&Node { path: self.path.clone(), ..node }, None)
    }

    fn members(&mut self, item: &mut ItemImpl) {
        let is_of_trait = item.trait_.is_some();
        item.items.retain_mut(|member| {
            let (name, kind) = match &*member {
                ImplItem::Const(member) => (&member.ident, Kind::MemberOfTraitImpl),
                ImplItem::Fn(member) => (&member.sig.ident, Kind::MethodOfTraitImpl),
                ImplItem::Type(member) => (&member.ident, Kind::MemberOfTraitImpl),
                _ => return true,
            };
            let kind = if is_of_trait { kind } else { Kind::Member };
            let node = named(kind, name, member);
            self.stays(&node, super::strip::of_impl_item(member))
        });
    }

    fn variants(&mut self, item: &mut ItemEnum) {
        let mut next = has_numbers(item).then_some(0_i128);
        let mut was_removed = false;
        let kept = std::mem::take(&mut item.variants).into_iter().filter_map(|mut variant| {
            let number = variant.discriminant.as_ref().map_or(next, |(_, value)| integer(value));
            next = number.map(|number| number + 1);
            let node = named(Kind::Variant, &variant.ident, &variant);
            let stays = self.stays(&node, Some(&mut variant.attrs));
            // A variant behind one that is gone keeps its number.
            if let (true, None, Some(number)) = (was_removed, &variant.discriminant, number) {
                let number = proc_macro2::Literal::i128_unsuffixed(number);
                variant.discriminant = Some((<Token![=]>::default(), parse_quote!(#number)));
            }
            was_removed = !stays;
            stays.then_some(variant)
        });
        item.variants = kept.collect();
    }

    fn derives(&mut self, attributes: &mut Vec<Attribute>) {
        attributes.retain_mut(|attribute| {
            if !attribute.path().is_ident("derive") {
                return true;
            }
            let Ok(traits) = attribute.parse_args_with(Punctuated::<Path, Token![,]>::parse_terminated) else {
                return true;
            };
            let owner = self.owner.clone();
            let kept: Vec<Path> = traits
                .into_iter()
                .filter(|path| {
                    let node = node(Kind::Derive, &[&last(path), &owner], path.span().byte_range(), path);
                    self.stays(&node, None)
                })
                .collect();
            attribute.meta = parse_quote!(derive(#(#kept),*));
            !kept.is_empty()
        });
    }
}

impl<F: FnMut(&Node) -> Decision> VisitMut for Editor<F> {
    fn visit_file_mut(&mut self, file: &mut File) {
        if self.items(&mut file.items) {
            file.attrs.push(parse_quote!(#![allow(dead_code)]));
        }
    }

    fn visit_item_mut(&mut self, item: &mut Item) {
        if let Some(name) = name_of(item) {
            self.owner = name.to_string();
        }
        match item {
            Item::Mod(module) => {
                if let Some((_, items)) = &mut module.content {
                    if self.items(items) {
                        module.attrs.push(allow());
                    }
                }
                return;
            }
            Item::Impl(item) => self.members(item),
            Item::Trait(item) => item.items.retain_mut(|member| {
                let name = match &*member {
                    TraitItem::Const(member) => &member.ident,
                    TraitItem::Fn(member) => &member.sig.ident,
                    TraitItem::Type(member) => &member.ident,
                    _ => return true,
                };
                let node = named(Kind::Member, name, member);
                self.stays(&node, super::strip::of_trait_item(member))
            }),
            Item::Enum(item) => {
                self.derives(&mut item.attrs);
                self.variants(item);
            }
            Item::Struct(item) => self.derives(&mut item.attrs),
            Item::Union(item) => self.derives(&mut item.attrs),
            _ => {}
        }
        visit_mut::visit_item_mut(self, item);
    }

    fn visit_field_mut(&mut self, field: &mut syn::Field) {
        // A tuple's field has no name, so the compiler points at its type.
        let name = field.ident.as_ref().map_or_else(|| field.ty.span(), Ident::span);
        let node = node(Kind::Field, &[], name.byte_range(), field);
        self.stays(&node, Some(&mut field.attrs));
    }

    fn visit_block_mut(&mut self, block: &mut Block) {
        block.stmts.retain_mut(|statement| match statement {
            Stmt::Item(item) => self.item_stays(item),
            _ => true,
        });
        visit_mut::visit_block_mut(self, block);
    }

    fn visit_stmt_mut(&mut self, statement: &mut Stmt) {
        // Items have been visited with the block.
        if !matches!(statement, Stmt::Item(_)) {
            visit_mut::visit_stmt_mut(self, statement);
        }
    }

    fn visit_expr_mut(&mut self, expression: &mut Expr) {
        if let Expr::Match(expression) = expression {
            expression.arms.retain_mut(|arm| self.pattern_stays(&mut arm.pat));
        }
        visit_mut::visit_expr_mut(self, expression);
    }
}

impl<F: FnMut(&Node) -> Decision> Editor<F> {
    fn pattern_stays(&mut self, pattern: &mut Pat) -> bool {
        let path = match pattern {
            Pat::Or(or) => {
                let kept = std::mem::take(&mut or.cases)
                    .into_iter()
                    .filter_map(|mut case| self.pattern_stays(&mut case).then_some(case));
                or.cases = kept.collect();
                return !or.cases.is_empty();
            }
            Pat::Path(pattern) => &pattern.path,
            Pat::Struct(pattern) => &pattern.path,
            Pat::TupleStruct(pattern) => &pattern.path,
            _ => return true,
        };
        let node = node(Kind::Pattern, &[&last(path)], path.span().byte_range(), path);
        path.segments.len() < 2 || self.stays(&node, None)
    }
}

fn impl_node(item: &ItemImpl) -> Node {
    let header = item.impl_token.span.byte_range().start..item.brace_token.span.open().byte_range().start;
    let own = match &*item.self_ty {
        Type::Path(path) => last(&path.path),
        _ => String::new(),
    };
    // A parameter's name says nothing about the types that the impl is for.
    let is_parameter = item.generics.type_params().any(|parameter| parameter.ident == own);
    match &item.trait_ {
        Some((_, path, _)) if is_parameter || own.is_empty() => node(Kind::TraitImpl, &[&last(path)], header, item),
        Some((_, path, _)) => node(Kind::TraitImpl, &[&last(path), &own], header, item),
        None => node(Kind::Impl, &[&own], header, item),
    }
}

/// Whether it is a module or a type's own impl with nothing in it.
fn is_hollow(item: &Item) -> bool {
    match item {
        Item::Mod(module) => module.content.as_ref().is_some_and(|(_, items)| items.is_empty()),
        Item::Impl(item) => item.trait_.is_none() && item.items.is_empty(),
        _ => false,
    }
}

/// Whether the variants are no more than numbers, which a program can read.
fn has_numbers(item: &ItemEnum) -> bool {
    item.variants.iter().all(|variant| variant.fields.is_empty())
}

/// The value of an expression that is an integer alone, perhaps with a sign.
fn integer(expression: &Expr) -> Option<i128> {
    match expression {
        Expr::Lit(ExprLit { lit: Lit::Int(value), .. }) => value.base10_parse().ok(),
        Expr::Unary(ExprUnary { op: UnOp::Neg(_), expr, .. }) => integer(expr).map(|value| -value),
        _ => None,
    }
}

/// What an item is called.
pub(super) fn name_of(item: &Item) -> Option<&Ident> {
    match item {
        Item::Const(item) => Some(&item.ident),
        Item::Enum(item) => Some(&item.ident),
        Item::Fn(item) => Some(&item.sig.ident),
        Item::Macro(item) => item.ident.as_ref(),
        Item::Mod(item) => Some(&item.ident),
        Item::Static(item) => Some(&item.ident),
        Item::Struct(item) => Some(&item.ident),
        Item::Trait(item) => Some(&item.ident),
        Item::Type(item) => Some(&item.ident),
        Item::Union(item) => Some(&item.ident),
        _ => None,
    }
}

fn last(path: &Path) -> String {
    path.segments.last().map(|segment| segment.ident.to_string()).unwrap_or_default()
}
