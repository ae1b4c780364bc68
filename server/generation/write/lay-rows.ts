// From an idea to timed rows, each with its pictures, lines and lettering.
import type { Lettering } from '#domain/storyboard/shot-plan.ts';
import type { Statement } from '../understand/subject-frame.ts';
import type { Film } from './film.ts';
import { clientsPicture, isFresh } from './ideas/film-of.ts';
import { type LaidLines, layLines } from './lay-lines.ts';
import { letterRows } from './letter-rows.ts';
import type { Picture } from './picture.ts';
import { chooseScene } from './scenes/choose-scene.ts';
import { detailsOf } from './scenes/details.ts';
import type { SceneId } from './scenes/scene-ids.ts';
import { anyScene } from './scenes/scene-lists.ts';
import type { Stage } from './stage.ts';
import { type TimedRow, timeRows } from './time-rows.ts';
import { varied } from './vary-pictures.ts';

export type FilmRow = TimedRow & { pictures: Picture[]; letters: Lettering[] };

/** Seconds a picture stays, by approach. */
const cutLength = { bold: 1.9, problem: 2.7, story: 3.6 } as const;

export function layRows(stage: Stage, film: Film): FilmRow[] {
  const laid = layLines(stage, { rule: film.rule, opens: film.beats[0].tell });
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
  return letterRows(stage, varied(filled));
}

/** Somebody of the client's is seen as themselves, whatever leads. */
const withCast: readonly SceneId[] = [
  'product-shown',
  'detail-shown',
  'detail-by',
  'place-face',
  'speaks',
  'speaks-near',
];

// What the idea leads with, somebody of the cast where the client gave one, then what is told, then what nobody says.
function picturesByBeat(stage: Stage, film: Film, laid: LaidLines): Picture[][] {
  const seen = film.beats.flatMap(({ pictures }) => pictures);
  const told = laid.map((lines) => lines.flatMap(({ statement }) => statement ?? []));
  const unsaid = stage.frame.facts.filter((one) => !told.flat().includes(one));
  const take = (list: readonly SceneId[], said: Statement | undefined): Picture[] => {
    const own = said && clientsPicture(stage, said);
    const picture = own && isFresh(own, seen) ? own : chooseScene(stage, list, seen, { said });
    if (!picture || !isFresh(picture, seen)) return [];
    seen.push(picture);
    return [picture];
  };
  return film.beats.map((plot, beat) => {
    const lead = [...plot.pictures];
    if (beat === 3) return lead;
    const about = told[beat]?.[0] ?? plot.tell[0];
    const isMet = lead.some((one) => one.cast && one.composition !== 'hands');
    const cast =
      stage.cast.given && !stage.cast.unseen && !isMet ? takeCast(stage, seen, about) : [];
    const shown = (told[beat] ?? [])
      .filter((said) => said !== lead[0]?.said)
      .flatMap((said) => take(anyScene, said));
    const more = unsaid
      .filter((said) => detailsOf(stage, said).length > 0)
      .slice(beat, beat + 1)
      .flatMap((said) => take(anyScene, said));
    return beat === 1
      ? [...cast, ...lead, ...shown, ...more]
      : [...lead, ...cast, ...shown, ...more];
  });
}

function takeCast(stage: Stage, seen: Picture[], said: Statement | undefined): Picture[] {
  const picture = chooseScene(stage, withCast, seen, { said });
  if (!picture || !isFresh(picture, seen)) return [];
  seen.push(picture);
  return [picture];
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
