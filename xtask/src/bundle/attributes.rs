//! Attributes: those that matter to a program, and those that speak to readers and tools.

use proc_macro2::TokenStream;
use quote::quote;
use syn::punctuated::Punctuated;
use syn::visit_mut::VisitMut;
use syn::{parse_quote, Attribute, File, Meta, Path, Token};

/// What changes nothing about what a program does.
const REMARKS: [&str; 7] =
    ["automatically_derived", "clippy", "deprecated", "diagnostic", "doc", "must_use", "rustfmt"];

/// What the compiler says of code that is not reached, and of code that lacks something which no bundle needs.
const LINTS_OF_LIBRARIES: [&str; 10] = [
    "clippy",
    "dead_code",
    "missing_debug_implementations",
    "missing_docs",
    "rustdoc",
    "unreachable_pub",
    "unused_imports",
    "unused_macros",
    "unused_qualifications",
    "unknown_lints",
];

/// Whether the function at which it stands is there for tests only.
pub(super) fn is_test(attribute: &Attribute) -> bool {
    attribute.path().segments.last().is_some_and(|last| last.ident == "test" || last.ident == "bench")
}

/// An attribute of the same place and style that says something else.
pub(super) fn with(attribute: &Attribute, meta: &TokenStream) -> Attribute {
    let Attribute { style, pound_token, bracket_token, .. } = *attribute;
    Attribute { style, pound_token, bracket_token, meta: parse_quote!(#meta) }
}

/// What is left of an attribute: nothing of a remark; of lints, those that are allowed and that a bundle may break.
pub(super) fn without_remarks(attribute: Attribute) -> Option<Attribute> {
    let name = first(attribute.path());
    match name.as_str() {
        "allow" | "expect" => allowed(&attribute),
        "warn" | "deny" | "forbid" => None,
        _ if REMARKS.contains(&name.as_str()) => None,
        _ => Some(attribute),
    }
}

/// The lints that stay allowed, without a reason, for which the judge's compiler may be too old.
fn allowed(attribute: &Attribute) -> Option<Attribute> {
    let arguments = attribute.parse_args_with(Punctuated::<Meta, Token![,]>::parse_terminated).ok()?;
    let lints = arguments.iter().filter_map(|argument| match argument {
        Meta::Path(lint) if !LINTS_OF_LIBRARIES.contains(&first(lint).as_str()) => Some(lint),
        _ => None,
    });
    // The groups would hide what is not reached as well.
    let mut kept: Vec<TokenStream> = Vec::new();
    for lint in lints {
        kept.push(if lint.is_ident("unused") || lint.is_ident("warnings") {
            quote!(unused_variables, unused_mut, unused_assignments, unused_must_use, unused_parens, unused_labels)
        } else {
            quote!(#lint)
        });
    }
    (!kept.is_empty()).then(|| with(attribute, &quote!(allow(#(#kept),*))))
}

fn first(path: &Path) -> String {
    path.segments.first().map(|segment| segment.ident.to_string()).unwrap_or_default()
}

/// Takes `non_exhaustive` away, which means nothing within a crate, and allows the patterns that other crates had to have.
pub(super) fn allow_foreign_patterns(file: &mut File) {
    struct Remover(bool);
    impl VisitMut for Remover {
        fn visit_attributes_mut(&mut self, attributes: &mut Vec<Attribute>) {
            attributes.retain(|attribute| {
                let is_it = attribute.path().is_ident("non_exhaustive");
                self.0 |= is_it;
                !is_it
            });
        }
    }
    let mut remover = Remover(false);
    remover.visit_file_mut(file);
    if remover.0 {
        file.attrs.push(parse_quote!(#![allow(unreachable_patterns)]));
    }
}

/// An attribute that stands before what it is about, where it stood inside.
pub(super) fn outer(attribute: Attribute) -> Attribute {
    Attribute { style: syn::AttrStyle::Outer, ..attribute }
}
