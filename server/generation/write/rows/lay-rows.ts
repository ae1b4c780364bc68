// From an idea to timed rows, each with its pictures, lines and lettering.
import type { Lettering } from '#domain/storyboard/shot-plan.ts';
import { withCompany } from '../company.ts';
import type { Film } from '../film.ts';
import { speaksOfRefused } from '../forbidden.ts';
import { isFresh } from '../ideas/film-of.ts';
import { heldView } from '../ideas/held-views.ts';
import type { Camera } from '../notes/camera-in.ts';
import { isToldWhole } from '../notes/told.ts';
import type { Treatment } from '../notes/treatment.ts';
import { card } from '../pictures/cards.ts';
import { clientsPicture } from '../pictures/deed-picture.ts';
import type { Picture } from '../pictures/picture.ts';
import { varied } from '../pictures/vary-pictures.ts';
import { chooseScene } from '../scenes/choose-scene.ts';
import { anyScene, castScenes } from '../scenes/scene-lists.ts';
import type { Stage } from '../stage.ts';
import { stagedPicture } from '../staged/staged-picture.ts';
import type { LaidLines } from './choose-lines.ts';
import { layLines } from './lay-lines.ts';
import { letterRows } from './letter-rows.ts';
import { type TimedRow, timeRows } from './time-rows.ts';

export type FilmRow = TimedRow & { pictures: Picture[]; letters: Lettering[] };

/** Seconds a picture stays, by approach. */
const cutLength = { bold: 1.9, problem: 2.7, story: 3.6 } as const;

export function layRows(stage: Stage, film: Film): FilmRow[] {
  const { treatment } = stage;
  const laid = layLines(stage, film);
  const rows = timeRows(laid, { ...stage, isWhole: isToldWhole(film.plan.pictured) });
  const pictures = picturesByBeat(stage, film, laid).map((all, beat) => {
    const [only, ...more] = all;
    const isTwice = rows.filter((row) => row.beat === beat).length > 1;
    // A card is read once.
    return isTwice && more.length === 0 && only?.composition === 'card' && !treatment.letterless
      ? [card(stage, undefined, [only, ...film.beats.flatMap((plot) => plot.pictures)]), only]
      : all;
  });
  const filled = rows.map((row) => {
    const siblings = rows.filter(({ beat }) => beat === row.beat);
    const length = row.endSeconds - row.startSeconds;
    const asked = (pictures[row.beat] ?? []).filter(({ isAsked }) => isAsked).length;
    const both = isPaired(pictures[row.beat]) ? 2 : 1;
    const count = Math.max(both + asked, Math.round(length / cutLength[stage.approach]));
    return {
      ...row,
      pictures: share(
        pictures[row.beat] ?? [],
        row.part,
        siblings.length,
        Math.min(3 + asked, count),
      ),
    };
  });
  const taken = treatment.oneTake ? filled.map(inOneTake) : filled;
  const shot = film.plan.way === 'held' ? taken.map(fromNearer) : taken;
  return letterRows(stage, withCompany(stage, varied(shot)), film)
    .map(asTreated(treatment))
    .map(withoutRefused(stage));
}

// Last of all, whatever put it there: what the notes refuse is in no picture.
const withoutRefused =
  ({ forbidden, character, language }: Stage) =>
  (row: FilmRow): FilmRow => {
    const isRefused = ({ other }: Picture) =>
      other !== undefined &&
      speaksOfRefused(other.who.replace('other:', ''), character.notes ?? '', language);
    const left = row.pictures.filter((one) => !isRefused(one));
    return {
      ...row,
      pictures: (left.length > 0 ? left : row.pictures).map((one) => ({
        ...one,
        props: one.props.filter(({ id }) => !forbidden.has(id)),
      })),
    };
  };

const fromNearer = <Row extends { beat: 0 | 1 | 2 | 3; pictures: Picture[] }>(row: Row): Row => {
  const { beat } = row;
  return beat === 3 ? row : { ...row, pictures: row.pictures.map((one) => heldView(one, beat)) };
};

// A take without a cut holds one picture a row: what was asked for, else what leads.
const inOneTake = <Row extends { pictures: Picture[] }>(row: Row): Row => ({
  ...row,
  pictures: [row.pictures.find(({ isAsked }) => isAsked), ...row.pictures]
    .filter((one) => one !== undefined)
    .slice(0, 1),
});

// What the client wants nobody to read is not lettered; the camera is where they want it.
const asTreated =
  ({ letterless, camera }: Treatment) =>
  (row: FilmRow, at: number, rows: readonly FilmRow[]): FilmRow => ({
    ...row,
    pictures: row.pictures.map((one) => ({
      ...one,
      ...viewOf(one, camera),
      ...(letterless ? { lettering: [] } : {}),
    })),
    letters:
      letterless === undefined
        ? row.letters
        : letterless === 'but-name' && at === rows.length - 1
          ? row.letters.filter(({ role }) => role === 'logo' || role === 'title')
          : [],
  });

// Letters and the end have a camera of their own; people seen from above are seen at what they do.
function viewOf({ composition, product, cast }: Picture, camera: Camera): Partial<Picture> {
  if (product === 'hero' || composition === 'card' || composition === 'pack')
    return camera.move === 'static' ? { move: 'static' } : {};
  const isHeld = composition === 'hands' || (composition === 'object' && cast === undefined);
  return camera.angle === 'overhead' && isHeld ? { ...camera, composition: 'overhead' } : camera;
}

// A thing the brush does not know, and what is read with it, stay together.
const isPaired = ([first, second]: readonly Picture[] = []): boolean =>
  first?.product === 'in-use' && second?.composition === 'card';

// What the idea leads with, somebody of the cast where the client gave one or somebody speaks, then what is told.
function picturesByBeat(stage: Stage, film: Film, laid: LaidLines): Picture[][] {
  const { cast, mode } = stage;
  const seen = film.beats.flatMap(({ pictures }) => pictures);
  const told = laid.map((lines) => lines.flatMap((line) => line.told));
  const add = (picture: Picture | undefined): Picture[] => {
    if (!picture || !isFresh(picture, seen)) return [];
    seen.push(picture);
    return [picture];
  };
  const isCast = (cast.given || mode === 'direct') && !cast.unseen;
  const pictures: Picture[][] = film.beats.map((plot) => [...plot.pictures]);
  // Who is in it is met in the second beat, and seen again where it is shown and where it opens.
  for (const beat of [1, 2, 0] as const) {
    const lead = pictures[beat] ?? [];
    const about = told[beat]?.[0] ?? film.beats[beat].tell[0];
    const isMet = lead.some((one) => one.cast && one.composition !== 'hands');
    const isSilent = laid[beat].length === 0;
    const met =
      isCast && !isMet ? add(chooseScene(stage, castScenes, seen, { said: about, isSilent })) : [];
    const shown = (told[beat] ?? [])
      .filter((said) => said !== lead[0]?.said)
      .flatMap((said) => add(clientsPicture(stage, said)));
    const isCard = lead[0]?.composition === 'card';
    const others = isCard && beat !== 2 ? [] : anyScene;
    const more = add(chooseScene(stage, others, seen, { said: about, isSilent, isExtra: true }));
    // Somebody who is there is worth more than lettering, which stands on the picture as well, or than a stranger.
    const isPoor = met.length > 0 && (isCard || lead[0]?.scene === 'person-there');
    pictures[beat] = isPoor
      ? [...met, ...shown, ...more]
      : beat === 1 && !isPaired(lead)
        ? [...met, ...lead, ...shown, ...more]
        : [...lead, ...met, ...shown, ...more];
  }
  // What was ordered leads its beat, and so has a frame of the board: the first in the proof, where who
  // is in the film is there with it, the next where somebody is met, then where it opens.
  const { shown, opened } = stage.wishes;
  const wished = (text: string) => stagedPicture(stage, text);
  const [proof, met, ...rest] = shown.map(wished);
  const isStaged = opened.length > 0;
  const inCompany = (one: Picture | undefined) => (one && isCast ? withCast(stage, one) : one);
  const orders: (Picture | undefined)[][] = [
    [...opened.map(wished), ...(isStaged ? [] : rest.slice(0, 1))],
    [inCompany(met)],
    [inCompany(proof), ...rest.slice(isStaged ? 0 : 1)],
  ];
  return pictures.map((all, beat) =>
    // Where the client said what is to be seen, nothing else is.
    film.beats[beat]?.isTold
      ? [...film.beats[beat].pictures]
      : [...(orders[beat] ?? []).filter((one) => one !== undefined), ...all],
  );
}

// Somebody of the cast with what was asked for: in hand where it can be lifted, else beside it.
function withCast({ words }: Stage, picture: Picture): Picture {
  if (picture.cast) return picture;
  const alone = { pose: 'stand', mood: 'neutral' as const };
  if (picture.other) return { ...picture, composition: 'pair', size: 'two-shot', cast: alone };
  const [held] = picture.props.filter(({ where }) => where === 'on-surface');
  return {
    ...picture,
    text: `${picture.text}${words.cast.beside.replace('{person}', '{who}')}`,
    composition: 'figure',
    size: held ? 'medium' : 'wide',
    cast: {
      pose: held ? 'present' : 'stand',
      mood: 'neutral',
      ...(held ? { holds: held.id } : {}),
    },
    props: picture.props.filter((one) => one !== held),
  };
}

// Two rows of one beat share its pictures; the closing beat keeps its last for the end.
function share(all: readonly Picture[], part: 0 | 1, rows: number, count: number): Picture[] {
  if (rows === 1)
    return count < all.length && all.at(-1)?.product === 'hero'
      ? all.slice(-count)
      : all.slice(0, count);
  const half = isPaired(all) ? 2 : Math.max(1, Math.floor(all.length / 2));
  const own = part === 0 ? all.slice(0, half) : all.slice(half);
  return (own.length > 0 ? own : all.slice(-1)).slice(0, count);
}
