// From one typed line to a shot of the plan: what it plainly says, and nothing it may have meant.

import type { FurtherPerson } from '#domain/cast/cast-sheet.ts';
import type { Tongue } from '#domain/storyboard/catalogue/entry.ts';
import {
  type CatalogueRef,
  noneRef,
  type Shot,
  shot as shotSchema,
} from '#domain/storyboard/shot-plan.ts';
import { idOf } from '../people/poses/poses.ts';
import { isSign, thingById } from '../plan/things-by-id.ts';
import { withStaging } from '../staging/with-staging.ts';
import type { Moment } from './choose-moments.ts';
import { colourSaid } from './find-colour.ts';
import { formIn, placeIn, thingsIn } from './find-named.ts';
import { maskNames } from './mask-names.ts';
import { withNamed } from './named-people.ts';
import type { ReadShot } from './read-shot.ts';
import { falls } from './shot-words.ts';
import { plain } from './stems.ts';
import { troubles } from './troubles.ts';

/** What is known besides the line: what was before it, and what the film is about. */
export type Setting = {
  /** The language the script is written in. */
  tongue: Tongue;
  castId: string;
  castName: string;
  /** Further people of the cast sheet. */
  others: readonly FurtherPerson[];
  voiceOnly: boolean;
  productName: string;
  form: CatalogueRef;
  /** What carries over from the shot before. */
  place: CatalogueRef;
};

export type Position = { row: number; cut: number; seconds: number };

const sizes = {
  ECU: 'extreme-close-up',
  CU: 'close-up',
  MCU: 'medium-close-up',
  MS: 'medium',
  WS: 'wide',
} as const;
const times = { dawn: 'morning', day: 'day', dusk: 'dusk', night: 'night' } as const;

/** The shot that a reading of a moment means. */
export function shotFromText(
  moment: Moment,
  read: ReadShot,
  position: Position,
  setting: Setting,
): Shot {
  const names = setting.others.map(({ name }) => name);
  const text = maskNames(moment.picture, [setting.castName, ...names]);
  const trouble = troubles.test(moment.beat);
  const isPack = read.composition === 'pack';
  const things = thingsIn(text, setting.tongue)
    .filter(({ id }) => id !== setting.form)
    .slice(0, 4);
  const own = namesProduct(text, setting);
  const close = ['object', 'hands', 'overhead'].includes(read.composition);
  const shown =
    isPack || own || (close && things.length === 0 && !(trouble && isSign(setting.form)));
  const [first] = things;
  const mayHold = thingById(first?.id ?? '')?.hold !== 'none';
  const inHand = first && mayHold && handling.has(read.pose) ? first.id : undefined;
  const people =
    peopled.has(read.composition) && (!setting.voiceOnly || read.composition !== 'face');
  const shot = shotSchema.parse({
    ...position,
    composition: read.composition,
    size: sizes[read.size],
    angle: angleOf(text, read),
    move: read.move.replace(' ', '-'),
    time: times[read.mood.time],
    light: read.mood.dark
      ? 'dark'
      : read.mood.feeling === 'lit'
        ? 'sun'
        : read.mood.feeling === 'low'
          ? 'overcast'
          : 'plain',
    weather: falls.find(([, words]) => words.test(text))?.[0],
    place: placeIn(text, setting.tongue) ?? setting.place,
    people:
      people || close
        ? [
            {
              who: read.who === 'cast' ? setting.castId : `other:${read.who}`,
              pose: idOf(read.pose),
              mood: read.emotion === 'asleep' ? 'tired' : read.emotion,
              ...(read.speaking ? { action: 'speak' } : {}),
              ...(inHand
                ? { holds: inHand }
                : own && handling.has(read.pose)
                  ? { holds: 'product' }
                  : {}),
            },
            ...(read.composition === 'pair' ? [{ who: otherIn(text), pose: 'stand' }] : []),
          ].slice(0, close && read.composition === 'object' ? 0 : 2)
        : [],
    props: things
      .filter(({ id }) => id !== inHand)
      .map((hit) => ({ id: hit.id, ...colourSaid(text, hit) })),
    ...(shown
      ? {
          product: {
            shown: isPack ? 'hero' : 'in-use',
            form: setting.form,
            label: setting.productName.slice(0, 60),
          },
        }
      : {}),
    lettering: moment.lettering ? [{ role: 'claim', text: moment.lettering.slice(0, 160) }] : [],
  });
  const told = withStaging(shot, moment.picture, setting.tongue, {
    form: setting.form,
    names: [setting.productName.toLowerCase()],
  });
  return setting.voiceOnly ? told : withNamed(told, moment.picture, setting);
}

/** The form of a product of which nothing but its name and description is known. */
export function formFromText(
  productName: string,
  description: string,
  tongue: Tongue,
): CatalogueRef {
  const opening = /^[^.!?\n]{0,120}/u.exec(description)?.[0] ?? '';
  const form = formIn(maskNames(opening, [productName]), tongue) ?? formIn(productName, tongue);
  return form ?? noneRef(productName);
}

const peopled = new Set<string>([
  'figure',
  'face',
  'pair',
  'crowd',
  'behind',
  'shoulder',
  'hands',
  'overhead',
]);
const handling = new Set<string>([
  'stand',
  'present',
  'holdUp',
  'behind',
  'work',
  'carry',
  'reach',
  'drink',
  'phone',
]);

const angleOf = (text: string, { composition }: ReadShot): Shot['angle'] => {
  if (composition === 'overhead') return 'overhead';
  if (
    /\blow[- ]angle|\blow\b(?=[,.])|from below|contrapicad|contre[- ]plong|untersicht|von unten/iu.test(
      text,
    )
  )
    return 'low';
  return /\bhigh[- ]angle|from above|\bpicado|plongée|aufsicht/iu.test(text) ? 'high' : 'eye';
};

// Somebody who is met, by the word the line has for them.
const otherIn = (text: string): string => {
  const found =
    /(?<!\p{L})(daughter|son|child|mother|father|husband|wife|customer|neighbou?r|friend|colleague|patient|hija|hijo|madre|padre|cliente|vecin[ao]|fille|fils|mère|père|client|voisine?|Tochter|Sohn|Kind|Mutter|Vater|Kundin|Kunde|Nachbarin?)(?!\p{L})/u.exec(
      text,
    );
  return `other:${found?.[1]?.toLowerCase() ?? 'person'}`;
};

const commonWords = new Set(
  'the and for with from your our every one las los del por con les des pour avec der die das und mit'.split(
    ' ',
  ),
);

// The line names the product: by most words of its name, by its form, or as `the product`.
function namesProduct(text: string, { productName, form, tongue }: Setting): boolean {
  const clean = ` ${plain(text)} `;
  const names = plain(productName)
    .split(' ')
    .filter((word) => word.length > 2 && !commonWords.has(word));
  const named = names.filter((word) => clean.includes(` ${word} `)).length;
  return (
    (names.length > 0 && named >= Math.max(1, Math.ceil(names.length / 2))) ||
    thingsIn(text, tongue).some(({ id }) => id === form) ||
    / (?:product|producto|produit|produkt) /u.test(clean)
  );
}
