import { expect, test } from 'vitest';
import { planBoard } from '../plan-board.ts';
import { sampleBoard } from '../sample-board.ts';
import { speakingPose } from './choose-pose.ts';
import { composeFrame } from './compose-frame.ts';
import { heldThing } from './things.ts';
import { isTitleCard } from './title-card.ts';

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
  planBoard(sampleBoard({ ...film, script: script(...videos), ...changed })).map(
    ({ plan }) => plan,
  );

test.each([
  ['ECU. Steam rises over a grey morning.', 'rising steam'],
  ['ECU. Dust turns in a bar of light.', 'dust in a bar of light'],
  ['ECU. Ice shifts in a glass.', 'ice in a glass'],
  ['ECU, slow push. The dial glows.', 'a dial'],
])('GEN-09 “%s” is a picture of the thing', (video, thing) => {
  const [first] = plans([video, 'MS. Vera waits.', 'MCU. Vera waves.', 'Pack shot.']);
  expect(first?.shot.composition).toBe('product');
  expect([first?.props[0]?.prop.name, first?.showsProduct]).toEqual([thing, false]);
});

test('GEN-09 what the line names is in the hand, and not the product', () => {
  const [, bite, photo] = plans([
    'ECU. Steam rises.',
    'CU. Vera chews a limp sandwich at a bus stop.',
    'MS. Vera holds a photograph up to the lamp.',
    'Pack shot.',
  ]);
  expect(bite && [bite.place.name, bite.shot.pose, heldThing(bite)?.name]).toEqual([
    'a bus stop',
    'drink',
    'a sandwich',
  ]);
  expect(photo && [photo.shot.pose, heldThing(photo)?.name]).toEqual([
    'present',
    'a framed photograph',
  ]);
});

test('GEN-09 after “Cut to” the place, the person and the action are those of the half that is drawn', () => {
  const bakery = {
    productName: 'Marlowe’s Bread',
    description: 'A neighbourhood bakery on Pine Street.',
  };
  const [, commuter, rosa] = plans(
    [
      'MS. Vera waits.',
      'CU. Vera smiles. Cut to: A commuter chews a limp sandwich at a bus stop and gives up.',
      'MS. Vera folds dough.',
      'Pack shot.',
    ],
    bakery,
  );
  expect([commuter?.place.name, commuter?.shot.who]).toEqual(['a bus stop', 'man']);
  expect(rosa?.place.name).toBe('a bakery counter');
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

test('GEN-09 a board has a frame that shows where we are', () => {
  const sizes = plans([
    'MS. Vera stands still.',
    'CU. Vera smiles.',
    'MCU. Vera waves.',
    'Pack shot.',
  ]);
  expect(sizes.map(({ shot }) => shot.size)).toContain('WS');
});

test('GEN-09 a title card is lettered light on dark', () => {
  const videos = ['MS. Vera waits.', 'CU. She smiles.', 'MCU. She waves.'];
  const board = plans([...videos, 'Title card: the radio, alone.\nSUPER: THE SALT ROAD']);
  const last = board.at(-1);
  expect(last && isTitleCard(last)).toBe(true);
  expect(last && composeFrame(last).svg()).toContain('#2f2a25');
});

test('GEN-09 a pack shot stands in the place of the film', () => {
  const board = plans([
    'MS. Vera waits in a kitchen.',
    'CU. She smiles.',
    'MCU. She waves.',
    'Pack shot.',
  ]);
  expect(board.at(-1)?.place.name).toBe('a kitchen');
});

const beats = (rows: readonly (readonly [beat: string, video: string])[], changed: object) =>
  planBoard(
    sampleBoard({
      script: `T\n\n${rows.map(([beat, video], i) => `${i + 1}. ${beat} | ${i * 3}-${i * 3 + 3} s\nVIDEO: ${video}`).join('\n\n')}`,
      platform: ['youtube'],
      ...changed,
    }),
  ).map(({ plan }) => plan);
const store = { productName: 'Second Hand Rosa', description: 'A vintage store and atelier.' };

test.each([
  ['MS. Vera kaut an der Haltestelle ein labbriges Sandwich.', 'a sandwich'],
  ['MS. Vera mastica un sándwich frío.', 'a sandwich'],
  ['MS. Vera mâche un sandwich froid.', 'a sandwich'],
  ['MS. Vera eats an apple.', 'an apple'],
])('GEN-09 in “%s” the food is in the hand', (video, food) => {
  const [first] = plans([video, 'CU. She nods.', 'MCU. She waves.', 'Pack shot.']);
  expect(first && [first.shot.pose, heldThing(first)?.name]).toEqual(['drink', food]);
});

test('GEN-09 the brand’s sign does not hang over what is wrong', () => {
  const board = beats(
    [
      ['HOOK', 'CU. Vera looks out.'],
      ['PROBLEM', 'Insert. Her hands are empty.'],
      ['PROOF', 'MS. Vera waves.'],
      ['OFFER', 'Pack shot. The store.'],
    ],
    { ...store, characterName: 'Vera' },
  );
  expect(board.map(({ product }) => product.drawing.name)[0]).toBe('a shop sign');
  expect(board[1]?.showsProduct).toBe(false);
  expect(board[1]?.shot.composition).toBe('figure');
  expect(board[3]?.showsProduct).toBe(true);
});

test('GEN-09 the place of what is wrong is left there', () => {
  const board = beats(
    [
      ['HOOK', 'ECU. The crust.'],
      ['PROBLEM', 'MS. Vera waits at a bus stop.'],
      ['PROOF', 'MS. Vera smiles.'],
      ['OFFER', 'Pack shot. The loaf.'],
    ],
    { productName: 'Oak', description: 'A small bakery.', characterName: 'Vera' },
  );
  expect(board.map(({ place }) => place.name)).toEqual([
    'a bakery counter',
    'a bus stop',
    'a bakery counter',
    'a bakery counter',
  ]);
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

test.each([
  'CU. On the desk a house plant wilts.',
  'CU. Auf der Fensterbank welkt eine Zimmerpflanze.',
  'CU. En la mesa se marchita una planta.',
  'CU. Sur la table, une plante verte fanée.',
])('GEN-09 in “%s” the plant does badly, also where plants are sold', (video) => {
  const [first] = plans([video, 'CU. She nods.', 'MCU. She waves.', 'Pack shot.'], {
    productName: 'Fern & Fig',
    description: 'A plant shop.',
  });
  expect(first?.props[0]?.prop.name).toBe('a wilted plant');
  expect(first?.showsProduct).toBe(false);
});
