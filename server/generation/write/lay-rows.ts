// From an idea to timed rows, each with its pictures, lines and lettering.
import type { Lettering } from '#domain/storyboard/shot-plan.ts';
import type { Statement } from '../understand/subject-frame.ts';
import type { Film } from './film.ts';
import { clientsPicture } from './ideas/film-of.ts';
import type { SceneList } from './ideas/kit.ts';
import { isProved, isUsed } from './ideas/scene-lists.ts';
import { type LaidLines, layLines } from './lay-lines.ts';
import { letterRows } from './letter-rows.ts';
import type { Picture } from './picture.ts';
import { chooseScene } from './scenes/choose-scene.ts';
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
    const count = Math.max(1, Math.round(length / cutLength[stage.approach]));
    return {
      ...row,
      pictures: share(pictures[row.beat] ?? [], row.part, siblings.length, Math.min(3, count)),
    };
  });
  return letterRows(stage, film, varied(filled));
}

/** Somebody of the client's is seen as themselves, whatever leads. */
const withCast: readonly SceneList[] = [
  [['carried-in', 'box-carried', 'knocked', 'phone-walked', 'detail-shown', 'speaks']],
  [
    ['detail-shown', 'listened', 'face-on-it', 'speaks', 'two-at-table', 'handed-over'],
    'phone-walked',
  ],
  [['handed-over', 'two-at-table', 'detail-shown'], 'face-on-it', 'speaks'],
  [],
];
const more: readonly SceneList[] = [isUsed, isUsed, isProved, []];

// What the idea leads with, somebody of the cast where the client gave one, then what is told, then what fills the row.
function picturesByBeat(stage: Stage, film: Film, laid: LaidLines): Picture[][] {
  const seen = film.beats.flatMap(({ pictures }) => pictures);
  const take = (list: SceneList, said: Statement | undefined): Picture[] => {
    const picture = chooseScene(stage, list, seen, { said });
    if (picture) seen.push(picture);
    return picture ? [picture] : [];
  };
  return film.beats.map((plot, beat) => {
    const told = (laid[beat] ?? []).flatMap(({ statement }) => statement ?? []);
    const lead = [...plot.pictures];
    const shown = told.flatMap((said) => {
      const own = clientsPicture(stage, said);
      if (own && !seen.some(({ text }) => text === own.text)) {
        seen.push(own);
        return [own];
      }
      return own ? [] : take(['detail-on-table'], said);
    });
    if (beat === 3) return [...shown.slice(0, 1), ...lead];
    const about = told[0] ?? plot.tell[0];
    const cast = stage.cast.given && !stage.cast.unseen ? take(withCast[beat] ?? [], about) : [];
    // In the second beat who it is about comes first, unless they are in the picture already.
    const first = beat === 1 && !lead.some((one) => one.cast) ? cast : [];
    return [
      ...first,
      ...lead,
      ...cast.filter((one) => !first.includes(one)),
      ...shown,
      ...take(more[beat] ?? [], about),
    ];
  });
}

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
