import type { AvScript } from '#domain/script/av-script.ts';
import { paceFact, statedPace } from '#domain/script/form-facts.ts';
import { secondsOf, spokenIn } from '#domain/script/row-speech.ts';
import { air, countSpokenWords } from '#domain/script/speech.ts';
import { atEnd } from '../frame.ts';
import { type Change, type Revision, rowsIn } from '../revision.ts';
import { fits } from '../spoken.ts';

const paces = [1.8, 2.0, 2.5, 2.8, 3.0];
/** Nobody speaks quicker, whatever a script asks for. */
const mostPace = 3.4;

/**
 * The pace to which the rows of a script are held: the stated one, or `usual`, or that of its
 * quickest row where it is quicker. What was written stays sayable.
 */
export function keptPace(script: AvScript, usual: number): number {
  const quickest = script.rows.map(
    (row) => countSpokenWords(spokenIn(row)) / (secondsOf(row) * (1 - air)),
  );
  return Math.max(statedPace(script) ?? usual, Math.min(Math.max(...quickest), mostPace));
}

/**
 * Faster or slower: the cutting by a direction in every row but the last, the voice by one step,
 * as long as everything can still be said.
 */
export function changePace(script: AvScript, to: 'faster' | 'slower', revision: Revision): Change {
  const { words } = revision;
  const pace = statedPace(script) ?? revision.pace;
  const last = script.rows.length - 1;
  const at = rowsIn(script, revision).filter(
    (each) => revision.row !== undefined || each < last || last === 0,
  );
  const rows = script.rows.map((row, index) => {
    const direction = words[to][index % words[to].length] ?? '';
    if (!at.includes(index) || row.video.includes(direction)) return row;
    return { ...row, video: atEnd(row.video, direction) };
  });
  const wanted =
    to === 'faster'
      ? paces.find((each) => each > pace + 0.05)
      : paces.findLast((each) => each < pace - 0.05);
  const isSayable =
    wanted !== undefined && (to === 'faster' || rows.every((row) => fits(row, wanted)));
  if (revision.row !== undefined || !isSayable) return { ...script, rows };
  return { ...script, facts: withPace(script, wanted, revision), rows };
}

function withPace(script: AvScript, pace: number, { words }: Revision): AvScript['facts'] {
  const text = words.paceText(pace);
  const stated = paceFact(script);
  if (!stated) return [...script.facts, { label: words.labels.pace, text }];
  return script.facts.map((fact) => (fact === stated ? { ...fact, text } : fact));
}
