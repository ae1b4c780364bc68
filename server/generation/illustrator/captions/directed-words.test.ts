import { expect, test } from 'vitest';
import { shot } from '#domain/storyboard/shot-plan.ts';
import { directedWords } from './directed-words.ts';

const chosen = shot.parse({
  row: 2,
  seconds: 4,
  composition: 'figure',
  size: 'wide',
  angle: 'low',
  move: 'push-in',
  time: 'dusk',
  weather: 'wet',
  place: 'harbour',
  people: [
    { who: 'rosa', pose: 'walk', mood: 'tired', holds: 'apple', wears: ['coat'] },
    { who: 'other:neighbour', pose: 'none:waver' },
  ],
  props: [{ id: 'bucket' }, { id: 'none:wing-nut' }],
  product: { shown: 'in-use', form: 'bread' },
});
const told = { cast: [], characterName: 'Rosa', productName: 'Marlowe' } as const;

test.each([
  [
    'en',
    'WS, low, push in. Harbour, dusk, rain. Rosa: walk, tired, apple, coat. Neighbour: waver. Marlowe, bucket, wing nut.',
  ],
  [
    'de',
    'WS, Untersicht, Ranfahrt. Hafen, Dämmerung, Regen. Rosa: gehen, müde, Apfel, Mantel. Neighbour: waver. Marlowe, Eimer, wing nut.',
  ],
  ['es', /^WS, .* Puerto, anochecer, lluvia\. Rosa: caminar, con cansancio, /],
  ['fr', /^WS, .* Port, crépuscule, pluie\. Rosa: marcher, avec fatigue, /],
] as const)('DESK-01 the words of a directed frame in %s', (tongue, words) => {
  expect(directedWords(chosen, { ...told, tongue })).toEqual(
    typeof words === 'string' ? words : expect.stringMatching(words),
  );
});

test('DESK-10 what another thing stands on is told with it, and once', () => {
  const on = { ref: 'bench', as: 'on' } as const;
  const words = (props: object[]) =>
    directedWords(shot.parse({ ...chosen, people: [], props, product: undefined }), {
      ...told,
      tongue: 'en',
    });
  expect(words([{ id: 'mug', by: on }, { id: 'bench' }])).toMatch(/\. Mug on garden bench\.$/u);
  expect(words([{ id: 'bench' }, { id: 'mug', by: on }, { id: 'bucket' }])).toMatch(
    /\. Mug on garden bench, bucket\.$/u,
  );
  // More is said of it than that.
  expect(
    words([
      { id: 'mug', by: on },
      { id: 'bench', count: 2 },
    ]),
  ).toMatch(/\. Mug on garden bench, 2 × garden bench\.$/u);
});
