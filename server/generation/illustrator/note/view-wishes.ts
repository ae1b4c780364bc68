// What a note says of the camera, the hour and the weather.
import {
  withAngle,
  withComposition,
  withSize,
  withSubject,
} from '#domain/storyboard/choose-view.ts';
import type { ShotChoices } from '#domain/storyboard/shot-plan.ts';
import { momentIn } from '../../write/notes/moment-in.ts';
import { type Framing, framingWords, moveWords, timeWords } from '../reading/shot-words.ts';
import { findFirst } from '../reading/stems.ts';
import type { Reader } from './change.ts';
import {
  angleSaid,
  farther,
  fromBehind,
  lightSaid,
  nearer,
  theCamera,
  theFrame,
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

const said = (ref: string) => ref.replaceAll('-', ' ');

export const sizeWish: Reader = ({ words }, choices, film) => {
  const by = nearer.test(words) ? -1 : farther.test(words) ? 1 : 0;
  if (by !== 0) {
    const size = stepped(choices.size, by);
    return { choices: { ...choices, ...withSize(choices, size) }, did: [said(size)] };
  }
  const cast = idsOf(film);
  if (together.test(words))
    return { choices: { ...choices, ...withSubject(choices, 'pair', cast) }, did: ['two people'] };
  const framing = findFirst(words, framingWords);
  // From where it is seen is read by itself.
  if (!framing || framing === 'OVERHEAD') return null;
  const { size, composition } = framed[framing];
  const view = composition ? withComposition(choices, composition) : {};
  return {
    choices: { ...choices, ...view, ...(size ? withSize(choices, size, cast) : {}) },
    did: [size, composition].flatMap((one) => (one ? [said(one)] : [])),
  };
};

export const behindWish: Reader = ({ words }, choices, { castId }) => {
  if (!fromBehind.test(words)) return null;
  const people =
    choices.people.length > 0
      ? choices.people
      : [{ who: castId, pose: 'stand', mood: 'neutral' as const }];
  return {
    choices: { ...choices, ...withComposition(choices, 'behind'), people },
    did: ['from behind'],
  };
};

export const angleWish: Reader = ({ words }, choices) => {
  const angle = angleSaid.find(([, pattern]) => pattern.test(words))?.[0];
  return angle
    ? { choices: { ...choices, ...withAngle(choices, angle) }, did: [`${angle} angle`] }
    : null;
};

export const moveWish: Reader = ({ words }, choices) => {
  const isBack =
    words.search(theCamera) >= 0 && /(?<!\p{L})(?:back|zurück|atrás|recule)/iu.test(words);
  const named = isBack ? 'pull out' : findFirst(words, moveWords);
  const found = nearer.test(words) ? undefined : named;
  if (!found) return null;
  const move = found.replace(' ', '-') as ShotChoices['move'];
  return { choices: { ...choices, move }, did: [said(move)] };
};

const hours = { dawn: 'morning', day: 'day', dusk: 'dusk', night: 'night' } as const;

export const hourWish: Reader = ({ words, tongues }, choices) => {
  const moment = tongues
    .map((tongue) => momentIn(words, tongue))
    .find((one) => Object.keys(one).length > 0);
  const weather = weatherSaid.find(([, pattern]) => pattern.test(words))?.[0];
  const hour = findFirst(words, timeWords);
  const light = lightSaid.find(([, pattern]) => pattern.test(words))?.[0];
  const change = {
    ...(hour ? { time: hours[hour] } : {}),
    ...(weather ? { weather } : {}),
    ...(light ? { light } : {}),
    ...moment,
  };
  const did = Object.values(change).map(said);
  return did.length > 0 ? { choices: { ...choices, ...change }, did } : null;
};

/** The wish without what it says of the view: 'más cerca' speaks of no fence. */
export const withoutView = (words: string): string =>
  [nearer, farther, fromBehind, theCamera, theFrame, ...angleSaid.map(([, pattern]) => pattern)]
    .reduce((text, pattern) => text.replace(pattern, ' '), words)
    .trim();
