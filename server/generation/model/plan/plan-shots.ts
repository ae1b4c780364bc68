// The plan of a film from what a model sent beside its rows, and from the rows as they were set in the end.
import type { ScriptRow } from '#domain/script/av-script.ts';
import { secondsOf } from '#domain/script/row-speech.ts';
import type { Tongue } from '#domain/storyboard/catalogue/entry.ts';
import {
  type CastMember,
  castMember,
  type Shot,
  type ShotPlan,
  shotPlan,
} from '#domain/storyboard/shot-plan.ts';
import type { Film } from '../script/film.ts';
import { letterShots } from './letter-shots.ts';
import { readRef } from './read-ref.ts';
import { readShots } from './read-shots.ts';
import { listOf, sentOf, textOf } from './sent.ts';

export type SentPlan = {
  cast: unknown;
  /** Of each row, in the order of the script. */
  shots: readonly unknown[];
};

/**
 * The plan of a script's shots. A row whose shots cannot be used is left out of it: what it shows is
 * read from its text. Undefined where that is true of all rows.
 */
export function planShots(
  { cast: sentCast, shots: sent }: SentPlan,
  rows: readonly ScriptRow[],
  film: Film,
): ShotPlan | undefined {
  const tongue = tongueOf(film);
  const cast = castOf(sentCast, film, tongue);
  const ids = cast.map(({ id }) => id);
  const planned: (Shot[] | undefined)[] = [];
  for (const [at, row] of rows.entries()) {
    const before = planned.findLast((shots) => shots !== undefined)?.at(-1);
    const about = { row: at + 1, seconds: secondsOf(row), tongue, cast: ids, before };
    const shots = at < 40 ? readShots(sent[at], about) : undefined;
    planned.push(shots && letterShots(shots, row, at === rows.length - 1, film));
  }
  const shots = framed(planned.flatMap((list) => list ?? []).slice(0, 80)).map((shot) =>
    withForm(shot, film),
  );
  if (shots.length === 0) return undefined;
  return shotPlan.safeParse({
    cast,
    shots,
    rows: rows
      .slice(0, 40)
      .map(({ video }, at) => (planned[at] === undefined ? '' : video.slice(0, 4000))),
  }).data;
}

const tongueOf = ({ language }: Pick<Film, 'language'>): Tongue =>
  language === 'other' ? 'en' : language;

// The person of the form comes first, whatever the model made of them.
function castOf(sent: unknown, { stage, request }: Film, tongue: Tongue): CastMember[] {
  const members = listOf(sent)
    .slice(0, 6)
    .flatMap((one): CastMember[] => {
      const { id, name, gender, wears } = sentOf(one);
      const read = castMember.safeParse({
        id: textOf(id).toLowerCase().replace(/\s+/gu, '-'),
        name: textOf(name).slice(0, 80),
        gender: textOf(gender) || undefined,
        wears: listOf(wears)
          .flatMap((garment) => readRef('garment', garment, tongue) ?? [])
          .slice(0, 8),
      });
      return read.success ? [read.data] : [];
    });
  if (stage.mode === 'voice') return members;
  const { member, given } = stage.cast;
  if (!given) return members;
  const own = members.find(({ id, name }) => id === member.id || isNamed(name, member.name));
  const first = {
    ...member,
    id: own?.id ?? members[0]?.id ?? member.id,
    wears: (own ?? members[0])?.wears ?? member.wears,
    ...(request.gender ? { gender: request.gender } : {}),
  };
  return [first, ...members.filter(({ id }) => id !== first.id)].slice(0, 6);
}

const isNamed = (name: string, own: string) =>
  own !== '' && name.toLowerCase() === own.toLowerCase();

// What the visitor chose to have the product drawn as holds for whoever writes.
function withForm(shot: Shot, { request, stage }: Film): Shot {
  if (!shot.product || !request.productForm.trim()) return shot;
  return { ...shot, product: { ...shot.product, form: stage.frame.form } };
}

// Frames are numbered in the order of the film, none twice.
function framed(shots: readonly Shot[]): Shot[] {
  let next = 1;
  return shots.map(({ frame, ...shot }) =>
    frame === undefined || next > 4 ? shot : { ...shot, frame: next++ },
  );
}
