// The end of a film shows more than its plan names; at the desk all of it is named.
import { expect, test } from 'vitest';
import { directFrameRequest } from '#domain/functions/direct-frame.ts';
import { choicesOf, directFrame } from '#domain/storyboard/direct-shot.ts';
import type { Shot, ShotChoices, ShotPlan } from '#domain/storyboard/shot-plan.ts';
import { composeFrame } from '../compose/compose-frame.ts';
import { drawDirected } from '../draw-storyboard.ts';
import { paintedIn } from '../painted.ts';
import { deskPlan, planBoard } from '../plan-board.ts';
import { sampleBoard } from '../sample-board.ts';
import { samplePlans } from './testing/sample-plans.ts';

// A film in a kitchen with a kettle in it, which ends on a title.
const shots: ShotPlan = {
  cast: [{ id: 'ada', name: 'Ada', wears: [] }],
  rows: [],
  shots: [
    shotOf({ composition: 'figure', people: [person('sit')], props: [thing('kettle')] }),
    shotOf({ composition: 'object', size: 'close-up', props: [thing('kettle')] }),
    shotOf({ composition: 'hands', size: 'close-up', people: [person('work')] }),
    shotOf({
      composition: 'pack',
      place: 'none:plain',
      time: 'day',
      product: { shown: 'hero', form: 'none:tea tasting' },
      lettering: [{ role: 'logo', text: 'BRAMBLE' }],
    }),
  ],
};
function shotOf(choices: Partial<ShotChoices>): Shot {
  const usual = { size: 'medium', angle: 'eye', move: 'static', time: 'evening', light: 'plain' };
  const rest = { weather: 'dry', place: 'kitchen', people: [], props: [], lettering: [] };
  return { row: 1, cut: 1, seconds: 5, ...usual, ...rest, ...choices } as Shot;
}
function person(pose: string): ShotChoices['people'][number] {
  return { who: 'ada', pose, mood: 'neutral' };
}
function thing(id: string): ShotChoices['props'][number] {
  return { id, where: 'on-surface' };
}
const board = sampleBoard({ productName: 'Bramble', description: 'Tea tastings.', shots });
const ask = (frame: number, changed: object = {}) =>
  directFrameRequest.parse({ ...board, frame, ...changed });
const pictures = (plan: ShotPlan, request = board) =>
  planBoard({ ...request, shots: plan }).frames.map(({ plan: scene, caption }) => [
    composeFrame(scene).svg(),
    caption,
  ]);
const paintedOf = (plan: ShotPlan, frame: number) => {
  const scene = planBoard({ ...board, shots: plan }).frames[frame - 1]?.plan;
  return scene && { scene, ...paintedIn(composeFrame(scene)) };
};
const shotIn = (plan: ShotPlan, frame: number) =>
  choicesOf(plan.shots.find((one) => one.frame === frame) as Shot);

test('DESK-09 place, hour and things of the end are named at the desk', async () => {
  const { shots: opened } = await drawDirected(ask(4));
  expect(shotIn(opened, 4)).toMatchObject({
    place: 'kitchen',
    time: 'evening',
    props: [{ id: 'kettle' }],
  });
  expect(pictures(opened)).toEqual(pictures(shots));
});

test('DESK-09 what is noted of the end leaves its place and what stands in it', async () => {
  const { shots: noted, frame } = await drawDirected(ask(4, { note: 'push in' }));
  expect(shotIn(noted, 4)).toMatchObject({ move: 'push-in', place: 'kitchen' });
  expect(paintedOf(noted, 4)?.scene.place.id).toBe('kitchen');
  expect(frame.alt).toContain('kettle');
});

test.each(['no kettle', 'ohne Wasserkocher'])(
  'DESK-09 “%s”: what is taken out of the end is gone, and gone after it is drawn again',
  async (note) => {
    const { shots: noted, frame } = await drawDirected(ask(4, { note }));
    expect(frame.alt).not.toContain('kettle');
    expect(paintedOf(noted, 4)?.things.size).toBe(0);
    const again = directFrameRequest.parse({ ...board, shots: noted, frame: 4 });
    expect(paintedOf(deskPlan(again, 4), 4)?.things.size).toBe(0);
    expect((await drawDirected(again)).frame.alt).toBe(frame.alt);
  },
);

const { plan, productName } = samplePlans.leakListener;
test.each([
  ['planned', { ...board, shots: plan, productName }],
  ['read from its script', sampleBoard()],
])('DESK-02 to name it changes no picture of a board that is %s', (_, request) => {
  const before = planBoard(request).frames.map(({ plan: scene }) => composeFrame(scene).svg());
  for (const frame of [1, 2, 3, 4]) {
    const named = planBoard({ ...request, shots: deskPlan(request, frame) }).frames;
    expect(named.map(({ plan: scene }) => composeFrame(scene).svg())).toEqual(before);
  }
});

const compositions = ['pack', 'object', 'hands', 'overhead', 'split', 'figure', 'place'] as const;
test.each(compositions)('DESK-09 a %s without the product shows none', (composition) => {
  const product = { shown: 'hero' as const, form: 'jar' };
  const people = [{ ...person('work'), holds: 'product' }];
  const written: ShotPlan = {
    ...shots,
    shots: shots.shots.map((one, at) =>
      at === 1
        ? shotOf({ composition, product, people: composition === 'pack' ? [] : people })
        : one,
    ),
  };
  const named = deskPlan({ ...board, shots: written }, 2);
  const before = paintedOf(named, 2);
  expect(before?.things).toContain(before?.scene.product.drawing.name);
  const { choices } = ask(2, { choices: { ...shotIn(named, 2), product: null } });
  const cleared = directFrame(named, 2, choices as ShotChoices, '');
  const after = paintedOf(cleared, 2);
  expect([...(after?.things ?? [])]).toEqual([]);
  expect(pictures(cleared).filter((_one, at) => at !== 1)).toEqual(
    pictures(written).filter((_one, at) => at !== 1),
  );
});

test('DESK-10 the words of a frame are of what was painted, and the desk says what was not', async () => {
  const crowded = {
    ...shotIn(deskPlan(board, 1), 1),
    composition: 'face',
    size: 'close-up',
    people: [person('stand'), { who: 'other:neighbour', pose: 'stand', mood: 'neutral' }],
    props: [thing('kettle'), { id: 'bicycle', where: 'floor' }],
    lettering: [
      { role: 'claim', text: 'POUR SLOWLY' },
      { role: 'fact', text: 'TWELVE TEAS' },
    ],
  };
  const { frame, unseen } = await drawDirected(ask(1, { choices: crowded }));
  expect(unseen).toEqual(expect.arrayContaining(['bicycle', 'line 2 of the lettering']));
  expect(frame.alt).not.toMatch(/bicycle|TWELVE/);
  expect(frame.description).not.toMatch(/bicycle/i);
  expect(
    (await drawDirected(ask(1, { choices: shotIn(deskPlan(board, 1), 1) }))).unseen,
  ).toBeUndefined();
});

test('DESK-09 without the product the end keeps who stands there, and its lines', async () => {
  const title = { product: { shown: 'hero' as const, form: 'none:tea tasting' } };
  const choices = {
    ...shotIn(deskPlan(board, 4), 4),
    ...title,
    props: [],
    people: [person('stand')],
  };
  const named = await drawDirected(ask(4, { choices }));
  expect(named.frame.alt).toContain('the word “tea tasting”');
  const { frame, unseen } = await drawDirected(
    ask(4, { shots: named.shots, note: 'no product here' }),
  );
  expect(frame.alt).toMatch(/closing card beside a .*Lettering reads BRAMBLE/);
  expect(frame.alt).not.toContain('tea tasting');
  expect(unseen).toBeUndefined();
});

test('DESK-09 who is painted with the product in hand holds it at the desk, is drawn as before, and lets it go when told', async () => {
  const product = { shown: 'in-use', form: 'kettle' } as const;
  const first = shotOf({ composition: 'figure', size: 'wide', people: [person('stand')], product });
  const plan = { ...shots, shots: [first, ...shots.shots.slice(1)] };
  const request = sampleBoard({ productName: 'Bramble', description: 'Kettles.', shots: plan });
  const asked = directFrameRequest.parse({ ...request, frame: 1 });
  const opened = await drawDirected(asked);
  const shown = shotIn(opened.shots, 1);
  expect(shown.people).toEqual([{ ...person('present'), holds: 'product' }]);
  const [[before]] = pictures(plan, request) as [[string]];
  const [[now]] = pictures(opened.shots, request) as [[string]];
  expect(now).toBe(before);
  const choices = { ...shown, people: [person('stand')] };
  const { shots: letGo } = await drawDirected({ ...asked, choices });
  const scene = planBoard({ ...request, shots: letGo }).frames[0]?.plan;
  expect(scene?.people.map(({ held }) => held)).toEqual([undefined]);
});
