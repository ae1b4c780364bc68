// What is told of a directed frame is what was painted of it.
import { expect, test } from 'vitest';
import { directFrameRequest } from '#domain/functions/direct-frame.ts';
import type { Shot, ShotChoices, ShotPlan } from '#domain/storyboard/shot-plan.ts';
import { drawDirected } from '../draw-storyboard.ts';
import { sampleBoard } from '../sample-board.ts';

const figure: ShotChoices = {
  composition: 'figure',
  size: 'medium',
  angle: 'eye',
  move: 'static',
  time: 'day',
  light: 'plain',
  weather: 'dry',
  place: 'station-platform',
  people: [{ who: 'ana', pose: 'stand', mood: 'neutral', holds: 'product' }],
  product: { shown: 'in-use', form: 'bottle' },
  props: [],
  lettering: [],
};
const shotOf = (choices: ShotChoices): Shot => ({ row: 1, cut: 1, seconds: 5, ...choices });
const shots: ShotPlan = {
  cast: [{ id: 'ana', name: 'Ana', wears: [] }],
  rows: [],
  shots: [
    shotOf(figure),
    shotOf({ ...figure, composition: 'object', people: [] }),
    shotOf({ ...figure, composition: 'hands', size: 'close-up' }),
    shotOf({
      ...figure,
      composition: 'pack',
      people: [],
      product: { shown: 'hero', form: 'bottle' },
    }),
  ],
};
const board = sampleBoard({ productName: 'Brisa', description: 'A steel bottle.', shots });
const draw = (changed: object) =>
  drawDirected(directFrameRequest.parse({ ...board, frame: 1, ...changed }));

test('DESK-10 three bottles on a bench are three, on it and in no hand', async () => {
  const { frame, note, shots: after } = await draw({ note: 'three bottles on a bench' });
  expect(note?.map(({ outcome }) => outcome)).toEqual(['done']);
  const shot = after.shots.find((one) => one.frame === 1);
  expect(shot?.product).toMatchObject({ count: 3, by: { as: 'on', ref: 'bench' } });
  expect(shot?.people[0]?.holds).toBeUndefined();
  expect(frame.alt).toContain('drawn as three bottles on a bench');
  expect(frame.description).toContain('3 × Brisa on garden bench');
});

test.each([
  ['bicycle', 'a bicycle'],
  ['armchair', 'an armchair'],
])(
  'DESK-10 what stands beside somebody is not told to be in their hand: %s',
  async (holds, name) => {
    const people = [{ who: 'ana', pose: 'stand', mood: 'neutral', holds }];
    const { frame, unseen } = await draw({ choices: { ...figure, people, product: undefined } });
    expect(frame.alt).toContain(`in the picture ${name}`);
    expect(frame.alt).not.toContain('holding');
    expect(frame.description.toLowerCase()).toContain(`ana: stand. ${holds}`);
    expect(unseen).toContain(`${holds} in a hand`);
  },
);

test('DESK-10 a place nobody can draw is said not to be seen, and what is put there makes no other place of it', async () => {
  const place = 'none:greenhouse of glass on Mars';
  const { unseen, shots: after, frame } = await draw({ choices: { ...figure, place } });
  expect(unseen).toContain('“greenhouse of glass on Mars”');
  expect((await draw({ choices: figure })).unseen).toBeUndefined();
  expect((await draw({ choices: { ...figure, place: 'none:plain' } })).unseen).toBeUndefined();
  const props = [{ id: 'bicycle', where: 'floor' }];
  const there = await draw({ shots: after, choices: { ...figure, place, props } });
  const ground = (alt = '') => /, ([^,]+) behind/u.exec(alt)?.[1];
  expect(ground(there.frame.alt)).toBe(ground(frame.alt));
});

test('DESK-10 from behind nobody is told to smile, and the desk says that it is not seen', async () => {
  const people = [{ ...figure.people[0], mood: 'happy' }];
  const turned = { ...figure, composition: 'behind', people };
  const { unseen, frame } = await draw({ choices: turned });
  expect(unseen).toContain('how Ana feels');
  expect(frame.alt).not.toMatch(/smiling|happy/u);
  expect(frame.description).not.toMatch(/happy|smil/iu);
  expect((await draw({ choices: { ...figure, people } })).unseen).toBeUndefined();
});

test('DESK-10 rain under a roof is not drawn, and the desk says so; where nobody knows a roof it falls outside', async () => {
  const wet = { ...figure, size: 'wide', weather: 'wet' };
  const roofed = await draw({ choices: wet });
  expect(roofed.unseen).toContain('rain');
  expect(`${roofed.frame.alt} ${roofed.frame.description}`).not.toMatch(/rain/u);
  const own = await draw({ choices: { ...wet, place: 'none:my old waiting room' } });
  expect(own.unseen).toEqual(['“my old waiting room”']);
  expect(own.frame.alt).toMatch(/open ground behind.*, in the rain/u);
  expect((await draw({ choices: { ...wet, place: 'park' } })).unseen).toBeUndefined();
});

test('DESK-10 seen whole, whoever has no hand free has the product at their feet', async () => {
  const people = [{ who: 'ana', pose: 'wave', mood: 'neutral', holds: 'umbrella' }];
  const { unseen, frame } = await draw({ choices: { ...figure, size: 'wide', people } });
  expect(unseen ?? []).not.toContain('the product');
  expect(frame.alt).toContain('Brisa, drawn as a bottle');
});

test('DESK-10 of two seen from behind both are painted', async () => {
  const people = [{ who: 'ana' }, { who: 'other:friend' }].map((one) => ({
    ...{ ...one, pose: 'stand', mood: 'neutral' },
  }));
  const turned = { ...figure, composition: 'behind', product: undefined, people };
  const { unseen, frame } = await draw({ choices: turned });
  expect(unseen).toBeUndefined();
  expect(frame.alt).toMatch(/ and .*friend.* from behind/u);
});

test('DESK-10 between two who stand a dog on a rug is seen', async () => {
  const people = [{ who: 'ana' }, { who: 'other:friend' }].map((one) => ({
    ...{ ...one, pose: 'stand', mood: 'neutral' },
  }));
  const pair = { ...figure, composition: 'pair', size: 'wide', product: undefined, people };
  const { frame, unseen } = await draw({ choices: pair, note: 'a dog on a rug' });
  expect(unseen).toBeUndefined();
  expect(frame.alt).toContain('a dog on a rug');
});

test('DESK-10 who has nothing to drink only stands, and the desk says so', async () => {
  const people = [{ who: 'ana', pose: 'drink', mood: 'neutral' }];
  const { unseen } = await draw({ choices: { ...figure, product: undefined, people } });
  expect(unseen).toEqual(['what Ana does']);
});

test('DESK-10 what somebody beside the cast is to hold and cannot is said at once', async () => {
  const other = (holds: string): ShotChoices['people'][number] => ({
    ...{ who: 'other:boy', pose: 'stand', mood: 'neutral', holds },
  });
  const asked = (holds: string) =>
    draw({ choices: { ...figure, composition: 'pair', people: [...figure.people, other(holds)] } });
  expect((await asked('pram')).unseen).toEqual(['pram in a hand']);
  expect((await asked('lamp')).unseen).toBeUndefined();
});

test('DESK-10 a product in a hand is in sight, and what nobody can hold is told nowhere', async () => {
  const others = ['man', 'boy'].map((role) => ({
    ...{ who: `other:${role}`, pose: 'stand', mood: 'neutral' as const },
  }));
  const crowd = { ...figure, composition: 'crowd' as const, people: [...figure.people, ...others] };
  expect((await draw({ choices: crowd })).unseen).toBeUndefined();
  const [ana, man, boy] = crowd.people;
  const people = [ana, man, { ...boy, holds: 'pram' }];
  const { frame, unseen } = await draw({ choices: { ...crowd, people } });
  expect(unseen).toEqual(['pram in a hand']);
  expect(`${frame.alt} ${frame.description}`).not.toContain('pram');
});
