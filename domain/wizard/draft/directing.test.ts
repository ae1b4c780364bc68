import { expect, test } from 'vitest';
import { choicesOf, directFrame } from '../../storyboard/direct-shot.ts';
import type { Shot } from '../../storyboard/shot-plan.ts';
import { planOf } from '../../storyboard/testing/plan-of.ts';
import { draftAt } from '../testing/draft-at.ts';
import { deskNotes, outdatedDirections, undrawnChoices } from './directing.ts';
import { currentScript, type Draft } from './draft.ts';
import { reduce } from './reducer.ts';
import { restoreDraft, saveDraft } from './saved-state.ts';

const frames = [1, 2, 3, 4].map((n) => ({ title: `Frame ${n}`, description: '' }));
const at8 = draftAt(8);
const script = at8.takes[0]?.script ?? '';
const plan = planOf('CU. A can opens.', 'MS. She drinks.');
const drawn: Draft = { ...at8, takes: [{ script, frames, shots: plan }] };
const harbour = { ...choicesOf(plan.shots[1] as Shot), place: 'harbour' };
const shots = directFrame(plan, 2, harbour, 'MS. She drinks.');
const directed = { frame: 2, drawn: { title: 'At sea', description: '' }, shots };
const start = (draft: Draft) => reduce(draft, { type: 'direction-started', run: 'd' });
const arrive = (draft: Draft) => reduce(draft, { type: 'direction-arrived', run: 'd', directed });

test('DESK-02 what was drawn of one frame takes its place, and the others are the same', () => {
  const [take] = arrive(start(drawn)).takes;
  expect(take?.shots).toBe(shots);
  expect(take?.frames.map((frame, index) => frame === frames[index])).toEqual([
    true,
    false,
    true,
    true,
  ]);
});

test('DESK-01 no frame is directed before it is drawn, or while the script is edited', () => {
  for (const draft of [at8, { ...drawn, scriptEdit: 'x' }, { ...drawn, step: 9 as const }])
    expect(arrive(start(draft))).toBe(draft);
});

test('DESK-05 other shots of the plan become the frames of the take, as long as it is whole', () => {
  const six = planOf(...['One.', 'Two.', 'Three.', 'Four.', 'Five.', 'Six.']);
  const text = six.rows.map((row, at) => `${at + 1}. HOOK | ${at}-${at + 1} s\nVIDEO: ${row}`);
  const whole = ['T', ...text].join('\n\n');
  const draft: Draft = { ...at8, takes: [{ script: whole, frames, shots: six }] };
  const chosen = reduce(draft, { type: 'frames-chosen', shots: [0, 2, 4, 5] }).takes[0]?.shots;
  expect(chosen?.shots.flatMap(({ row, frame }) => (frame ? [row] : []))).toEqual([1, 3, 5, 6]);
  const edited = { ...draft, takes: [{ script: `${whole} More.`, frames, shots: six }] };
  for (const one of [edited, { ...draft, scriptEdit: 'x' }])
    expect(reduce(one, { type: 'frames-chosen', shots: [0, 2, 4, 5] })).toBe(one);
  expect(reduce(draft, { type: 'frames-chosen', shots: [0, 1] })).toBe(draft);
});

test('DESK-03 of a row that changed the direction is kept or dropped, as was said', () => {
  const changed = script.replace('She drinks', 'She runs');
  const draft: Draft = { ...drawn, takes: [{ script: changed, frames, shots }] };
  const settle = (keep: boolean) =>
    reduce(draft, { type: 'directions-settled', frames: [2], keep }).takes[0]?.shots?.shots.find(
      ({ frame }) => frame === 2,
    );
  expect(settle(true)).toMatchObject({ place: 'harbour', directed: { video: 'MS. She runs.' } });
  expect(settle(false)).toMatchObject({ place: 'none:the quay' });
  expect(settle(false)?.directed).toBeUndefined();
});

test('DESK-03 KEPT-05 of a locked frame nothing is asked, whose row changed; of one whose row is gone it is said', () => {
  const changed = script.replace('She drinks', 'She runs');
  const take = { script: changed, frames, shots };
  const asked = (takes: Draft['takes']) =>
    outdatedDirections({ ...drawn, takes, take: takes.length - 1 });
  expect(asked([take])).toEqual({ changed: [2], gone: [] });
  expect(asked([{ ...take, lockedFrames: [1] }])).toEqual({ changed: [2], gone: [] });
  expect(asked([{ ...take, lockedFrames: [2] }])).toBeNull();
  // A new take of the script has no frames of its own yet: those of the take before are shown, and locked.
  expect(
    asked([
      { script, frames, lockedFrames: [2] },
      { ...take, frames: [] },
    ]),
  ).toBeNull();
  const gone = {
    ...take,
    script: 'T\n\n1. HOOK | 0-5 s\nVIDEO: CU. A can opens.',
    lockedFrames: [2],
  };
  expect(asked([gone])).toEqual({ changed: [], gone: [2] });
});

test('DESK-08 what was chosen for a frame is kept until it is drawn, also where the line went and after a reload', () => {
  const wanted = { frame: 2, choices: harbour };
  const started = reduce(drawn, { type: 'direction-started', run: 'd', wanted });
  const failed = reduce(started, { type: 'run-failed', run: 'd' });
  expect(undrawnChoices(failed)).toEqual([wanted]);
  expect(failed.takes[0]?.frames).toBe(frames);
  const state = JSON.parse(
    JSON.stringify(saveDraft(failed, { open: true, returnToWizard: false })),
  );
  expect(undrawnChoices(restoreDraft(state))).toEqual([wanted]);
  const other = { frame: 3, choices: harbour };
  const both = reduce(failed, { type: 'direction-started', run: 'd', wanted: other });
  expect(undrawnChoices(both)).toEqual([wanted, other]);
  expect(undrawnChoices(arrive(both))).toEqual([other]);
  expect(undrawnChoices(reduce(failed, { type: 'direction-shown', directed }))).toEqual([]);
  expect(arrive(started).takes[0]).not.toHaveProperty('undrawn');
});

test('DESK-08 a note is kept with its frame through drawing and a reload, until it is carried out', () => {
  const note = (draft: Draft, frame: number, text: string) =>
    reduce(draft, { type: 'desk-noted', frame, note: text });
  const noted = note(note(note(drawn, 2, 'a ha'), 2, 'a hat'), 3, 'closer');
  const both = [
    { frame: 2, note: 'a hat' },
    { frame: 3, note: 'closer' },
  ];
  expect(deskNotes(noted)).toEqual(both);
  expect(deskNotes(arrive(start(noted)))).toEqual(both);
  const state = JSON.parse(JSON.stringify(saveDraft(noted, { open: true, returnToWizard: false })));
  expect(deskNotes(restoreDraft(state))).toEqual(both);
  const edited = reduce(noted, {
    type: 'script-edited',
    text: `${currentScript(noted)}\n- Later.`,
  });
  expect(deskNotes(reduce(edited, { type: 'script-saved' }))).toEqual(both);
  expect(note(note(noted, 2, ''), 3, '').takes[0]).toEqual(drawn.takes[0]);
});
