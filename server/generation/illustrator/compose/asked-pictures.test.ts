import { expect, test } from 'vitest';
import { planBoard } from '../plan-board.ts';
import { sampleBoard } from '../sample-board.ts';
import { speakingPose } from './choose-pose.ts';
import { leadOf } from './scene-plan.ts';
import { heldThing } from './things.ts';

const script = (...videos: string[]) =>
  `T\nClient: X\nLength: 12 s\nCast: VERA, woman\n\n${videos
    .map((video, i) => `${i + 1}. BEAT | ${i * 3}-${i * 3 + 3} s\nVIDEO: ${video}`)
    .join('\n\n')}`;
const film = {
  productName: 'The Salt Road',
  description: 'A thriller film about a lighthouse keeper. In cinemas March 6.',
  characterName: 'Vera',
  wardrobe: '',
  platform: ['youtube'],
};
const plans = (videos: readonly string[], changed = {}) =>
  planBoard(sampleBoard({ ...film, script: script(...videos), ...changed })).frames.map(
    ({ plan }) => plan,
  );

test.each([
  ['ECU. Steam rises over a grey morning.', 'rising steam'],
  ['ECU, slow push. The dial glows.', 'a dial'],
])('GEN-09 “%s” is a picture of the thing', (video, thing) => {
  const [first] = plans([video, 'MS. Vera waits.', 'MCU. Vera waves.', 'Pack shot.']);
  expect(first?.shot.composition).toBe('object');
  expect([first?.props[0]?.prop.name, first?.showsProduct]).toEqual([thing, false]);
});

test('GEN-09 what the line names is in the hand, and not the product', () => {
  const [, bite, photo] = plans([
    'ECU. Steam rises.',
    'CU. Vera chews a limp sandwich at a bus stop.',
    'MS. Vera holds a photograph up to the lamp.',
    'Pack shot.',
  ]);
  expect(bite && [bite.place.name, leadOf(bite).pose, heldThing(bite)?.name]).toEqual([
    'a bus stop',
    'drink',
    'a sandwich',
  ]);
  expect(photo && [leadOf(photo).pose, heldThing(photo)?.name]).toEqual([
    'holdUp',
    'a framed photograph',
  ]);
});

test('GEN-09 only who does the work wears its clothes', () => {
  const bakery = { productName: 'Marlowe’s Bread', description: 'A bakery.' };
  const layer = (video: string) =>
    plans([video, 'CU. Vera smiles.', 'MCU. Vera waves.', 'Pack shot.'], bakery)[0]?.cast.person
      .wardrobe.layer.kind;
  expect(layer('MS. Vera kneads dough.')).toBe('apron');
  expect(layer('MS. Vera walks home.')).not.toBe('apron');
});

test('GEN-09 speakers gesture differently in each frame', () => {
  for (const seed of [0, 1, 2, 3, 4, 12_345]) {
    const poses = [0, 1, 2, 3].map((index) => speakingPose({ index, seed }));
    expect(new Set(poses).size).toBe(4);
  }
});

const store = { productName: 'Second Hand Rosa', description: 'A vintage store and atelier.' };

test.each([
  ['MS. Vera kaut an der Haltestelle ein labbriges Sandwich.', 'a sandwich'],
  ['MS. Vera mastica un sándwich frío.', 'a sandwich'],
  ['MS. Vera mâche un sandwich froid.', 'a sandwich'],
  ['MS. Vera eats an apple.', 'an apple'],
])('GEN-09 in “%s” the food is in the hand', (video, food) => {
  const [first] = plans([video, video, video, 'Pack shot.']);
  expect(first && [leadOf(first).pose, heldThing(first)?.name]).toEqual(['drink', food]);
});

test.each([
  'WS. The lights in the shop go out, one after another.',
  'WS. Die Lichter im Laden gehen nacheinander aus.',
  'WS. Las luces de la tienda se apagan.',
  'WS. Les lumières du magasin s’éteignent.',
])('GEN-09 in “%s” it is dark', (video) => {
  const [first] = plans([video, 'CU. She nods.', 'MCU. She waves.', 'Pack shot.'], store);
  expect(first?.shot.mood).toMatchObject({ dark: true, time: 'night' });
  expect(plans(['WS. The lights go on.'], store)[0]?.shot.mood.dark).toBe(false);
});
