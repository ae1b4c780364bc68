import { expect, test } from 'vitest';
import { generateStoryboardRequest } from '#domain/functions/generate-storyboard.ts';
import { motions, relations, shotPlan } from '#domain/storyboard/shot-plan.ts';
import { platforms } from '#domain/wizard/options.ts';
import { areasOf, shareIn } from '../areas.ts';
import { composeFrame } from '../compose/compose-frame.ts';
import { planBoard } from '../plan-board.ts';
import { pluralName } from './plural-name.ts';

function framesOf(shots: readonly object[], platform = 'youtube') {
  const plan = shotPlan.parse({
    rows: [],
    shots: shots.map((one, at) => ({
      row: at + 1,
      seconds: 3,
      frame: at + 1,
      composition: 'object',
      size: 'close-up',
      ...one,
    })),
  });
  const request = { script: 'x', productName: 'Marlowe', description: '', platform: [platform] };
  return planBoard(generateStoryboardRequest.parse({ ...request, shots: plan })).frames;
}
const altOf = (shot: object) => framesOf([shot])[0]?.caption.alt ?? '';

test('SHOT-01 SHOT-02 SHOT-03 the alternative text says how many, how it moves and where it stands', () => {
  expect(altOf({ props: [{ id: 'jar', count: 2 }] })).toContain('two jars');
  expect(altOf({ props: [{ id: 'gate', motion: 'swing' }] })).toContain('a gate swinging');
  const cat = { id: 'cat', by: { ref: 'chair', as: 'on' } };
  expect(altOf({ props: [cat, { id: 'chair' }] })).toContain('a cat on a chair');
  const product = { shown: 'in-use', form: 'bottle', count: 3, motion: 'fall' };
  expect(altOf({ product })).toContain('three bottles falling');
});

test('DESK-11 of three and more who are named these alone are there, and two stand before a crowd', () => {
  const of = (...who: string[]) =>
    altOf({ composition: 'crowd', people: who.map((one) => ({ who: `other:${one}` })) });
  expect(of('woman', 'nurse', 'boy')).toMatch(/with .*nurse.* and .*boy/);
  expect(of('woman', 'nurse', 'boy')).not.toContain('crowd');
  expect(of('woman', 'nurse')).toContain('crowd');
});

test('SHOT-03 what stands to nothing of the picture stands by itself', () => {
  const cat = { id: 'cat', by: { ref: 'chair', as: 'on' } };
  expect(altOf({ props: [cat] })).toContain('close on a cat,');
  const itself = { id: 'cat', by: { ref: 'cat', as: 'in' } };
  expect(altOf({ props: [itself] })).toContain('close on a cat,');
});

test.each(platforms)(
  'SHOT-02 on %s every arrow stands where nothing covers it, and still things have none',
  (platform) => {
    const marks = (shot: object) => {
      const [frame] = framesOf([shot], platform);
      if (!frame) throw new Error('No frame.');
      const { safe } = frame.plan.sheet;
      return areasOf(composeFrame(frame.plan))
        .filter(({ kind }) => kind === 'mark')
        .map(({ box }) => shareIn(box, safe));
    };
    expect(marks({ props: [{ id: 'bell' }] })).toEqual([]);
    for (const motion of motions)
      for (const id of ['bell', 'bus', 'key']) {
        const shares = marks({ props: [{ id, motion }], place: 'kitchen' });
        expect(shares, `${id} ${motion}`).toHaveLength(1);
        expect(shares[0], `${id} ${motion}`).toBeGreaterThan(0.9);
      }
  },
);

test('SHOT-03 of every relation both things are drawn in one', () => {
  for (const as of relations) {
    const [frame] = framesOf([
      { props: [{ id: 'key', by: { ref: 'basket', as } }, { id: 'basket' }] },
    ]);
    expect(frame?.plan.props.map(({ prop }) => prop.name)).toEqual([`a key ${as} a basket`]);
  }
});

test.each([
  ['a loaf of bread', 2, 'two loaves of bread'],
  ['a yard broom', 3, 'three yard brooms'],
  ['a box', 'many', 'a row of boxes'],
  ['a tooth', 3, 'three teeth'],
] as const)('SHOT-01 %s, %s', (name, count, expected) => {
  expect(pluralName(name, count)).toBe(expected);
});
