// What a directed frame shows, in the language of its script: its row tells of what was written.

import { clothes } from '#domain/storyboard/catalogue/clothes.ts';
import type { Tongue } from '#domain/storyboard/catalogue/entry.ts';
import { nameOf } from '#domain/storyboard/catalogue/lookup.ts';
import { poses } from '#domain/storyboard/catalogue/poses.ts';
import { roleOf } from '#domain/storyboard/role-of.ts';
import {
  type CastMember,
  type CatalogueRef,
  noteOf,
  type Shot,
  type ShotPerson,
  type Staging,
} from '#domain/storyboard/shot-plan.ts';
import { cameraLine } from '../../write/pictures/picture.ts';
import { wordsOf } from '../../write/words/words.ts';
import { shownWords } from './shown-words.ts';

export type Told = {
  tongue: Tongue;
  cast: readonly CastMember[];
  /** Who the film is about, where the form names them. */
  characterName: string;
  productName: string;
};

const longest = 400;

/** `WS, low, push in. Harbour, dusk. Rosa: walk, happy, loaf of bread. Bucket.` */
export function directedWords(shot: Shot, told: Told): string {
  const { tongue } = told;
  const held = new Set(shot.people.flatMap(({ holds }) => holds ?? []));
  const happens = (name: string, staging: Staging) => stagingWords(name, staging, told);
  const stoodOn = new Set([shot.product, ...shot.props].flatMap((one) => one?.by?.ref ?? []));
  // What another thing stands on or in is told with that.
  const isTold = ({ id, count, motion, by }: Shot['props'][number]) =>
    stoodOn.has(id) && !count && !motion && !by;
  const things = shot.props
    .filter((prop) => (!held.has(prop.id) || prop.motion) && !isTold(prop))
    .map((prop) => happens(named(prop.id, tongue), prop));
  const product =
    shot.product && (!held.has('product') || shot.product.motion)
      ? [happens(told.productName, shot.product)]
      : [];
  const parts = [
    cameraLine(wordsOf(tongue), shot),
    listed([placeOf(shot.place, tongue), ...skyOf(shot, tongue)]),
    ...shot.people.map((one) => `${nameFor(one, told)}: ${listed(deedsOf(one, told))}`),
    listed([...product, ...things]),
  ];
  const sentences = parts.filter(Boolean).map((part) => capital(part.replace(/: $/u, '')));
  return `${sentences.join('. ')}.`.replace(/\.\.$/u, '.').slice(0, longest);
}

const listed = (words: readonly string[]): string => words.filter(Boolean).join(', ');
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const bodies = new Map([...poses, ...clothes].map(({ id, names }) => [id, names]));

function named(ref: CatalogueRef, tongue: Tongue): string {
  const note = noteOf(ref);
  if (note !== undefined) return note.replaceAll('-', ' ');
  return nameOf(ref, tongue) ?? bodies.get(ref)?.[tongue][0] ?? ref.replaceAll('-', ' ');
}

// `2 × jar, falling`, `key in door lock`
function stagingWords(
  name: string,
  { count, motion, by }: Staging,
  { tongue, productName }: Told,
): string {
  const words = shownWords[tongue];
  const many = count === 'many' ? `${words.many} ` : count ? `${count} × ` : '';
  const other = by && (by.ref === 'product' ? productName : named(by.ref, tongue));
  return listed([
    `${many}${name}${by ? ` ${words.relation[by.as]} ${other}` : ''}`,
    motion ? words.motion[motion] : '',
  ]);
}

const placeOf = (place: CatalogueRef, tongue: Tongue): string =>
  place === 'none:plain' ? '' : named(place, tongue);

function skyOf({ time, light, weather }: Shot, tongue: Tongue): string[] {
  const words = shownWords[tongue];
  const note = noteOf(light);
  return [
    time === 'day' ? '' : words.time[time],
    note ?? (light === 'plain' ? '' : (words.light[light as keyof typeof words.light] ?? '')),
    weather === 'dry' ? '' : words.weather[weather],
  ];
}

function nameFor({ who }: ShotPerson, { cast, characterName }: Told): string {
  const at = cast.findIndex(({ id }) => id === who);
  const role = roleOf(who);
  if (who.startsWith('other:')) return role;
  return cast[at]?.name || (at <= 0 ? characterName.trim() : '') || role;
}

function deedsOf(person: ShotPerson, told: Told): string[] {
  const { tongue, productName } = told;
  const { pose, action, mood, holds, holding, motion, wears = [] } = person;
  return [
    ...(pose === 'stand' && action ? [] : [named(pose, tongue)]),
    action ? named(action, tongue) : '',
    motion ? shownWords[tongue].motion[motion] : '',
    mood === 'neutral' ? '' : shownWords[tongue].mood[mood],
    holds === undefined
      ? ''
      : stagingWords(holds === 'product' ? productName : named(holds, tongue), holding ?? {}, told),
    ...wears.map((ref) => named(ref, tongue)),
  ];
}
