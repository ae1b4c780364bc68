// What is said, sentence by sentence: a sentence that was told anew is told anew wherever the other cut says
// or letters it, since cuts of other lengths say the same in other rows.
import { sameJson } from '../same-json.ts';
import type { AvScript, Cue, ScriptRow } from '../script/av-script.ts';
import { isSpoken, secondsOf, spokenIn } from '../script/row-speech.ts';
import { fitsSeconds } from '../script/speech.ts';
import { sentencesOf } from '../wizard/understood/sentences.ts';
import type { LeftWhy } from './left-why.ts';

/** A row before and after, where it is in the other cut, and words a second there. */
type Change = { was: ScriptRow; is: ScriptRow; at: number; pace: number };

/** The other cut with what is said now. A cut that had no time for a sentence is not told its successor. */
export function carrySpeech(change: Change, to: AvScript): AvScript | LeftWhy {
  const { was, is, at } = change;
  const [old, now] = [said(was), said(is)];
  if (sameJson(spokenOf(was), spokenOf(is))) return to;
  const target = to.rows[at] as ScriptRow;
  if (sameJson(spokenOf(was), spokenOf(target)))
    return inTime(withSpeech(to, at, spokenOf(is)), to, change);
  if (voicesOf(was) !== voicesOf(is) || spokenOf(is).length > 1) return 'own';
  const gone = old.filter((one) => !now.includes(one));
  const isMoved = (one: string) => sentencesIn(to).includes(one);
  const come = now.filter((one) => !old.includes(one) && !isMoved(one));
  const isSaid = gone.every((one) => to.rows.some((row) => said(row).includes(one)));
  const next = gone.reduce((film, one, i) => toldAnew(film, one, come[i] ?? ''), to);
  const added = come.slice(gone.length);
  const isOwn = said(target).some((one) => !old.includes(one) && !now.includes(one));
  if (isOwn && (added.length > 0 || !isSaid)) return 'own';
  const [voice] = spokenOf(is);
  const row = next.rows[at] as ScriptRow;
  const text = [spokenIn(row), ...added].filter(Boolean).join(' ');
  const whole = added.length > 0 && voice ? withSpeech(next, at, [{ ...voice, text }]) : next;
  return inTime(whole, to, change);
}

/** Every sentence that a film says, in its order. */
export const sentencesIn = ({ rows }: AvScript): string[] => rows.flatMap(said);

const said = (row: ScriptRow) => sentencesOf(spokenIn(row));
const spokenOf = ({ cues }: ScriptRow) => cues.filter(isSpoken);
const voicesOf = (row: ScriptRow) =>
  [...new Set(spokenOf(row).map(({ kind, speaker }) => `${kind} ${speaker ?? ''}`))].join();
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

// Said and lettered; one without a successor is struck.
function toldAnew(script: AvScript, sentence: string, next: string): AvScript {
  const anew = (cue: Cue): Cue[] => {
    if (cue.kind === 'SUPER' && plain(cue.text) === plain(sentence))
      return next ? [{ ...cue, text: next.replace(/[.]$/, '').toLocaleUpperCase() }] : [];
    if (!isSpoken(cue) || !sentencesOf(cue.text).includes(sentence)) return [cue];
    const text = sentencesOf(cue.text)
      .flatMap((one) => (one === sentence ? next || [] : one))
      .join(' ');
    return text ? [{ ...cue, text }] : [];
  };
  return { ...script, rows: script.rows.map((row) => ({ ...row, cues: row.cues.flatMap(anew) })) };
}

function withSpeech(script: AvScript, at: number, speech: readonly Cue[]): AvScript {
  const rows = script.rows.map((row, index) => {
    if (index !== at) return row;
    const first = row.cues.findIndex(isSpoken);
    const letters = row.cues.findIndex(({ kind }) => kind === 'SUPER');
    const place = first >= 0 ? first : letters >= 0 ? letters : row.cues.length;
    const others = row.cues.filter((cue) => !isSpoken(cue));
    return { ...row, cues: others.toSpliced(place, 0, ...speech) };
  });
  return { ...script, rows };
}

// Rows that say more than before need the time for it, or as much as the row they come from.
function inTime(next: AvScript, before: AvScript, { is, pace }: Change): AvScript | 'too-long' {
  const isOver = next.rows.some(
    (row, at) =>
      spokenIn(row).length > spokenIn(before.rows[at] as ScriptRow).length &&
      secondsOf(row) < secondsOf(is) &&
      !fitsSeconds(spokenIn(row), secondsOf(row), pace),
  );
  return isOver ? 'too-long' : next;
}
