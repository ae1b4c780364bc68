// From an idea to timed rows, each with its pictures, lines and lettering.
import type { Lettering } from '#domain/storyboard/shot-plan.ts';
import type { Statement } from '../understand/subject-frame.ts';
import type { Film } from './film.ts';
import { type LaidLines, layLines } from './lay-lines.ts';
import { letterRows } from './letter-rows.ts';
import { type Picture, person, shows } from './picture.ts';
import type { Stage } from './stage.ts';
import { type TimedRow, timeRows } from './time-rows.ts';
import { varied } from './vary-pictures.ts';

export type FilmRow = TimedRow & { pictures: Picture[]; letters: Lettering[] };

/** Seconds a picture stays, by approach. */
const cutLength = { bold: 1.9, problem: 2.7, story: 3.6 } as const;

export function layRows(stage: Stage, film: Film): FilmRow[] {
  const laid = layLines(stage, film);
  const rows = timeRows(laid, stage);
  const pictures = picturesByBeat(stage, film, laid);
  const filled = rows.map((row) => {
    const siblings = rows.filter(({ beat }) => beat === row.beat);
    const length = row.endSeconds - row.startSeconds;
    const count = film.rule.unbroken
      ? 1
      : Math.max(1, Math.round(length / cutLength[stage.approach]));
    return {
      ...row,
      pictures: share(pictures[row.beat] ?? [], row.part, siblings.length, Math.min(4, count)),
    };
  });
  return letterRows(stage, film, varied(filled));
}

// What the idea leads with, then what is told; somebody of the cast where the client gave one.
function picturesByBeat(stage: Stage, film: Film, laid: LaidLines): Picture[][] {
  return film.beats.map((plot, beat) => {
    const told = (laid[beat] ?? []).flatMap(({ statement }) => statement ?? []);
    const lead = [...plot.pictures];
    const more = told.map((said: Statement) => shows(stage, said, beat === 2 ? 'hands' : 'figure'));
    const all =
      beat === 3
        ? [...more.filter(({ kind }) => kind === 'deed' || kind === 'detail'), ...lead]
        : [...lead, ...more];
    const wantsCast =
      stage.cast.given && (beat === 0 || beat === 1) && !all.slice(0, 2).some(({ cast }) => cast);
    if (wantsCast && !film.rule.near) all.splice(beat === 0 ? 1 : 0, 0, person(stage, 'neutral'));
    return once(all.length > 0 ? all : [person(stage, 'neutral')]);
  });
}

const keyOf = ({ kind, deed, tells, slots, composition, props }: Picture) =>
  JSON.stringify([
    kind,
    deed,
    tells,
    slots,
    kind === 'object' || kind === 'person' ? composition : '',
    props,
  ]);
const once = (pictures: readonly Picture[]) => {
  const seen = new Set<string>();
  return pictures.filter((picture) => !seen.has(keyOf(picture)) && seen.add(keyOf(picture)));
};

// Two rows of one beat share its pictures; the closing beat keeps its last for the end.
function share(all: readonly Picture[], part: 0 | 1, rows: number, count: number): Picture[] {
  if (rows === 1)
    return count < all.length && all.at(-1)?.product === 'hero'
      ? all.slice(-count)
      : all.slice(0, count);
  const half = Math.max(1, Math.floor(all.length / 2));
  const own = part === 0 ? all.slice(0, half) : all.slice(half);
  return (own.length > 0 ? own : all.slice(-1)).slice(0, count);
}
