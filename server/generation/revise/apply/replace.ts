import type { AvScript } from '#domain/script/av-script.ts';
import { spokenIn } from '#domain/script/row-speech.ts';
import { type Change, type Revision, rowsIn } from '../revision.ts';
import { phrasePattern } from '../sentences.ts';
import { fitted } from '../spoken.ts';
import { besidesName } from './besides-name.ts';

/** Puts one wording in the place of another wherever it stands, and keeps capitals as they were. */
export function replace(script: AvScript, from: string, to: string, revision: Revision): Change {
  const pattern = phrasePattern(from);
  let changed = false;
  const swap = (text: string) =>
    besidesName(text, from, revision.name, (part) =>
      part.replace(pattern, (found) => {
        changed = true;
        return cased(found, from, to);
      }),
    );
  const scope = new Set(rowsIn(script, revision));
  const rows = script.rows.map((row, index) => {
    if (!scope.has(index)) return row;
    const next = {
      ...row,
      video: swap(row.video),
      cues: row.cues.map((cue) => ({
        ...cue,
        text: swap(cue.text),
        ...(cue.speaker ? { speaker: swap(cue.speaker) } : {}),
      })),
    };
    return spokenIn(next) === spokenIn(row)
      ? next
      : fitted(next, revision.pace, index === script.rows.length - 1);
  });
  if (revision.row !== undefined) return changed ? { ...script, rows } : undefined;
  const facts = script.facts.map((fact) => ({ ...fact, text: swap(fact.text) }));
  const next = { ...script, title: swap(script.title), facts, rows };
  return changed ? next : undefined;
}

// What was SHOUTED stays shouted, a sentence still begins with a capital.
function cased(found: string, from: string, to: string): string {
  const isShouted =
    /\p{Lu}{2}/u.test(found) && found === found.toUpperCase() && from !== from.toUpperCase();
  if (isShouted) return to.toUpperCase();
  const isCapital = /^\p{Lu}/u.test(found) && /^\p{Ll}/u.test(to);
  return isCapital ? to.charAt(0).toUpperCase() + to.slice(1) : to;
}
