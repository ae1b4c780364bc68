// Sets right what a model left wrong, as far as the house can without putting words in its mouth.
import type { Cue, ScriptRow } from '#domain/script/av-script.ts';
import { isSpoken } from '#domain/script/row-speech.ts';
import { sentencesOf } from '../../../revise/sentences.ts';
import { fitted, mapSpeech } from '../../../revise/spoken.ts';
import { type Camera, cameraLine } from '../../../write/pictures/picture.ts';
import type { Film } from '../film.ts';
import { asksFor } from '../said.ts';
import {
  type Fault,
  findFaults,
  inventedInLine,
  inventedInPicture,
  rowToName,
} from './find-faults.ts';
import { layByWords } from './lay-rows.ts';
import { lettered, lettersFor, withHouseLettering } from './set-row.ts';

/**
 * The rows with what the house can mend: voices, shots, invented figures and long lettering in the
 * row itself, seconds by what is said, and at last fewer sentences; then the name and the call to
 * action as lettering. What is still a fault afterwards the house cannot mend.
 */
export function mendRows(rows: readonly ScriptRow[], film: Film): ScriptRow[] {
  const faults = findFaults(rows, film);
  const single = rows.map((row, at) => mendRow(row, at, faults.get(at) ?? [], film));
  const timed = fitRows(single, film);
  return closed(named(hooked(timed, film), film), film);
}

/** Divides the seconds by what is said, then leaves out sentences where they still do not fit. */
export function fitRows(rows: readonly ScriptRow[], film: Film): ScriptRow[] {
  const isLong = [...findFaults(rows, film).values()].flat().some(({ rule }) => rule === 'words');
  if (!isLong) return [...rows];
  const timed = layByWords(rows, film);
  return timed.map((row, at) => {
    const isLast = at === timed.length - 1;
    const calls = isLast ? callsIn(row, film) : [];
    return withHouseLettering(fitted(row, film.pace, isLast, calls), film, isLast);
  });
}

const callsIn = (row: ScriptRow, film: Film) =>
  row.cues
    .filter(isSpoken)
    .flatMap((cue) => sentencesOf(cue.text))
    .filter((text) => asksFor({ ...row, cues: [{ kind: 'VO', text }] }, film));

export function mendRow(
  row: ScriptRow,
  at: number,
  faults: readonly Fault[],
  film: Film,
): ScriptRow {
  let next = row;
  for (const { rule } of faults) {
    if (rule === 'voice') next = voiced(next, (cue) => ({ kind: 'VO', text: cue.text }));
    if (rule === 'camera') {
      const speaker = film.stage.cast.label;
      next = voiced(next, ({ text }) => ({ kind: 'DIALOGUE', speaker, text }));
    }
    if (rule === 'shot') next = { ...next, video: `${usualShot(at, film)}. ${next.video}` };
    if (rule === 'invented') next = withoutInvented(next, film);
    if (rule === 'super') next = shortLettered(next, faults, film);
  }
  return next;
}

const voiced = (row: ScriptRow, change: (cue: Cue) => Cue): ScriptRow => ({
  ...row,
  cues: row.cues.map((cue) => (isSpoken(cue) ? change(cue) : cue)),
});

// How each of the four beats is usually shot.
const usualShots: readonly (readonly Camera[])[] = [
  [
    { size: 'extreme-close-up', angle: 'low', move: 'push-in' },
    { size: 'close-up', angle: 'eye', move: 'push-in' },
  ],
  [{ size: 'medium', angle: 'high', move: 'hand-held' }],
  [
    { size: 'insert-close-up', angle: 'overhead', move: 'static' },
    { size: 'insert-close-up', angle: 'eye', move: 'push-in' },
  ],
  [{ size: 'close-up', angle: 'eye', move: 'static' }],
];

function usualShot(at: number, { stage, plan }: Film): string {
  const beat = plan[Math.min(at, plan.length - 1)]?.beat ?? 2;
  return cameraLine(stage.words, stage.pick(`frame ${at}`, usualShots[beat] ?? []));
}

function withoutInvented(row: ScriptRow, film: Film): ScriptRow {
  const isKnown = (text: string) => inventedInLine(text, film).length === 0;
  const told = mapSpeech(row, (sentence) => (isKnown(sentence) ? sentence : undefined));
  const seen = sentencesOf(row.video).filter((text) => inventedInPicture(text, film).length === 0);
  return {
    ...told,
    video: seen.join(' '),
    cues: told.cues.filter((cue) => cue.kind !== 'SUPER' || isKnown(cue.text)),
  };
}

function shortLettered(row: ScriptRow, faults: readonly Fault[], film: Film): ScriptRow {
  const most = faults.flatMap((fault) => (fault.rule === 'super' ? fault.most : []))[0] ?? 0;
  const said = row.cues.filter(isSpoken).map((cue) => cue.text);
  const short = said.length > 0 ? lettered(lettersFor(said, film.stage.frame.name), film) : '';
  const cues = row.cues.flatMap((cue): Cue[] => {
    const fits = cue.text.split(' ').length <= most && cue.text.length <= most * 9;
    if (cue.kind !== 'SUPER' || fits) return [cue];
    return short ? [{ ...cue, text: short }] : [];
  });
  return { ...row, cues };
}

const withSuper = (row: ScriptRow, text: string, film: Film): ScriptRow => ({
  ...row,
  cues: [...row.cues, { kind: 'SUPER', text: lettered(text, film) }],
});
const changed = (rows: readonly ScriptRow[], at: number, change: (row: ScriptRow) => ScriptRow) =>
  rows.map((row, index) => (index === at ? change(row) : row));

const hooked = (rows: readonly ScriptRow[], film: Film) =>
  rows[0]?.cues.some((cue) => isSpoken(cue) || cue.kind === 'SUPER')
    ? rows
    : changed(rows, 0, (row) => withSuper(row, film.stage.frame.name, film));

function named(rows: readonly ScriptRow[], film: Film): readonly ScriptRow[] {
  const at = rowToName(rows, film);
  if (at === undefined) return rows;
  return changed(rows, at, (row) => withSuper(row, film.stage.frame.name, film));
}

// The call to action as it was understood, or as the visitor typed it.
function closed(rows: readonly ScriptRow[], film: Film): ScriptRow[] {
  const last = rows.at(-1);
  if (!last || asksFor(last, film)) return [...rows];
  const { request, isForeign, stage } = film;
  const { lettered: short, typed } = stage.frame.call;
  const lines = [...(isForeign ? [] : [short]), typed, ...sentencesOf(request.behavior)];
  const line = lines.find(
    (text) =>
      text.split(/\s+/).length <= 14 &&
      text.length <= 100 &&
      asksFor(withSuper(last, text, film), film),
  );
  return changed(rows, rows.length - 1, (row) => (line ? withSuper(row, line, film) : row));
}
