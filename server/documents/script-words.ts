// The words that stand beside a script's rows in every document.
import type { Cue, ScriptRow } from '#domain/script/av-script.ts';

/** `0–5 s` of a script row. */
export const rowTiming = (row: { startSeconds: number; endSeconds: number }): string =>
  `${row.startSeconds}–${row.endSeconds} s`;

/** What stands before a cue: its kind, or who speaks. */
export const cueLabel = (cue: Cue): string =>
  cue.kind === 'DIALOGUE' ? (cue.speaker ?? 'SPEAKER') : cue.kind;

/** A row's lettering, which is seen, apart from what is heard. */
export const lettering = (row: ScriptRow): Cue[] => row.cues.filter(({ kind }) => kind === 'SUPER');
export const soundOf = (row: ScriptRow): Cue[] => row.cues.filter(({ kind }) => kind !== 'SUPER');
