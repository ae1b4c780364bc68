// A frame that somebody directs: it is as it was chosen, and the others are what they were.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { directFrameRequest } from '#domain/functions/direct-frame.ts';
import { choicesOf, directFrame, pinned } from '#domain/storyboard/direct-shot.ts';
import type { ShotChoices, ShotPlan } from '#domain/storyboard/shot-plan.ts';
import { composeFrame } from './compose/compose-frame.ts';
import { drawDirected, drawStoryboard } from './draw-storyboard.ts';
import { samplePlans } from './plan/testing/sample-plans.ts';
import { planBoard, planOf } from './plan-board.ts';
import { sampleBoard } from './sample-board.ts';
import { anyChoices } from './testing/any-choices.ts';

const typed = sampleBoard();
const freeText = sampleBoard({ script: 'CU. A loaf. Then Maya runs to the harbour. Pack shot.' });
const { plan, productName } = samplePlans.leakListener;
const planned = sampleBoard({ productName, shots: plan });

const pictures = (shots: ShotPlan | undefined, request = typed) =>
  planBoard(shots ? { ...request, shots } : request).frames.map(({ plan: scene, caption }) => ({
    svg: composeFrame(scene).svg(),
    caption,
  }));

test.each([
  ['read from a script', typed],
  ['read from free text', freeText],
  ['planned', planned],
] as const)('DESK-02 only the directed frame of a board that is %s changes', (_, request) => {
  const before = pictures(request.shots, request);
  expect(pictures(pinned(planOf(request)), request)).toEqual(before);
  fc.assert(
    fc.property(fc.nat(3), anyChoices, (at, chosen) => {
      const shots = directFrame(planOf(request), at + 1, chosen, 'whatever');
      const after = pictures(shots, request);
      expect(after.filter((_one, index) => index !== at)).toEqual(
        before.filter((_one, index) => index !== at),
      );
      expect(after[at]?.svg).not.toMatch(/NaN|undefined|Infinity/);
    }),
    { numRuns: 12 },
  );
});

const harbour = (shots: ShotPlan): ShotChoices => ({
  ...choicesOf(shots.shots[1] as never),
  size: 'wide',
  place: 'harbour',
  lettering: [{ role: 'claim', text: 'THE TIDE DECIDES' }],
});

test('DESK-02 a board that is drawn again has the directed frame and the bytes of the others', async () => {
  const before = await drawStoryboard(typed);
  const { shots: written, frame: asWritten } = await drawDirected(ask({ frame: 2 }));
  expect(asWritten).toEqual(before[1]);
  const { shots, frame } = await drawDirected(ask({ frame: 2, choices: harbour(written) }));
  expect(frame.alt).toContain('a harbour');
  expect(frame.alt).toContain('THE TIDE DECIDES');
  expect(frame.description).toMatch(/^WS, hand-held\. Harbour, before dawn\. Maya: lean, tired/);
  const again = await drawStoryboard({ ...typed, shots });
  expect(again).toEqual([before[0], frame, before[2], before[3]]);
});

test('DESK-01 choosing what was written brings back what was written', async () => {
  const first = await drawDirected(ask({ frame: 2 }));
  const second = await drawDirected(ask({ frame: 2, choices: harbour(first.shots) }));
  const { written } = second.shots.shots[1]?.directed ?? {};
  const back = await drawDirected(ask({ frame: 2, shots: second.shots, choices: written }));
  expect(back).toEqual(first);
});

test('DESK-03 a row told anew keeps its directed frame, a row that is gone takes it along', async () => {
  const { shots: written } = await drawDirected(ask({ frame: 2 }));
  const { shots } = await drawDirected(ask({ frame: 2, choices: harbour(written) }));
  const told = typed.script.replace('MAYA leans on', 'MAYA sits at');
  const [, second] = planBoard({ ...typed, shots, script: told }).frames;
  expect(second?.shot).toMatchObject({
    place: 'harbour',
    directed: { written: { place: 'bakery-counter' } },
  });
  const cut = typed.script.replace(/2\. PROBLEM[\s\S]*?(?=3\. PROOF)/, '');
  for (const { shot } of planBoard({ ...typed, shots, script: cut }).frames)
    expect(shot.directed).toBeUndefined();
});

const ask = (changed: object) => directFrameRequest.parse({ ...typed, ...changed });
