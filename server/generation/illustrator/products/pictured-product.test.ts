import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { generateStoryboardRequest } from '#domain/functions/generate-storyboard.ts';
import type { TracedPicture } from '#domain/pictures/traced.ts';
import { shotPlan } from '#domain/storyboard/shot-plan.ts';
import { bakeryScript } from '#tests/builders/bakery.ts';
import { composeFrame } from '../compose/compose-frame.ts';
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
  expect(frames.map(has(front))).toEqual([true, false, false, true]);
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
