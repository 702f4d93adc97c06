//! Ctrl-C while files are changed: the change is undone, and then the tool ends.

use anyhow::{bail, Context, Result};
use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::flag::{register, register_conditional_default};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};

/// While it is there, a signal to end is remembered and not followed.
pub(crate) struct Held(&'static Flags);

#[derive(Default)]
struct Flags {
    /// Whether a signal ends the tool at once.
    is_idle: Arc<AtomicBool>,
    /// Whether one came when it did not.
    came: Arc<AtomicBool>,
}

static FLAGS: OnceLock<Flags> = OnceLock::new();

impl Held {
    /// Holds signals until it is dropped.
    ///
    /// # Errors
    /// When the system does not let the tool wait for signals.
    pub(crate) fn start() -> Result<Self> {
        if FLAGS.get().is_none() {
            let flags = Flags::default();
            for signal in [SIGINT, SIGTERM] {
                register_conditional_default(signal, flags.is_idle.clone()).context("cannot wait for signals")?;
                register(signal, flags.came.clone()).context("cannot wait for signals")?;
            }
            let _ = FLAGS.set(flags);
        }
        let flags = FLAGS.get().context("cannot wait for signals")?;
        flags.is_idle.store(false, Ordering::SeqCst);
        Ok(Self(flags))
    }

    /// Goes on unless a signal has come.
    ///
    /// # Errors
    /// When one has.
    pub(crate) fn check(&self) -> Result<()> {
        if self.0.came.load(Ordering::SeqCst) {
            bail!("interrupted; nothing is changed");
        }
        Ok(())
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        self.0.is_idle.store(true, Ordering::SeqCst);
    }
}
