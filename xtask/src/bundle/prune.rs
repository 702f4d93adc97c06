//! Takes out what the program does not reach.
//!
//! The compiler says what that is, so names are resolved by its rules and not by others: its lints name items, members,
//! variants and imports, and the code that it makes without optimisation names every function that is reached, also in
//! the impls of traits, of which no lint speaks. After each step the text must compile.

use super::derives;
use super::nodes::{edit, Decision, Kind, Node};
use super::rustc::{Remark, Rustc};
use anyhow::{anyhow, bail, Result};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use syn::File;

/// A program that is getting shorter.
struct Program<'a> {
    rustc: &'a Rustc,
    file: File,
    text: String,
    remarks: Vec<Remark>,
    /// Impls and derives that nothing calls and that are needed all the same, by their names.
    needed: BTreeSet<Vec<String>>,
}

/// A part, by the place of its name in the text.
type Place = (usize, usize);

/// Takes out what a program does not reach.
///
/// # Errors
/// When the program does not compile as it is, or the compiler cannot be run.
pub(super) fn prune(file: &File, rustc: &Rustc) -> Result<File> {
    let mut file = file.clone();
    derives::split(&mut file);
    let mut program = Program::new(&file, rustc)?;
    if let Some(error) = program.remarks.iter().find(|remark| remark.is_error) {
        bail!("as one file it does not compile:\n{}", error.rendered);
    }
    program.remove_dead_code()?;
    // What is left without impls may leave more code dead, and that more impls unreached.
    while program.remove_unreached()? && program.remove_dead_code()? {}
    derives::join(&mut program.file);
    Ok(program.file)
}

impl<'a> Program<'a> {
    fn new(file: &File, rustc: &'a Rustc) -> Result<Self> {
        let text = prettyplease::unparse(file);
        // Parsed again, so that the places are those of the text.
        let file = syn::parse_file(&text).map_err(|error| anyhow!("the bundle cannot be read: {error}"))?;
        let remarks = rustc.check(&text, &rustc.crates)?;
        Ok(Self { rustc, file, text, remarks, needed: BTreeSet::new() })
    }

    /// The program after changes to some of its parts.
    fn changed(&self, decide: impl FnMut(&Node) -> Decision) -> Result<Self> {
        let mut file = self.file.clone();
        edit(&mut file, decide);
        Ok(Self { needed: self.needed.clone(), ..Self::new(&file, self.rustc)? })
    }

    fn removed(&self, mut is_gone: impl FnMut(&Node) -> bool) -> Result<Self> {
        self.changed(|node| if is_gone(node) { Decision::Remove } else { Decision::Keep })
    }

    fn errors(&self) -> impl Iterator<Item = &Remark> {
        self.remarks.iter().filter(|remark| remark.is_error)
    }

    /// Removes what the compiler's lints name, until they name nothing; whether there was anything.
    fn remove_dead_code(&mut self) -> Result<bool> {
        let mut most = usize::MAX;
        let mut was_changed = false;
        loop {
            let (dead, can_go) = self.dead();
            let chosen: BTreeSet<Place> = dead.into_iter().take(most).collect();
            if chosen.is_empty() {
                return Ok(was_changed);
            }
            was_changed = true;
            let shorter = if can_go { self.without(&chosen)? } else { None };
            if let Some(shorter) = shorter {
                *self = shorter;
                most = most.saturating_mul(2);
            } else if can_go && chosen.len() > 1 {
                most = chosen.len() / 2;
            } else {
                let allow = |node: &Node| if chosen.contains(&place(node)) { Decision::Allow } else { Decision::Keep };
                *self = self.changed(allow)?;
            }
        }
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
                Kind::Call => by_macro && place.start == node.name.start,
                Kind::Derive | Kind::Impl | Kind::Pattern | Kind::TraitImpl => false,
                _ => !by_macro && *place == node.name,
            };
            if lints.iter().any(|(place, by_macro)| is_named(place, *by_macro)) {
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
                    Kind::Impl | Kind::TraitImpl => is_in(&node.name),
                    Kind::MethodOfTraitImpl | Kind::MemberOfTraitImpl => is_in(&node.name),
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

    /// Removes impls of traits, their functions and derives, as far as the program reaches no function of theirs and
    /// compiles without them; whether there were any.
    ///
    /// What is never called can be taken away without a change to any call. `Drop` is called without being named.
    fn remove_unreached(&mut self) -> Result<bool> {
        let mut unreached = self.unreached()?;
        while !unreached.is_empty() {
            let mut shorter = self.removed(|node| unreached.contains_key(&place(node)))?;
            let errors: String = shorter.errors().map(|error| error.rendered.as_str()).collect();
            if errors.is_empty() {
                std::mem::swap(self, &mut shorter);
                return Ok(true);
            }
            let is_needed = |names: &[String]| names.iter().all(|name| has_word(&errors, name));
            let before = unreached.len();
            unreached.retain(|_, names| !is_needed(names) || !self.needed.insert(names.clone()));
            if unreached.len() == before {
                // No error says which; half of them may do.
                unreached = unreached.into_iter().take(before / 2).collect();
            }
        }
        Ok(false)
    }

    /// What [`Self::remove_unreached`] may try to remove, with names.
    fn unreached(&self) -> Result<BTreeMap<Place, Vec<String>>> {
        let reached = self.rustc.reached_lines(&self.text)?;
        let is_reached = |node: &Node| reached.iter().any(|line| node.lines.contains(line));
        let mut unreached = BTreeMap::new();
        let mut is_in_reached_impl = false;
        look(&self.file, |node| {
            let may_go = match node.kind {
                Kind::TraitImpl => {
                    is_in_reached_impl = is_reached(node) || node.names[0] == "Drop";
                    !is_in_reached_impl
                }
                Kind::MethodOfTraitImpl => is_in_reached_impl && !is_reached(node) && node.names[0] != "drop",
                Kind::Derive => !is_reached(node),
                _ => false,
            };
            if may_go && !self.needed.contains(&node.names) {
                unreached.insert(place(node), node.names.clone());
            }
        });
        Ok(unreached)
    }
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

/// Whether a text has a name in it, and not as a part of another.
fn has_word(text: &str, name: &str) -> bool {
    let continues = |c: char| c.is_alphanumeric() || c == '_';
    text.match_indices(name).any(|(start, _)| {
        !text[..start].ends_with(continues) && !text[start + name.len()..].starts_with(continues)
    })
}
