// What a note says of the camera, the hour and the weather.
import {
  withAngle,
  withComposition,
  withSize,
  withSubject,
} from '#domain/storyboard/choose-view.ts';
import { compositions, noneRef, type ShotChoices } from '#domain/storyboard/shot-plan.ts';
import { momentIn } from '../../write/notes/moment-in.ts';
import { garmentsIn, thingsIn } from '../reading/find-named.ts';
import { type Framing, framingWords, timeWords } from '../reading/shot-words.ts';
import type { Words } from '../reading/stems.ts';
import { type Change, type Film, productIn, type Reader } from './change.ts';
import {
  type Clause,
  isClosed,
  meaningIn,
  meaningsIn,
  namedIn,
  placesOf,
  type Span,
  says,
  take,
} from './clause.ts';
import {
  angleSaid,
  far,
  farther,
  fromBehind,
  kinds,
  larger,
  light,
  lightSaid,
  near,
  nearer,
  ofLight,
  overShoulder,
  smaller,
  together,
  weatherSaid,
} from './note-words.ts';
import { idsOf } from './whom.ts';

const bySize = [
  'extreme-close-up',
  'close-up',
  'medium-close-up',
  'medium',
  'wide',
] as const satisfies ShotChoices['size'][];
type Step = (typeof bySize)[number];
const asStep: Partial<Record<ShotChoices['size'], Step>> = {
  'insert-close-up': 'close-up',
  'two-shot': 'medium',
};

const framed: Record<
  Exclude<Framing, 'OVERHEAD'>,
  Partial<Pick<ShotChoices, 'size' | 'composition'>>
> = {
  ECU: { size: 'extreme-close-up' },
  CU: { size: 'close-up' },
  MCU: { size: 'medium-close-up' },
  MS: { size: 'medium' },
  WS: { size: 'wide' },
  INSERT: { size: 'insert-close-up' },
  TWO: { size: 'two-shot' },
  OTS: { composition: 'shoulder' },
  PACK: { composition: 'pack' },
  TITLE: { composition: 'card' },
};

const stepped = (size: ShotChoices['size'], by: number): Step => {
  const at = bySize.indexOf(asStep[size] ?? (size as Step));
  return bySize[Math.max(0, Math.min(bySize.length - 1, at + by))] as Step;
};

// What a whole film calls day or night has an hour where somebody asks for one.
const hourWords: Words<'morning' | 'evening' | keyof typeof timeWords> = {
  morning: 'morning, vormittag, morgen$, manana, matin, matinee',
  evening: 'evening, abend, soir, soiree',
  ...timeWords,
};

const said = (ref: string) => ref.replaceAll('-', ' ');

const nearerBy = (choices: ShotChoices, by: number) => {
  const size = stepped(choices.size, by);
  return { choices: { ...choices, ...withSize(choices, size) }, did: [said(size)] };
};

function stepIn(clause: Clause, { product }: ShotChoices, film: Film): number | undefined {
  if (says(clause, nearer)) return -1;
  if (says(clause, farther)) return 1;
  // `The flask bigger` and `bigger`; anything else has a size of its own.
  const ours = product && productIn(clause, film);
  const isOfOurs = clause.phrases.every(({ from }) => from === ours?.from);
  if (!isOfOurs || (!ours && film.isFollowing)) return undefined;
  const step = says(clause, larger) ? -1 : says(clause, smaller) ? 1 : undefined;
  if (ours && step !== undefined) take(clause, ours);
  return step;
}

export const sizeWish: Reader = (clause, choices, film) => {
  const step = stepIn(clause, choices, film);
  if (step !== undefined) return nearerBy(choices, step);
  const cast = idsOf(film);
  if (says(clause, together))
    return { choices: { ...choices, ...withSubject(choices, 'pair', cast) }, did: ['two people'] };
  // From where it is seen is read by itself.
  const isElse = ({ from }: Span) =>
    placesOf(clause, overShoulder).some((over) => over.from <= from && from < over.to);
  const framing =
    meaningIn(clause, framingWords, { isElse }) ?? (isNear(clause) ? 'CU' : undefined);
  if (!framing || framing === 'OVERHEAD') return null;
  const { size } = framed[framing];
  const isOfFace = size?.endsWith('close-up') && choices.people.length > 0;
  const composition =
    framed[framing].composition ?? (isOfFace && says(clause, kinds.faces) ? 'face' : undefined);
  const view =
    composition === 'pack' || composition === 'face'
      ? withSubject(choices, composition, cast, film.form)
      : composition
        ? withComposition(choices, composition)
        : {};
  return {
    choices: { ...choices, ...(size ? withSize(choices, size, cast) : {}), ...view },
    did: [size, composition].flatMap((one) => (one ? [toldIn(choices, one)] : [])),
  };
};

// The same from near and far, as they are drawn.
const sizeless = new Set<ShotChoices['composition']>([
  'overhead',
  'crowd',
  'place',
  'split',
  'card',
]);

const toldIn = ({ composition }: ShotChoices, chosen: string): string =>
  sizeless.has(composition) && !compositions.some((one) => one === chosen)
    ? `${said(chosen)}, written down: this picture is the same from near and far`
    : said(chosen);

// `Close`, `very close`, `de près`, `close on her face`: of the picture itself. `Close the door`, `near the
// window` and `a chair close to her` say it of something.
function isNear(clause: Clause): boolean {
  const [span] = placesOf(clause, near);
  if (!span) return false;
  const next = clause.plainWords[span.to];
  const isAll = next === undefined || /^(?:and|und|y|et|on|auf|sur|in|please|bitte|up)$/.test(next);
  const isFirst = clause.plainWords
    .slice(0, span.from)
    .every((word, at) => isClosed(clause, at) || light[clause.tongue].has(word) || very.test(word));
  if (!isAll || !isFirst) return false;
  for (let at = 0; at < span.to; at++) take(clause, { from: at, to: at + 1 });
  return true;
}
const very = /^(?:very|really|quite|right|up|from|ganz|sehr|muy|bien|desde|de|tres|tout|assez)$/;

/** Of a wish that it is too near, or too far. */
export const tooNearWish: Reader = (clause, choices) =>
  says(clause, nearer) || says(clause, near)
    ? nearerBy(choices, 1)
    : says(clause, farther) || says(clause, far)
      ? nearerBy(choices, -1)
      : null;

// What is refused with a size: a medium close-up is none.
const refusedWith: Partial<Record<Framing, readonly ShotChoices['size'][]>> = {
  CU: ['close-up', 'extreme-close-up', 'insert-close-up'],
  INSERT: ['insert-close-up'],
};
const insteadOf: Partial<Record<ShotChoices['size'], ShotChoices['size']>> = {
  'extreme-close-up': 'close-up',
  'close-up': 'medium-close-up',
  'insert-close-up': 'medium-close-up',
  'medium-close-up': 'medium',
  medium: 'wide',
  wide: 'medium',
  'two-shot': 'medium',
};

/** Without the size, the angle or the hour that is named; what is not so stays. */
export function withoutView(left: Change, clause: Clause): Change {
  let { choices } = left;
  const did = [...left.did];
  for (const framing of meaningsIn(clause, framingWords)) {
    if (framing === 'OVERHEAD') continue;
    const { size, composition } = framed[framing];
    const sizes = refusedWith[framing] ?? (size ? [size] : []);
    let now = choices.size;
    while (sizes.includes(now)) now = insteadOf[now] ?? 'medium';
    if (now !== choices.size) choices = { ...choices, ...withSize(choices, now) };
    if (composition && choices.composition === composition)
      choices = { ...choices, ...withComposition(choices, 'figure') };
    did.push(`not ${said(composition ?? size ?? framing)}`);
  }
  for (const [angle, pattern] of angleSaid)
    if (says(clause, pattern)) {
      if (choices.angle === angle) choices = { ...choices, ...withAngle(choices, 'eye') };
      did.push(`not ${angle} angle`);
    }
  for (const hour of meaningsIn(clause, hourWords)) {
    const time = hour === 'dawn' ? 'morning' : hour;
    if (choices.time === time) choices = { ...choices, time: 'day' };
    did.push(`not ${time}`);
  }
  return { choices, did };
}

/** Words between a light and where it comes from: `the light comes from behind`. */
const nearBy = 3;

/** Where it is said of a light that it comes from behind, with that light. */
export const litFromBehind = (clause: Clause): [Span, Span][] => {
  const lights = placesOf(clause, ofLight);
  return placesOf(clause, fromBehind).flatMap((back): [Span, Span][] => {
    const lit = lights.find(({ from, to }) => from - back.to <= nearBy && back.from - to <= nearBy);
    return lit ? [[back, lit]] : [];
  });
};

export const behindWish: Reader = (clause, choices, { castId }) => {
  const [lit] = litFromBehind(clause);
  if (lit) {
    for (const span of lit) take(clause, span);
    return {
      choices: { ...choices, light: noneRef('from behind') },
      did: ['light from behind, written down and not drawn'],
    };
  }
  if (!says(clause, fromBehind)) return null;
  const people =
    choices.people.length > 0
      ? choices.people
      : [{ who: castId, pose: 'stand', mood: 'neutral' as const }];
  return {
    choices: { ...choices, ...withComposition(choices, 'behind'), people },
    did: ['from behind'],
  };
};

export const angleWish: Reader = (clause, choices) => {
  const angle = angleSaid.find(([, pattern]) => says(clause, pattern))?.[0];
  return angle
    ? { choices: { ...choices, ...withAngle(choices, angle) }, did: [`${angle} angle`] }
    : null;
};

// A raincoat and a snowman are no weather.
function weatherIn(clause: Clause): ShotChoices['weather'] | undefined {
  const named = [garmentsIn, thingsIn].flatMap((find) => namedIn(clause, find));
  const isElse = ({ from, to }: Span) => named.some((hit) => hit.from < to && from < hit.to);
  return weatherSaid.find(
    ([, pattern]) => !placesOf(clause, pattern).some(isElse) && says(clause, pattern),
  )?.[0];
}

export const hourWish: Reader = (clause, choices) => {
  const moment = momentIn(clause.words, clause.tongue);
  const weather = weatherIn(clause);
  const hour = meaningIn(clause, hourWords);
  const lamp = lightSaid.find(([, pattern]) => says(clause, pattern))?.[0];
  const change = {
    ...(hour ? { time: hour === 'dawn' ? ('morning' as const) : hour } : {}),
    ...(weather ? { weather } : {}),
    ...(lamp ? { light: lamp } : {}),
    ...moment,
  };
  const did = Object.values(change).map(said);
  return did.length > 0 ? { choices: { ...choices, ...change }, did } : null;
};
