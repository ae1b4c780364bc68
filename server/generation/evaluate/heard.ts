// What is said and what is lettered in a script.
import type { AvScript, ScriptRow } from '#domain/script/av-script.ts';

const speech = new Set(['VO', 'DIALOGUE']);

/** The spoken cues of a row, without directions in brackets. */
export const spokenOf = (row: ScriptRow): string[] =>
  row.cues
    .filter(({ kind }) => speech.has(kind))
    .map(({ text }) =>
      text
        .replace(/\((?:[^()]{0,80})\)/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter(Boolean);

export const letteredOf = (row: ScriptRow): string[] =>
  row.cues.filter(({ kind }) => kind === 'SUPER').map(({ text }) => text);

export const allSpoken = (av: AvScript): string[] => av.rows.flatMap(spokenOf);

export const allLettered = (av: AvScript): string[] => av.rows.flatMap(letteredOf);
