//! Takes out of a file what its conditions do not let compile, wherever an attribute can stand.

use super::conditions::Conditions;
use syn::punctuated::Punctuated;
use syn::visit_mut::{self, VisitMut};
use syn::{
    Arm, Attribute, Block, Expr, Field, FieldPat, FieldValue, File, FnArg, ForeignItem, GenericParam, ImplItem, Item,
    Stmt, TraitItem, Variant,
};

/// Takes out what is not compiled, and remarks.
pub(super) fn strip(file: &mut File, conditions: &Conditions) {
    // Whether the file is compiled at all was decided where it is named.
    conditions.keep(&mut file.attrs);
    Strip(conditions).visit_file_mut(file);
}

struct Strip<'a>(&'a Conditions<'a>);

impl Strip<'_> {
    fn keep(&self, attributes: Option<&mut Vec<Attribute>>) -> bool {
        attributes.is_none_or(|attributes| self.0.keep(attributes))
    }

    fn retain<T, P: Default>(
        &self,
        list: &mut Punctuated<T, P>,
        attributes: impl Fn(&mut T) -> Option<&mut Vec<Attribute>>,
    ) {
        // With their commas, as what follows the last one may need it.
        let pairs = std::mem::take(list).into_pairs();
        *list = pairs.filter_map(|mut pair| self.keep(attributes(pair.value_mut())).then_some(pair)).collect();
    }
}

impl VisitMut for Strip<'_> {
    fn visit_file_mut(&mut self, file: &mut File) {
        file.items.retain_mut(|item| self.keep(of_item(item)));
        visit_mut::visit_file_mut(self, file);
    }

    fn visit_item_mut(&mut self, item: &mut Item) {
        match item {
            Item::Mod(module) => {
                if let Some((_, items)) = &mut module.content {
                    items.retain_mut(|item| self.keep(of_item(item)));
                }
            }
            Item::Impl(item) => item.items.retain_mut(|item| self.keep(of_impl_item(item))),
            Item::Trait(item) => item.items.retain_mut(|item| self.keep(of_trait_item(item))),
            Item::ForeignMod(item) => item.items.retain_mut(|item| self.keep(of_foreign_item(item))),
            Item::Enum(item) => self.retain(&mut item.variants, |variant: &mut Variant| Some(&mut variant.attrs)),
            _ => {}
        }
        visit_mut::visit_item_mut(self, item);
    }

    fn visit_fields_named_mut(&mut self, fields: &mut syn::FieldsNamed) {
        self.retain(&mut fields.named, |field: &mut Field| Some(&mut field.attrs));
        visit_mut::visit_fields_named_mut(self, fields);
    }

    fn visit_fields_unnamed_mut(&mut self, fields: &mut syn::FieldsUnnamed) {
        self.retain(&mut fields.unnamed, |field: &mut Field| Some(&mut field.attrs));
        visit_mut::visit_fields_unnamed_mut(self, fields);
    }

    fn visit_signature_mut(&mut self, signature: &mut syn::Signature) {
        self.retain(&mut signature.inputs, |input| match input {
            FnArg::Receiver(receiver) => Some(&mut receiver.attrs),
            FnArg::Typed(typed) => Some(&mut typed.attrs),
        });
        visit_mut::visit_signature_mut(self, signature);
    }

    fn visit_generics_mut(&mut self, generics: &mut syn::Generics) {
        self.retain(&mut generics.params, |parameter| match parameter {
            GenericParam::Lifetime(parameter) => Some(&mut parameter.attrs),
            GenericParam::Type(parameter) => Some(&mut parameter.attrs),
            GenericParam::Const(parameter) => Some(&mut parameter.attrs),
        });
        visit_mut::visit_generics_mut(self, generics);
    }

    fn visit_block_mut(&mut self, block: &mut Block) {
        block.stmts.retain_mut(|statement| self.keep(of_statement(statement)));
        visit_mut::visit_block_mut(self, block);
    }

    fn visit_pat_struct_mut(&mut self, pattern: &mut syn::PatStruct) {
        self.retain(&mut pattern.fields, |field: &mut FieldPat| Some(&mut field.attrs));
        visit_mut::visit_pat_struct_mut(self, pattern);
    }

    fn visit_expr_mut(&mut self, expression: &mut Expr) {
        match expression {
            Expr::Match(expression) => expression.arms.retain_mut(|arm: &mut Arm| self.keep(Some(&mut arm.attrs))),
            Expr::Struct(expression) => {
                self.retain(&mut expression.fields, |field: &mut FieldValue| Some(&mut field.attrs));
            }
            Expr::Array(expression) => self.retain(&mut expression.elems, of_expression),
            Expr::Tuple(expression) => self.retain(&mut expression.elems, of_expression),
            Expr::Call(expression) => self.retain(&mut expression.args, of_expression),
            Expr::MethodCall(expression) => self.retain(&mut expression.args, of_expression),
            _ => {}
        }
        visit_mut::visit_expr_mut(self, expression);
    }
}

/// The attributes of something that is one of several kinds.
macro_rules! attributes_of {
    ($name:ident($kind:ident): $($variant:ident)*) => {
        pub(super) fn $name(of: &mut $kind) -> Option<&mut Vec<Attribute>> {
            match of {
                $($kind::$variant(one) => Some(&mut one.attrs),)*
                _ => None,
            }
        }
    };
}

attributes_of!(of_item(Item): Const Enum ExternCrate Fn ForeignMod Impl Macro Mod Static Struct Trait TraitAlias Type
    Union Use);
attributes_of!(of_impl_item(ImplItem): Const Fn Type Macro);
attributes_of!(of_trait_item(TraitItem): Const Fn Type Macro);
attributes_of!(of_foreign_item(ForeignItem): Fn Static Type Macro);
attributes_of!(of_expression(Expr): Array Assign Async Await Binary Block Break Call Cast Closure Const Continue Field
    ForLoop Group If Index Infer Let Lit Loop Macro Match MethodCall Paren Path Range Reference Repeat Return Struct Try
    TryBlock Tuple Unary Unsafe While Yield);

fn of_statement(statement: &mut Stmt) -> Option<&mut Vec<Attribute>> {
    match statement {
        Stmt::Local(local) => Some(&mut local.attrs),
        Stmt::Item(item) => of_item(item),
        Stmt::Expr(expression, _) => of_expression(expression),
        Stmt::Macro(call) => Some(&mut call.attrs),
    }
}
