// Properties are tried on the same values each run, so that a change fails for what it changed.
// FC_SEED=<number> tries others.
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 20261120) });
