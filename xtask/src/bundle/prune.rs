//! Takes out what the program does not reach.
//!
//! The compiler says what that is, so names are resolved by its rules and not by others: its lints name items, members,
//! variants and imports, and the code that it makes without optimisation names every function that is reached, also in
//! the impls of traits, of which no lint speaks. After each step the text must compile.

use super::code::Code;
use super::derives;
use super::nodes::{edit, Decision, Kind, Node};
use super::rustc::{Remark, Rustc};
use anyhow::{anyhow, Context, Result};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use syn::File;

/// A program that is getting shorter.
struct Program<'a> {
    rustc: &'a Rustc,
    file: File,
    text: String,
    remarks: Vec<Remark>,
    /// The code that the compiler makes of the text, where it is known.
    code: Option<Code>,
    /// Impls and derives that nothing calls and that are needed all the same, by their names.
    needed: BTreeSet<Vec<String>>,
}

/// A part, by the place of its name in the text.
type Place = (usize, usize);

/// Takes out what a program does not reach; none if it does not compile as it is.
///
/// # Errors
/// When the compiler cannot be run.
pub(super) fn prune(file: &File, rustc: &Rustc) -> Result<Option<File>> {
    let mut file = file.clone();
    derives::split(&mut file);
    let mut program = Program::new(&file, rustc)?;
    if program.errors().next().is_some() {
        return Ok(None);
    }
    program.remove_dead_code()?;
    // Without impls more code is dead, and without that more impls are unreached.
    while let Some(is_all) = program.remove_unreached()? {
        let is_shorter = program.remove_dead_code()?;
        if is_all && !is_shorter {
            break;
        }
    }
    derives::join(&mut program.file);
    Ok(Some(program.file))
}

impl<'a> Program<'a> {
    fn new(file: &File, rustc: &'a Rustc) -> Result<Self> {
        let (file, text) = printed(file)?;
        let remarks = rustc.check(&text, &rustc.crates)?;
        Ok(Self { rustc, file, text, remarks, code: None, needed: BTreeSet::new() })
    }

    /// The program after changes to some of its parts.
    fn changed(&self, decide: impl FnMut(&Node) -> Decision) -> Result<Self> {
        let (file, text) = self.edited(decide)?;
        // As a rule nothing is left to say then, and the code is looked at next.
        let (remarks, code) = self.rustc.check_and_code(&text, &text)?;
        Ok(Self { rustc: self.rustc, file, text, remarks, code, needed: self.needed.clone() })
    }

    fn edited(&self, decide: impl FnMut(&Node) -> Decision) -> Result<(File, String)> {
        let mut file = self.file.clone();
        edit(&mut file, decide);
        printed(&file)
    }

    fn removed(&self, mut is_gone: impl FnMut(&Node) -> bool) -> Result<Self> {
        self.changed(|node| Decision::remove_if(is_gone(node)))
    }

    fn errors(&self) -> impl Iterator<Item = &Remark> {
        self.remarks.iter().filter(|remark| remark.is_error)
    }

    /// Removes what the compiler's lints name, until they name nothing; whether there was anything.
    fn remove_dead_code(&mut self) -> Result<bool> {
        // Tried at once, and how many at the beginning of the list could not be taken out.
        let (mut most, mut stuck) = (usize::MAX, 0);
        let mut was_changed = false;
        loop {
            let (dead, can_go) = self.dead();
            if dead.is_empty() {
                return Ok(was_changed);
            }
            was_changed = true;
            let chosen: BTreeSet<Place> = dead.iter().copied().skip(stuck).take(most).collect();
            if !can_go || chosen.is_empty() {
                *self = self.allowing(&dead)?;
                (most, stuck) = (usize::MAX, 0);
            } else if let Some(shorter) = self.without(&chosen)? {
                *self = shorter;
                (most, stuck) = (most.saturating_mul(2), 0);
            } else if chosen.len() > 1 {
                most = chosen.len() / 2;
            } else {
                stuck += 1;
            }
        }
    }

    /// The program with parts that stay although nothing reaches them.
    fn allowing(&self, parts: &[Place]) -> Result<Self> {
        let mut needed = self.needed.clone();
        let mut allowing = self.changed(|node| {
            if !parts.contains(&place(node)) {
                return Decision::Keep;
            }
            needed.insert(node.names.clone());
            Decision::Allow
        })?;
        allowing.needed = needed;
        Ok(allowing)
    }

    /// The parts that lints name, and whether they can be taken out.
    ///
    /// Variants come when no others are left, as patterns mention them, and then calls of macros that make what is not
    /// reached. Fields stay, as their values are worked out.
    fn dead(&self) -> (Vec<Place>, bool) {
        let lints: Vec<_> = self.remarks.iter().flat_map(|remark| &remark.places).collect();
        let mut dead: [Vec<Place>; 4] = Default::default();
        look(&self.file, |node| {
            let is_named = |place: &Range<usize>, by_macro: bool| match node.kind {
                Kind::Import => place.start <= node.name.start && node.name.end <= place.end,
                Kind::Call => node.name.start <= place.start && place.end <= node.name.end,
                Kind::Derive | Kind::Impl | Kind::Pattern | Kind::TraitImpl => false,
                _ => !by_macro && *place == node.name,
            };
            // Lints are silent about names like `_this`.
            let is_unmentioned = matches!(node.kind, Kind::Item | Kind::Member)
                && node.names[0].len() > 1
                && node.names[0].starts_with('_')
                && words(&self.text, &node.names[0]).count() == 1
                && !self.needed.contains(&node.names);
            if is_unmentioned || lints.iter().any(|(place, by_macro)| is_named(place, *by_macro)) {
                let tier = match node.kind {
                    Kind::Variant => 1,
                    Kind::Call => 2,
                    Kind::Field => 3,
                    _ => 0,
                };
                dead[tier].push(place(node));
            }
        });
        let tier = dead.iter().position(|parts| !parts.is_empty()).unwrap_or(0);
        (std::mem::take(&mut dead[tier]), tier < 3)
    }

    /// The program without these parts, and without what is about them; none if it does not compile.
    fn without(&self, parts: &BTreeSet<Place>) -> Result<Option<Self>> {
        let mut variants = BTreeSet::new();
        look(&self.file, |node| {
            if node.kind == Kind::Variant && parts.contains(&place(node)) {
                variants.insert(node.names.clone());
            }
        });
        let mut shorter = self.removed(|node| {
            parts.contains(&place(node)) || node.kind == Kind::Pattern && variants.contains(&node.names)
        })?;
        let mut calls = Vec::new();
        look(&self.file, |node| {
            if node.kind == Kind::Call && parts.contains(&place(node)) {
                calls.push(node.whole.clone());
            }
        });
        // Lints do not say whether all that a macro makes is dead.
        if !calls.is_empty() {
            let (code, without) = (self.rustc.code(&self.text)?, self.rustc.code(&self.blanked(calls.iter())?)?);
            if code.is_none() || code != without {
                return Ok(None);
            }
        }
        while shorter.errors().next().is_some() {
            let Some(orphans) = shorter.orphans() else { return Ok(None) };
            shorter = shorter.removed(|node| orphans.contains(&place(node)))?;
        }
        Ok((shorter.text != self.text).then_some(shorter))
    }

    /// The impls and imports of what is gone: those whose beginnings errors are about. Errors elsewhere may go with them.
    fn orphans(&self) -> Option<BTreeSet<Place>> {
        let mut orphans = BTreeSet::new();
        for (error, _) in self.errors().flat_map(|error| &error.places) {
            let mut found = Vec::new();
            look(&self.file, |node| {
                let is_in = |range: &Range<usize>| range.start <= error.start && error.end <= range.end;
                let is_about = match node.kind {
                    Kind::Import => {
                        let holds = error.start <= node.name.start && node.name.end <= error.end;
                        holds || is_in(&node.name) || node.path.iter().any(is_in)
                    }
                    Kind::Impl | Kind::TraitImpl | Kind::MethodOfTraitImpl | Kind::MemberOfTraitImpl => {
                        is_in(&node.name)
                    }
                    _ => false,
                };
                if is_about {
                    found.push(place(node));
                }
            });
            orphans.extend(found);
        }
        (!orphans.is_empty()).then_some(orphans)
    }

    /// Removes impls of traits, their functions and derives, as far as the program reaches no function of theirs, and
    /// compiles without them to the same code; none if nothing is left to try, or else whether all of them could go.
    ///
    /// The code has to be the same because an impl can decide what others do, by being there.
    fn remove_unreached(&mut self) -> Result<Option<bool>> {
        let code = match self.code.take() {
            Some(code) => code,
            None => self
                .rustc
                .code(&self.text)?
                .context("the compiler makes no code of the bundle, and does not say why")?,
        };
        let mut unreached = self.unreached(&code);
        let mut is_all = true;
        while !unreached.is_empty() {
            let (file, text) = self.edited(|node| Decision::remove_if(unreached.contains_key(&place(node))))?;
            let blanked = self.blanked(unreached.values().map(|part| &part.whole))?;
            let (remarks, code_without) = self.rustc.check_and_code(&text, &blanked)?;
            let errors = remarks.iter().filter(|remark| remark.is_error);
            let errors: String = errors.map(|error| error.rendered.as_str()).collect();
            if errors.is_empty() && code_without.as_ref() == Some(&code) {
                (self.file, self.text, self.remarks) = (file, text, remarks);
                return Ok(Some(is_all));
            }
            let is_needed = |part: &Part| part.names.iter().all(|name| words(&errors, name).next().is_some());
            let before = unreached.len();
            unreached.retain(|_, part| !is_needed(part) || !self.needed.insert(part.names.clone()));
            if unreached.len() == before {
                // Nothing says which are needed.
                is_all = false;
                if before == 1 {
                    self.needed.extend(unreached.values().map(|part| part.names.clone()));
                }
                unreached = unreached.into_iter().take(before / 2).collect();
            }
        }
        Ok((!is_all).then_some(false))
    }

    /// The text with blanks for these parts. Lines and columns stay, as they are in the code.
    fn blanked<'b>(&self, parts: impl Iterator<Item = &'b Range<usize>>) -> Result<String> {
        let mut text = self.text.clone().into_bytes();
        for part in parts {
            text[part.clone()].iter_mut().filter(|byte| **byte != b'\n').for_each(|byte| *byte = b' ');
        }
        Ok(String::from_utf8(text)?)
    }

    /// What [`Self::remove_unreached`] may try to remove.
    fn unreached(&self, code: &Code) -> BTreeMap<Place, Part> {
        let is_reached = |node: &Node| code.reached.iter().any(|line| node.lines.contains(line));
        let mut unreached = BTreeMap::new();
        let mut is_in_reached_impl = false;
        look(&self.file, |node| {
            let may_go = match node.kind {
                Kind::TraitImpl => {
                    is_in_reached_impl = is_reached(node);
                    !is_in_reached_impl
                }
                Kind::MethodOfTraitImpl => is_in_reached_impl && !is_reached(node),
                Kind::Derive => !is_reached(node),
                _ => false,
            };
            if may_go && !self.needed.contains(&node.names) {
                unreached.insert(place(node), Part { names: node.names.clone(), whole: node.whole.clone() });
            }
        });
        unreached
    }
}

/// A file as it is printed, and that text. It is read again, so that its places are those of the text.
fn printed(file: &File) -> Result<(File, String)> {
    let text = prettyplease::unparse(file);
    let file = syn::parse_file(&text).map_err(|error| anyhow!("the bundle cannot be read: {error}"))?;
    Ok((file, text))
}

/// A part that may be removed.
struct Part {
    names: Vec<String>,
    whole: Range<usize>,
}

fn place(node: &Node) -> Place {
    (node.name.start, node.name.end)
}

/// Goes through the parts of a file.
fn look(file: &File, mut see: impl FnMut(&Node)) {
    edit(&mut file.clone(), |node| {
        see(node);
        Decision::Keep
    });
}

/// The places where a text has a name, and not as a part of another.
fn words<'a>(text: &'a str, name: &'a str) -> impl Iterator<Item = usize> + 'a {
    let continues = |c: char| c.is_alphanumeric() || c == '_';
    let places = text.match_indices(name).map(|(start, _)| start);
    places
        .filter(move |&start| !text[..start].ends_with(continues) && !text[start + name.len()..].starts_with(continues))
}
