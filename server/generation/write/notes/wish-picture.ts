// What the notes ask to see, as a picture.

import { standsOnGround } from '../../illustrator/props/seat-of.ts';
import type { Language } from '../../understand/subject-frame.ts';
import type { Picture } from '../pictures/picture.ts';
import { propOf } from '../scenes/details.ts';
import { namedIn } from './named-in.ts';

/** Things of one wish that one picture holds. */
const mostSeen = 2;

/** What was asked for as a picture, with what of it can be drawn; `product` where it is seen if nothing else is. */
export function wishPicture(text: string, language: Language, product: boolean): Picture {
  const named = namedIn(text, language);
  const things = named
    .filter(({ kind }) => kind !== 'place')
    .map(({ ref }) => ref)
    .slice(0, mostSeen);
  const place = named.find(({ kind }) => kind === 'place')?.ref;
  const isBare = things.length === 0;
  return {
    scene: 'told',
    text,
    composition: isBare && place ? 'place' : 'object',
    size: isBare && place ? 'wide' : 'close-up',
    angle: 'eye',
    move: 'push-in',
    props: things.map((ref) => propOf({ ref, text, large: standsOnGround(ref) })),
    refs: things,
    ...(isBare && !place ? {} : { isAsked: true as const }),
    ...(place ? { place } : {}),
    ...(product && isBare && !place ? { product: 'in-use' as const } : {}),
    lettering: [],
  };
}
