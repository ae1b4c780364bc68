// Every frame is set where the film may be set, or on a plain ground.
import { boardShots, noteOf } from '#domain/storyboard/shot-plan.ts';
import { wordsOf } from '../text/words.ts';
import { placeGroups, plainGrounds } from '../vocabulary/place-words.ts';
import type { Figure } from './figure.ts';

export const place: Figure = {
  name: 'place',
  title: 'Place right or neutral',
  judge({ plan }, { places }) {
    const wrong = boardShots(plan)
      .map((shot) => shot.place)
      .filter((ref) => !isNeutral(ref) && !places.some((name) => isSamePlace(ref, name)));
    return { good: 4 - wrong.length, of: 4, failures: [...new Set(wrong)] };
  },
};

const isNeutral = (ref: string): boolean =>
  noteOf(ref) !== undefined || plainGrounds.some((ground) => ref.includes(ground));

/** `bakery-counter` is a bakery, `harbour` a dock, a kitchen is at home; a waiting room is no living room. */
export function isSamePlace(ref: string, name: string): boolean {
  const [a, b] = [placeWords(ref), placeWords(name)];
  const within = (some: readonly string[], all: readonly string[]) =>
    some.length > 0 && some.every((word) => all.includes(word));
  if (within(a, b) || within(b, a)) return true;
  return placeGroups.some(({ are, also }) => {
    const isIn = (words: readonly string[]) => are.some((one) => within(placeWords(one), words));
    const isWide = (words: readonly string[]) => also.some((one) => within(placeWords(one), words));
    return (isIn(a) && isIn(b)) || (isIn(a) && isWide(b));
  });
}

const small = new Set(
  'a an the of in on at with and inside interior outside scene setting'.split(' '),
);
const singular = (word: string) =>
  word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;

const placeWords = (text: string): string[] =>
  wordsOf(text)
    .filter((word) => !small.has(word))
    .map(singular);
