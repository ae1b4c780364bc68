import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { generateStoryboardRequest } from '#domain/functions/generate-storyboard.ts';
import type { TracedPicture } from '#domain/pictures/traced.ts';
import { shotPlan } from '#domain/storyboard/shot-plan.ts';
import { bakeryScript } from '#tests/builders/bakery.ts';
import { areasOf } from '../areas.ts';
import { composeFrame } from '../compose/compose-frame.ts';
import type { ScenePlan } from '../compose/scene-plan.ts';
import { drawStoryboard } from '../draw-storyboard.ts';
import { type BoardRequest, planBoard } from '../plan-board.ts';

const square = (half: number) => [-half, 0, half, 0, half, -half * 2, -half, -half * 2];
const traced = (color: string): TracedPicture => ({
  width: 600,
  height: 1000,
  tones: [{ color, ways: [square(300)] }],
  outline: [square(300)],
  lines: [],
  colours: [color],
  isPale: false,
});
const ids = [1, 2, 3].map((at) => `00000000-0000-4000-8000-00000000000${at}`);
const [front = '', back = '', logo = ''] = ids;
const colours = { [front]: '#123456', [back]: '#654321', [logo]: '#abcdef' };
const shown = (id: string) => ({ id, mark: '0123456789abcdef', width: 60, height: 100 });

const shots = shotPlan.parse({
  shots: [
    { composition: 'hands', people: [{ who: 'lead', holds: 'jar' }] },
    { composition: 'object', props: [{ id: 'jar' }] },
    { composition: 'place', place: 'bakery' },
    { composition: 'pack', product: { shown: 'hero', form: 'jar' } },
  ].map((shot, at) => ({ row: at + 1, seconds: 3, size: 'close-up', ...shot, frame: at + 1 })),
});
const request = (more: Partial<BoardRequest> = {}): BoardRequest => ({
  ...generateStoryboardRequest.parse({
    script: bakeryScript,
    platform: ['youtube'],
    productName: 'Meadow',
    description: 'Honey in a jar.',
    shots,
  }),
  ...more,
});
const pictures = { product: [shown(front), shown(back)], logo: shown(logo) };
const all = Object.fromEntries(Object.entries(colours).map(([id, one]) => [id, traced(one)]));
const svgs = (one: BoardRequest) =>
  planBoard(one).frames.map(({ plan }) => composeFrame(plan).svg());
const has = (id: string) => (svg: string) => svg.includes(`fill="${colours[id]}"`);

test('BOARD-01 the product is its picture wherever it is shown, and the first closes the film', () => {
  const frames = svgs(request({ pictures, traced: all }));
  expect(frames.map(has(front))).toEqual([true, false, true, true]);
  expect(frames.map(has(back))).toEqual([false, true, false, false]);
});

test('BOARD-01 the logo stands on the last frame alone, in every shape', () => {
  for (const platform of ['youtube', 'tiktok', 'instagram'] as const) {
    const frames = svgs(request({ pictures, traced: all, platform: [platform] }));
    expect(frames.map(has(logo))).toEqual([false, false, false, true]);
  }
});

test('BOARD-01 the picture is as large as what would be drawn, and takes its colours', () => {
  const of = (one: BoardRequest) => planBoard(one).frames[3]?.plan.product;
  const [plain, pictured] = [of(request()), of(request({ pictures, traced: all }))];
  const area = (product: typeof plain) => {
    const { tallCm = 0, size = { width: 1, height: 1 } } = product?.drawing ?? {};
    return (tallCm * tallCm * size.width) / size.height;
  };
  expect(area(pictured)).toBeCloseTo(area(plain), 3);
  const small = request({
    shots: {
      ...shots,
      shots: shots.shots.map((one) => ({ ...one, product: { shown: 'hero', form: 'olive' } })),
    },
  });
  const { tallCm = 0 } = of({ ...small, pictures, traced: all })?.drawing ?? {};
  expect([of(small)?.drawing.tallCm ?? 99, tallCm]).toEqual([expect.closeTo(3, -1), 12]);
  expect(pictured?.look.color).toBe('#123456');
  expect(pictured?.drawing.hold).toBe(plain?.drawing.hold);
});

test('BOARD-01 a board without a picture, or with one that is gone, is what it was', async () => {
  const hash = async (one: BoardRequest) =>
    (await drawStoryboard(one)).map(({ jpeg }) => createHash('sha256').update(jpeg).digest('hex'));
  const plain = await hash(request());
  expect(await hash(request({ pictures: { product: [] }, traced: {} }))).toEqual(plain);
  expect(await hash(request({ traced: all }))).toEqual(plain);
});

const none = { x: 0, y: 0, width: 0, height: 0 };
const desk = (shot: object, shown = all) => {
  const written = { size: 'close-up', composition: 'card' };
  const one = {
    ...{ row: 1, seconds: 3, size: 'medium', product: { shown: 'in-use', form: 'bottle' } },
    ...shot,
  };
  const four = [1, 2, 3, 4].map((frame) => ({
    ...{ ...one, row: frame, frame },
    directed: { written, video: '' },
  }));
  const shots = shotPlan.parse({ shots: four });
  return planBoard(request({ pictures, traced: shown, shots })).frames.map(({ plan }) => plan);
};
const person = (more: object = {}) => ({ who: 'cast', ...more });
const seen = (plan: ScenePlan, id: string) => {
  return composeFrame(plan).svg().split(`fill="${colours[id]}"`).length - 1;
};

test.each([
  ['figure', 'wide', 'orchard'],
  ['pair', 'medium', 'orchard'],
  ['pair', 'two-shot', 'kitchen'],
  ['pair', 'wide', 'kitchen'],
  ['crowd', 'wide', 'kitchen'],
  ['behind', 'wide', 'orchard'],
  ['shoulder', 'medium', 'kitchen'],
  ['figure', 'medium', 'kitchen'],
  ['place', 'wide', 'orchard'],
  ['hands', 'extreme-close-up', 'kitchen'],
])(
  'BOARD-01 the product that is shown is in the picture, once: %s, %s',
  (composition, size, place) => {
    const people = [person(), person({ who: 'other:neighbour' })];
    for (const plan of desk({ composition, size, place, people })) {
      const id = plan.index % 2 === 0 || plan.index === 3 ? front : back;
      expect(seen(plan, id)).toBe(1);
    }
    const held = [person({ who: 'other:neighbour' }), person({ holds: 'product' })];
    if (composition === 'pair')
      for (const plan of desk({ composition, size, place, people: held }))
        expect(seen(plan, plan.index % 2 === 0 || plan.index === 3 ? front : back)).toBe(1);
  },
);

test('BOARD-01 not in the trouble before it, nor where it was taken out at the desk', () => {
  const [a, b, c, pack] = shots.shots;
  const place = { ...c, composition: 'place', props: [] };
  const board = shotPlan.parse({
    shots: [
      { ...a, ...place, row: 1, frame: 1, lettering: [{ role: 'trouble', text: 'BURNT AGAIN' }] },
      {
        ...b,
        ...place,
        row: 2,
        frame: 2,
        directed: { written: { ...pack, composition: 'card' }, video: '' },
      },
      { ...place, row: 3, frame: 3 },
      pack,
    ],
  });
  const of = (more: Partial<BoardRequest>) =>
    planBoard(request({ shots: board, ...more })).frames.map(({ plan }) => plan.showsProduct);
  expect(of({ pictures, traced: all })).toEqual([false, false, true, true]);
  expect(of({})).toEqual([false, false, false, true]);
});

const mirrored = (svg: string, color: string): boolean[] =>
  [...svg.matchAll(/<path d="M([^"]+)Z" fill="(#\w{6})" fill-rule="evenodd"/g)]
    .filter((one) => one[2] === color)
    .map(([, way = '']) => {
      const [a, b, c] = way.split('L').map((point) => point.split(' ').map(Number));
      const [[ax = 0, ay = 0], [bx = 0, by = 0], [cx = 0, cy = 0]] = [a ?? [], b ?? [], c ?? []];
      return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax) > 0;
    });

test('BOARD-01 what was photographed is never seen in a mirror, whichever way anybody looks', () => {
  const lean = (color: string): TracedPicture => ({
    ...traced(color),
    tones: [{ color, ways: [[-300, 0, 300, 0, -300, -1000]] }],
  });
  const leaning = Object.fromEntries(Object.entries(colours).map(([id, one]) => [id, lean(one)]));
  for (const composition of ['hands', 'overhead', 'figure', 'pair', 'behind', 'object'])
    for (const size of ['close-up', 'medium', 'wide']) {
      const people = [person({ holds: 'product' }), person({ who: 'other:neighbour' })];
      const found = desk({ composition, size, people }, leaning).flatMap((plan) =>
        [front, back].flatMap((id) => mirrored(composeFrame(plan).svg(), colours[id] ?? '')),
      );
      expect(found.length).toBeGreaterThan(0);
      expect(found).not.toContain(true);
    }
});

test('BOARD-01 very near, hands and thing fill the frame, and no body without a head is seen', () => {
  for (const pose of ['pour', 'carry', 'present', 'work', 'stand'])
    for (const plan of desk({
      ...{ composition: 'hands', size: 'extreme-close-up', place: 'kitchen' },
      people: [person({ pose, holds: 'product' })],
    })) {
      const areas = areasOf(composeFrame(plan));
      expect(areas.map(({ kind }) => kind)).not.toContain('body');
      const { x, y, width, height } = areas.find(({ kind }) => kind === 'product')?.box ?? none;
      expect(height).toBeGreaterThan(plan.sheet.height * 0.6);
      expect([x > 0, y > 0, x + width < plan.sheet.width, y + height < plan.sheet.height]).toEqual([
        ...[true, true, true, true],
      ]);
    }
});
