// Choices of the camera that belong together.
import type { ShotChoices } from './shot-plan.ts';

type View = Pick<ShotChoices, 'composition' | 'angle'>;

/** From straight above hands are seen at a table; from anywhere else what was seen, else the things. */
export function withAngle({ composition, people }: ShotChoices, angle: View['angle']): View {
  if (angle === 'overhead') return { angle, composition: 'overhead' };
  if (composition !== 'overhead') return { angle, composition };
  return { angle, composition: people.length > 0 ? 'hands' : 'object' };
}

/** What is seen from above is seen from above alone. */
export function withComposition({ angle }: ShotChoices, composition: View['composition']): View {
  if (composition === 'overhead') return { composition, angle: 'overhead' };
  return { composition, angle: angle === 'overhead' ? 'eye' : angle };
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

/** Somebody more in the picture: where nobody was to be seen they are. */
export const withSomebody = (
  choices: ShotChoices,
  person: ShotChoices['people'][number],
): Partial<ShotChoices> => ({
  people: [...choices.people, person],
  ...(choices.composition === 'place' ? withComposition(choices, 'figure') : {}),
});
