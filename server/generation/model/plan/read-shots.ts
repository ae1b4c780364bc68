// The shots of one row as a model sent them, in the house's form; a row with one that cannot be read has none.
import type { Tongue } from '#domain/storyboard/catalogue/entry.ts';
import {
  angles,
  compositions,
  counts,
  lights,
  moods,
  motions,
  moves,
  relations,
  type Shot,
  type Staging,
  shot,
  sizes,
  states,
  times,
  weathers,
  wheres,
} from '#domain/storyboard/shot-plan.ts';
import { readRef } from './read-ref.ts';
import { listOf, oneOf, type Sent, sentOf, textOf } from './sent.ts';

export type RowOfShots = {
  /** From 1. */
  row: number;
  seconds: number;
  tongue: Tongue;
  /** Ids of the cast. */
  cast: readonly string[];
  /** The shot before: time, light, weather and place go on until another is named. */
  before?: Shot | undefined;
};

const mostShots = 12;
const carried = ['time', 'light', 'weather', 'place'] as const;

/** Undefined where there is none, or one of them is no shot. `lettering` is left to the row. */
export function readShots(sent: unknown, row: RowOfShots): Shot[] | undefined {
  const list = listOf(sent).slice(0, mostShots);
  if (list.length === 0) return undefined;
  const shots: Shot[] = [];
  for (const [at, one] of list.entries()) {
    const read = shot.safeParse(formOf(sentOf(one), row, shots.at(-1) ?? row.before, at + 1));
    if (!read.success) return undefined;
    shots.push(read.data);
  }
  return timed(shots, row.seconds);
}

function formOf(sent: Sent, row: RowOfShots, before: Shot | undefined, cut: number) {
  const { tongue } = row;
  const light = textOf(sent.light);
  const said = {
    time: oneOf(times, sent.time),
    light: oneOf(lights, light) ?? (light ? readRef('thing', `none:${light}`, tongue) : undefined),
    weather: oneOf(weathers, sent.weather),
    place: readRef('place', sent.place, tongue),
  };
  const stays = Object.fromEntries(carried.map((key) => [key, said[key] ?? before?.[key]]));
  const frame = Number(sent.frame);
  return {
    row: row.row,
    cut,
    seconds: Math.min(Math.max(Number(sent.seconds) || 0, 0), 600),
    composition: oneOf(compositions, sent.composition),
    size: oneOf(sizes, sent.size),
    angle: oneOf(angles, sent.angle),
    move: oneOf(moves, sent.move),
    ...stays,
    people: listOf(sent.people)
      .slice(0, 6)
      .map((one) => personOf(sentOf(one), row)),
    props: listOf(sent.props)
      .slice(0, 6)
      .flatMap((one) => propOf(sentOf(one), tongue)),
    product: productOf(sentOf(listOf(sent.product)[0]), tongue),
    change: changeOf(sentOf(listOf(sent.change)[0]), tongue),
    ...(frame >= 1 && frame <= 4 ? { frame: Math.round(frame) } : {}),
  };
}

function personOf(sent: Sent, { tongue, cast }: RowOfShots) {
  const who = textOf(sent.who).replace(/\s+/gu, '-').toLowerCase();
  const wears = listOf(sent.wears).flatMap((one) => readRef('garment', one, tongue) ?? []);
  return {
    who: cast.includes(who)
      ? who
      : `other:${who.replace(/^other:/u, '').slice(0, 40) || 'somebody'}`,
    pose: readRef('pose', sent.pose, tongue),
    action: readRef('pose', sent.action, tongue),
    mood: oneOf(moods, sent.mood),
    holds: heldOf(sent.holds, tongue),
    ...(wears.length > 0 ? { wears: wears.slice(0, 8) } : {}),
    motion: oneOf(motions, sent.motion),
    holding: listOf(sent.holding).map((one) => stagingOf(sentOf(one), tongue))[0],
  };
}

const heldOf = (sent: unknown, tongue: Tongue) =>
  textOf(sent) === 'product' ? 'product' : readRef('thing', sent, tongue);

function propOf(sent: Sent, tongue: Tongue) {
  const id = readRef('thing', sent.id, tongue);
  if (id === undefined || id === 'product') return [];
  const colour = textOf(sent.colour).slice(0, 20);
  const where = oneOf(wheres, sent.where) ?? noteFor(sent.where);
  return [
    {
      id,
      ...(colour ? { colour } : {}),
      state: stateOf(sent.state),
      where,
      ...stagingOf(sent, tongue),
    },
  ];
}

function productOf(sent: Sent, tongue: Tongue) {
  const form = readRef('thing', sent.form, tongue);
  if (form === undefined) return undefined;
  const label = textOf(sent.label).slice(0, 60);
  const colour = textOf(sent.colour).slice(0, 20);
  const shown = textOf(sent.shown) === 'hero' ? 'hero' : 'in-use';
  return {
    shown,
    form,
    ...(colour ? { colour } : {}),
    state: stateOf(sent.state),
    ...(label ? { label } : {}),
    ...stagingOf(sent, tongue),
  };
}

function stagingOf(sent: Sent, tongue: Tongue): Staging {
  const by = sentOf(listOf(sent.by)[0]);
  const ref = heldOf(by.ref, tongue);
  const as = oneOf(relations, by.as);
  return {
    count: counts.find((one) => `${one}` === textOf(sent.count)),
    motion: oneOf(motions, sent.motion),
    ...(ref && as ? { by: { ref, as } } : {}),
  };
}

function changeOf(sent: Sent, tongue: Tongue) {
  const what = heldOf(sent.what, tongue);
  const [from, to] = [textOf(sent.from).slice(0, 60), textOf(sent.to).slice(0, 60)];
  return what === undefined || (from === '' && to === '') ? undefined : { what, from, to };
}

const stateOf = (sent: unknown) => oneOf(states, sent) ?? noteFor(sent);

// A state or a place in a picture that has no word of ours is kept as a note.
function noteFor(sent: unknown): string | undefined {
  const word = textOf(sent)
    .replace(/^none:/iu, '')
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, 60);
  return word ? `none:${word}` : undefined;
}

/** The seconds of the cuts in the proportion they came in, together those of the row. */
function timed(shots: readonly Shot[], seconds: number): Shot[] {
  const sum = shots.reduce((all, one) => all + one.seconds, 0);
  return shots.map((one) => {
    const share = sum > 0 ? one.seconds / sum : 1 / shots.length;
    return { ...one, seconds: Math.round(share * seconds * 10) / 10 };
  });
}
