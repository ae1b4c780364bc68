// Choices of the camera that belong together.
import { sameJson } from '../same-json.ts';
import type { CatalogueRef, ShotChoices, ShotPerson } from './shot-plan.ts';

type View = Pick<ShotChoices, 'composition' | 'angle'>;

/**
 * From straight above hands are seen at a table; from anywhere else what was seen `before` that, where
 * it is known, else the people that were chosen, else the things.
 */
export function withAngle(
  { composition, people }: ShotChoices,
  angle: View['angle'],
  before?: View['composition'],
): View {
  if (angle === 'overhead') return { angle, composition: 'overhead' };
  if (composition !== 'overhead') return { angle, composition };
  return { angle, composition: before ?? byCount[Math.min(people.length, 3)] ?? 'object' };
}

const byCount: readonly View['composition'][] = ['object', 'figure', 'pair', 'crowd'];

/** What is seen from above is seen from above alone. */
export function withComposition({ angle }: ShotChoices, composition: View['composition']): View {
  if (composition === 'overhead') return { composition, angle: 'overhead' };
  return { composition, angle: angle === 'overhead' ? 'eye' : angle };
}

const faceSizes: readonly ShotChoices['size'][] = ['close-up', 'extreme-close-up'];

/**
 * What somebody says is in the picture: two people are two, the next of the `cast` or somebody, and a
 * face is nearer than the person; the end of the film shows the product, drawn as `form`.
 */
export function withSubject(
  choices: ShotChoices,
  composition: View['composition'],
  cast: readonly string[] = [],
  form?: CatalogueRef,
): Partial<ShotChoices> {
  const { composition: was, size, people, product } = choices;
  const isNear = faceSizes.includes(size) || size === 'insert-close-up';
  const isAdded =
    was === 'pair' && people.length === 2 && sameJson(people, two([...people.slice(0, 1)], cast));
  return {
    ...withComposition(choices, composition),
    ...(composition === 'pair' ? { people: two(people, cast) } : {}),
    ...(composition !== 'pair' && isAdded ? { people: people.slice(0, 1) } : {}),
    ...(composition === 'face' && !faceSizes.includes(size) ? { size: 'close-up' } : {}),
    ...(composition === 'pack' && !product && form ? { product: { shown: 'hero', form } } : {}),
    ...(composition === 'figure' && was === 'face' && isNear ? { size: 'medium' } : {}),
  };
}

/** From how near it is seen: two are seen in a two-shot, and of a face from afar the person. */
export function withSize(
  choices: ShotChoices,
  size: ShotChoices['size'],
  cast: readonly string[] = [],
): Partial<ShotChoices> {
  if (size === 'two-shot' && choices.composition !== 'crowd' && choices.composition !== 'shoulder')
    return { ...withSubject(choices, 'pair', cast), size };
  const isFar = size === 'medium' || size === 'wide';
  return { size, ...(choices.composition === 'face' && isFar ? { composition: 'figure' } : {}) };
}

// The second is who of the cast is not there yet.
function two(people: readonly ShotPerson[], cast: readonly string[]): ShotPerson[] {
  const stands = { pose: 'stand', mood: 'neutral' } as const;
  const [first = { who: cast[0] ?? 'cast', ...stands }, ...rest] = people;
  const free = cast.find((who) => who !== first.who) ?? 'other:somebody';
  return [first, ...(rest.length > 0 ? rest : [{ who: free, ...stands }])];
}

const peopled = new Set<ShotChoices['composition']>([
  'figure',
  'face',
  'pair',
  'crowd',
  'behind',
  'shoulder',
  'hands',
  'overhead',
]);

/**
 * Nobody in the picture: what is composed of people is so no more, since it would show whoever is cast.
 * Without the hands the thing they had is seen by itself.
 */
export function withNobody(choices: ShotChoices): Partial<ShotChoices> {
  const { composition, product, props } = choices;
  if (!peopled.has(composition)) return { people: [] };
  const isOfHands = composition === 'hands' || composition === 'overhead';
  const isAnything = product !== undefined || props.length > 0;
  return { people: [], ...withComposition(choices, isOfHands && isAnything ? 'object' : 'place') };
}

/** The product not in the picture, nor in anybody's hands. */
export const withoutProduct = ({ product: _, ...choices }: ShotChoices): ShotChoices => ({
  ...choices,
  people: choices.people.map(({ holds, holding, ...person }) =>
    holds === undefined || holds === 'product'
      ? person
      : { ...person, holds, ...(holding ? { holding } : {}) },
  ),
});

/** Somebody more in the picture, who is seen: where nobody was they are, and beside one person they are two. */
export function withSomebody(choices: ShotChoices, person: ShotPerson): Partial<ShotChoices> {
  const people = [...choices.people, person];
  const view = viewFor(choices, people.length);
  const isOfHands = view.composition === 'hands';
  return { people, ...view, ...(isOfHands ? { composition: 'figure', size: 'medium' } : {}) };
}

/** With so many people a picture of things, or of one person, is no longer what it was. */
export function viewFor(choices: ShotChoices, count: number): Partial<ShotChoices> {
  const { composition, size } = choices;
  const isNear = size.endsWith('close-up') && size !== 'medium-close-up';
  const isLonely = lonely.has(composition);
  if (count > 1) {
    const isOfFew = composition === 'figure' || composition === 'face' || composition === 'pair';
    if (!isOfFew && !isLonely) return {};
    return {
      ...withComposition(choices, count > 2 ? 'crowd' : 'pair'),
      ...(isNear ? { size: 'medium' } : {}),
    };
  }
  if (!isLonely) return {};
  return withComposition(choices, isNear ? 'hands' : 'figure');
}

// Nobody is seen where only things are: who is to do something there is seen whole.
const lonely = new Set<ShotChoices['composition']>(['object', 'place', 'pack', 'card', 'split']);
