import { expect, test } from 'vitest';
import type { TracedPicture } from '#domain/pictures/traced.ts';
import { shotPlan } from '#domain/storyboard/shot-plan.ts';
import { areasOf, shareIn } from '../areas.ts';
import { composeFrame } from '../compose/compose-frame.ts';
import { planBoard } from '../plan-board.ts';
import { sampleBoard } from '../sample-board.ts';
import { logoCard } from './closing-logo.ts';

const id = '00000000-0000-4000-8000-000000000001';
const logo = (width: number): TracedPicture => ({
  width,
  height: 400,
  tones: [{ color: '#c01860', ways: [[-200, 0, 200, 0, 200, -300, -200, -300]] }],
  outline: [[-200, 0, 200, 0, 200, -300, -200, -300]],
  lines: [],
  colours: ['#c01860'],
  isPale: true,
});
const pictures = { product: [], logo: { id, mark: '0123456789abcdef', width: 10, height: 4 } };

const call = { role: 'call', text: 'Buy one at the corner shop' };
const sponsor = { role: 'sponsor', text: 'Paid for by the Zesta company of Leeds' };
const closing = (
  end: object,
  platform: 'youtube' | 'tiktok' | 'instagram',
  width: number,
  chosen: object = pictures,
) => {
  const board = sampleBoard({
    platform: [platform],
    productName: 'Zesta cold brew',
    pictures: chosen as typeof pictures,
  });
  const shots = shotPlan.parse({
    shots: [1, 2, 3, 4].map((frame) => ({
      ...{ row: frame, frame, seconds: 3, size: 'close-up', composition: 'card' },
      ...(frame === 4 ? { composition: 'pack', ...end } : {}),
    })),
  });
  const plan = planBoard({ ...board, shots, traced: { [id]: logo(width) } }).frames[3]?.plan;
  if (!plan?.logo) throw new Error('no logo');
  return { plan, card: logoCard(plan, plan.logo) };
};

const word = {
  product: { shown: 'hero', form: 'none:cold brewed lemon tea', label: 'Zesta cold brew' },
};
const film = { product: { shown: 'hero', form: 'title-card', label: 'Zesta cold brew' } };
const bottle = { product: { shown: 'hero', form: 'bottle', label: 'Zesta cold brew' } };
const lemon = { props: [{ id: 'lemon', where: 'on-surface' }] };

test.each([
  ['a word with a thing', { ...word, ...lemon, lettering: [call] }],
  ['a word alone', { ...word, lettering: [call] }],
  ['a title with a thing', { ...film, ...lemon, lettering: [call] }],
  ['a title alone', { ...film, lettering: [call] }],
  ['a title and who pays', { ...film, ...lemon, lettering: [call, sponsor] }],
  ['a product', { ...bottle, lettering: [call] }],
])('BOARD-01 the logo that closes a film lies on nothing that is lettered: %s', (of, end) => {
  for (const platform of ['youtube', 'tiktok', 'instagram'] as const)
    for (const width of [400, 1000, 2400]) {
      const { plan, card } = closing(end, platform, width);
      const lettered = areasOf(composeFrame(plan)).filter(({ kind }) => kind === 'lettering');
      expect(lettered.length).toBeGreaterThan(0);
      for (const { box, read } of lettered)
        expect(shareIn(box, card), `${platform} ${width} ${read?.text}`).toBe(0);
      if (of !== 'a title and who pays')
        expect(lettered.map(({ read }) => read?.text).join(' ')).toContain(call.text);
    }
});

test('BOARD-01 CUT-03 the logo that closes a film lies on no part of the product', () => {
  for (const platform of ['youtube', 'tiktok', 'instagram'] as const)
    for (const width of [400, 1000, 2400]) {
      const { plan, card } = closing({ ...bottle, lettering: [call] }, platform, width);
      const products = areasOf(composeFrame(plan)).filter(({ kind }) => kind === 'product');
      expect(products.length).toBeGreaterThan(0);
      for (const { box } of products) expect(shareIn(box, card), `${platform} ${width}`).toBe(0);
    }
});

test('BOARD-05 a title that closes the film is lettered on the logo’s colour, where that was chosen', () => {
  const grounds = (plates?: 'logo') => {
    const chosen = { ...pictures, ...(plates ? { plates } : {}) };
    const { plan } = closing({ ...word, ...lemon, lettering: [call] }, 'youtube', 1000, chosen);
    return areasOf(composeFrame(plan)).flatMap(({ read }) => (read ? [read.ground] : []));
  };
  expect(new Set(grounds('logo'))).toEqual(new Set(['#c01860']));
  expect(grounds()).not.toContain('#c01860');
});

test('BOARD-01 a bottle stands clear of the logo that hangs over it in a tall frame', () => {
  const { plan, card } = closing({ ...bottle, lettering: [call] }, 'tiktok', 900);
  const [product] = areasOf(composeFrame(plan)).filter(({ kind }) => kind === 'product');
  const over = (product?.box.y ?? 0) - card.y - card.height;
  expect(over).toBeGreaterThan(plan.sheet.height * 0.03);
});

test.each(['youtube', 'instagram'] as const)(
  'BOARD-01 a logo at the end of a picture of people lies beside them on %s',
  (platform) => {
    const end = {
      ...{ composition: 'figure', size: 'medium', lettering: [call] },
      people: [{ who: 'other:man', holds: 'bottle' }],
    };
    const areas = areasOf(composeFrame(closing(end, platform, 900).plan));
    const of = (kind: string) => areas.filter((one) => one.kind === kind);
    const [logoPlate] = of('plate');
    for (const { box } of [...of('body'), ...of('face')])
      expect(shareIn(logoPlate?.box ?? box, box)).toBeLessThan(0.15);
    const [, plate] = of('plate');
    expect(plate && shareIn(plate.box, logoPlate?.box ?? plate.box)).toBe(0);
  },
);
