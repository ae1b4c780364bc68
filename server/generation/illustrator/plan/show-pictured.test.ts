import { expect, test } from 'vitest';
import { generateStoryboardRequest } from '#domain/functions/generate-storyboard.ts';
import type { TracedPicture } from '#domain/pictures/traced.ts';
import { shotPlan } from '#domain/storyboard/shot-plan.ts';
import { bakeryScript } from '#tests/builders/bakery.ts';
import { composeFrame } from '../compose/compose-frame.ts';
import { type BoardRequest, deskPlan, planBoard } from '../plan-board.ts';

const id = '00000000-0000-4000-8000-000000000001';
const traced: TracedPicture = {
  width: 600,
  height: 1000,
  tones: [{ color: '#123456', ways: [[-300, 0, 300, 0, 300, -1000, -300, -1000]] }],
  outline: [[-300, 0, 300, 0, 300, -1000, -300, -1000]],
  lines: [],
  colours: ['#123456'],
  isPale: false,
};
const pictures = { product: [{ id, mark: '0123456789abcdef', width: 60, height: 100 }] };

// What is sold is a tea nobody has a drawing of; what it comes in stands in the pictures as a thing.
const sold = (form: string, vessel = 'glass-bottle') =>
  shotPlan.parse({
    shots: [
      { composition: 'object', size: 'close-up', props: [{ id: vessel }] },
      { composition: 'figure', size: 'medium', people: [{ who: 'omar', holds: vessel }] },
      {
        ...{ composition: 'object', size: 'insert-close-up', props: [{ id: vessel }] },
        product: { shown: 'in-use', form },
      },
      {
        ...{
          composition: 'pack',
          size: 'close-up',
          product: { shown: 'hero', form, label: 'Zesta' },
        },
        props: [{ id: 'lemon', where: 'on-surface' }],
      },
    ].map((shot, at) => ({ row: at + 1, seconds: 3, ...shot, frame: at + 1 })),
  });
const request = (form: string, vessel?: string, more: object = {}): BoardRequest => ({
  ...generateStoryboardRequest.parse({
    ...{ script: bakeryScript, platform: ['youtube'], productName: 'Zesta' },
    ...{ description: 'A lemon tea in a green glass bottle.', shots: sold(form, vessel), pictures },
    ...more,
  }),
  traced: { [id]: traced },
});
const shownIn = (one: BoardRequest) =>
  planBoard(one).frames.map(
    ({ plan }) => composeFrame(plan).svg().split('fill="#123456"').length - 1,
  );

test.each([
  ['none:cold-brewed lemon tea', 'glass-bottle'],
  ['none:cold-brewed lemon tea', 'bottle'],
  ['title-card', 'glass-bottle'],
])(
  'BOARD-01 sold as %j in a %s, what the client showed is the product in every frame, once',
  (form, vessel) => {
    expect(shownIn(request(form, vessel))).toEqual([1, 1, 1, 1]);
    const [, , third, pack] = planBoard(request(form, vessel)).frames;
    expect(third?.plan.props).toEqual([]);
    // The end is a pack shot of it, and no title beside whatever was named.
    expect(pack?.caption.alt).toContain('pack shot, Zesta, drawn as in its picture');
  },
);

test('BOARD-01 of what is known by a form of its own the glass bottle is that as well', () => {
  const [first, held] = planBoard(request('tea-bag')).frames;
  expect([first?.plan.props, held?.plan.people[0]?.held?.isProduct]).toEqual([[], true]);
});

test('BOARD-01 the desk says of such a frame that its product is there and held', () => {
  const [held] = deskPlan(request('none:cold-brewed lemon tea'), 2).shots.filter(
    ({ frame }) => frame === 2,
  );
  expect(held).toMatchObject({ product: { form: 'glass-bottle' }, people: [{ holds: 'product' }] });
});

test('BOARD-01 without a picture what is sold stays the word it was, and its bottle a bottle', () => {
  const { traced: _, ...plain } = request('none:cold-brewed lemon tea', 'bottle', {
    pictures: undefined,
  });
  const frames = planBoard(plain).frames;
  expect(frames[1]?.plan.showsProduct).toBe(false);
  expect(frames[3]?.caption.alt).toContain('title card for Zesta');
});

test('BOARD-01 whoever drinks from the bottle drinks from the client’s, also where no shot had the product', () => {
  const rows = ['WS. A kitchen.', 'MS. A cook stirs.', 'MS. Maya waits.', 'CU. The bottle stands.'];
  const bottle = { composition: 'pack', size: 'close-up', props: [{ id: 'bottle' }] };
  const cook = { composition: 'figure', size: 'medium', people: [{ who: 'other:cook' }] };
  const shots = shotPlan.parse({
    rows,
    shots: [cook, cook, cook, bottle].map((shot, at) => ({
      ...{ row: at + 1, seconds: 3, frame: at + 1 },
      ...shot,
    })),
  });
  const scriptOf = (told: string) =>
    `ZESTA\n\n${rows.map((row, at) => `${at + 1}. BEAT | ${at * 3}-${at * 3 + 3} s\nVIDEO: ${at === 2 ? told : row}`).join('\n\n')}`;
  const film = (told: string) =>
    planBoard(
      request('bottle', undefined, {
        description: 'Zesta is a lemon drink in a bottle.',
        ...{ characterName: 'Maya', script: scriptOf(told), shots },
      }),
    ).frames.map(({ plan }) => plan);
  for (const told of [
    'MS. Maya drinks Zesta from the bottle.',
    'MS. Maya trinkt aus der Flasche.',
  ]) {
    const [, , third, last] = film(told);
    expect(third?.people.map(({ pose, held }) => [pose, held?.isProduct])).toEqual([
      ['drink', true],
    ]);
    expect(last?.showsProduct).toBe(true);
    expect(last?.props).toEqual([]);
  }
});
