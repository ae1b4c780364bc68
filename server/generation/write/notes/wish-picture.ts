// What the notes order to be seen, as a picture.
import { standsOnGround } from '../../illustrator/props/seat-of.ts';
import type { Picture } from '../pictures/picture.ts';
import { isDrawn } from '../product.ts';
import { backdropOf } from '../scenes/backdrop.ts';
import { belongings, propOf } from '../scenes/details.ts';
import type { Stage } from '../stage.ts';
import { viewIn } from './camera-in.ts';
import { namedIn } from './named-in.ts';

/** Nothing but hands is named. */
const ofHands =
  /(?<!\p{L})(?:hands?|fingers?|hände|finger|manos?|dedos?|mains?|doigts?)(?!\p{L})/iu;

/** Things of one wish that one picture holds. */
const mostSeen = 3;

/**
 * What was ordered as a picture, with what of it can be drawn: its things and whoever it names, else
 * what is sold, else who is in the film.
 */
export function wishPicture(stage: Stage, text: string): Picture {
  const { language, cast, treatment, forbidden } = stage;
  const named = namedIn(text, language).filter(({ ref }) => !forbidden.has(ref));
  const own = named
    .filter(({ kind }) => kind === 'thing' || kind === 'animal')
    .map(({ ref }) => ref)
    .slice(0, mostSeen);
  const person = treatment.faceless ? undefined : named.find(({ kind }) => kind === 'person');
  const asked = named.find(({ kind }) => kind === 'place')?.ref;
  const isBare = own.length === 0 && !person && !asked;
  const { form, head } = stage.frame;
  const isNamed = own.includes(form) || text.toLowerCase().includes(head.lemma.toLowerCase());
  const isSold = isDrawn(stage) && (isBare || isNamed);
  // Empty hands show nothing.
  const isHands = isSold && isBare && ofHands.test(text) && !treatment.handless && cast.unseen;
  const isCast = !isHands && (isBare || text.includes('{who}')) && cast.given && !cast.unseen;
  const [first] = isBare && !isSold ? belongings(stage) : [];
  const place = asked ?? (isBare ? backdropOf(stage) : stage.setting);
  const things = first ? [first.ref] : own.filter((ref) => !isSold || ref !== form);
  const isPeopled = isCast || person !== undefined;
  return {
    scene: 'told',
    text,
    composition: isHands
      ? 'hands'
      : isPeopled
        ? 'figure'
        : things.length === 0 && asked
          ? 'place'
          : 'object',
    size: isPeopled ? 'medium' : things.length === 0 && asked ? 'wide' : 'close-up',
    angle: 'eye',
    move: 'push-in',
    ...viewIn(text),
    props: things.map((ref) => propOf({ ref, text, large: standsOnGround(ref) })),
    refs: own,
    ...(isBare && !isSold && !isCast && !isHands && !first ? {} : { isAsked: true as const }),
    ...(isCast || isHands
      ? { cast: { pose: isHands ? 'work' : 'stand', mood: 'neutral' as const } }
      : {}),
    ...(person ? { other: { who: `other:${person.lemma}`.slice(0, 40), pose: 'stand' } } : {}),
    ...(place ? { place } : {}),
    ...(isSold ? { product: 'in-use' as const } : {}),
    lettering: [],
  };
}
