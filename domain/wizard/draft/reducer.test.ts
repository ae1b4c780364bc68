import { expect, test } from 'vitest';
import { defaultConcepts } from '../../concepts/default-concepts.ts';
import { planOf } from '../../storyboard/testing/plan-of.ts';
import { togglePlatform } from '../answers.ts';
import { draftAt } from '../testing/draft-at.ts';
import { currentScript, currentShots, type Draft, emptyDraft, shownBoard } from './draft.ts';
import type { WizardEvent } from './events.ts';
import { progressOf } from './progress.ts';
import { reduce } from './reducer.ts';
import { stepNumbers } from './step-numbers.ts';
import { steps } from './steps.ts';
import { canContinue, stepErrors } from './validity.ts';

const after = (events: WizardEvent[], from: Draft = emptyDraft) => events.reduce(reduce, from);
const concepts = defaultConcepts('Nightjar');
const frames = [1, 2, 3, 4].map((n) => ({ title: `Shot ${n}`, description: '' }));

const toDetails: WizardEvent[] = [
  { type: 'answered', answers: { userType: 'business' } },
  { type: 'advanced' },
  { type: 'answered', answers: { platform: ['tiktok'] } },
  { type: 'advanced' },
];
const toApproach: WizardEvent[] = [
  ...toDetails,
  { type: 'answered', answers: { productName: 'Nightjar', description: 'Cold brew.' } },
  { type: 'advanced' },
];
const toConcepts: WizardEvent[] = [
  ...toApproach,
  { type: 'answered', answers: { creativeApproach: 'bold' } },
  { type: 'concepts-started', run: 'c1' },
  { type: 'concepts-arrived', run: 'c1', concepts },
];
const toBrief: WizardEvent[] = [
  ...toConcepts,
  { type: 'brief-started', run: 'b1', index: 1 },
  { type: 'brief-arrived', run: 'b1', brief: 'Objective: sell.' },
];
const toScript: WizardEvent[] = [
  ...toBrief,
  { type: 'advanced' },
  { type: 'answered', answers: { videoStyle: 'direct' } },
  { type: 'script-started', run: 's1' },
  { type: 'script-arrived', run: 's1', script: 'Take one.' },
];

test('WIZ-01 each step says its number of 13; half steps keep their parent’s, the end is 13', () => {
  expect(stepNumbers.map((step) => progressOf({ step, analyzing: false }).label)).toEqual(
    [1, 2, 3, 3, 4, 5, 6, 7, 8, 9, 10, 10, 12, 13, 13].map((n) => `Step ${n} of 13`),
  );
});

test('WIZ-01 no number is left out: between money and directors the analysis is told as 11', () => {
  expect(progressOf({ step: 12, analyzing: true }).label).toBe('Step 11 of 13');
  expect(progressOf({ step: 10, analyzing: true }).label).toBe('Step 10 of 13');
});

test('WIZ-01 Continue is on 3, 6, 9, 10, 10.5 and 12, and on 1 and 2 once valid', () => {
  const always = steps.filter((step) => step.continues === 'always').map((step) => step.number);
  const onceValid = steps.filter((step) => step.continues === 'once-valid');
  expect(always).toEqual([3, 3.5, 6, 9, 10, 10.5, 12]);
  expect(onceValid.map((step) => step.number)).toEqual([1, 2]);
});

test('WIZ-02 WIZ-03 WIZ-04 a step is left only when its answers are there', () => {
  expect(after([{ type: 'advanced' }]).step).toBe(1);
  expect(after(toDetails).step).toBe(3);
  const unnamed = after([...toDetails, { type: 'answered', answers: { description: 'x' } }]);
  expect(canContinue(unnamed)).toBe(false);
  expect(stepErrors(unnamed, 3)).toEqual({ productName: 'Please fill this in.' });
  const long = after([{ type: 'answered', answers: { productName: 'x'.repeat(121) } }], unnamed);
  expect(stepErrors(long, 3)).toEqual({ productName: 'Please keep this to 120 characters.' });
  expect(after(toApproach).step).toBe(4);
});

test('WIZ-03 platforms keep the order they were chosen in', () => {
  const both = togglePlatform(togglePlatform([], 'youtube'), 'tiktok');
  expect(both).toEqual(['youtube', 'tiktok']);
  expect(togglePlatform(both, 'youtube')).toEqual(['tiktok']);
});

test('WIZ-05 sharpening is opened from 3, goes back to 3 and on to 4', () => {
  const ready = after([...toApproach, { type: 'went-back' }]);
  const open = reduce(ready, { type: 'sharpening-opened' });
  expect(open.step).toBe(3.5);
  expect(reduce(open, { type: 'went-back' }).step).toBe(3);
  expect(reduce(open, { type: 'advanced' }).step).toBe(4);
  expect(reduce(emptyDraft, { type: 'sharpening-opened' }).step).toBe(1);
});

test('WIZ-06 an approach opens step 5 while its concepts are written; cancelling returns to 4', () => {
  const waiting = after(toConcepts.slice(0, -1));
  expect(waiting.step).toBe(5);
  expect(reduce(waiting, { type: 'cancelled' })).toMatchObject({ step: 4, writing: null });
  expect(reduce(waiting, { type: 'went-back' }).step).toBe(4);
  expect(reduce(waiting, { type: 'run-failed', run: 'c1' }).step).toBe(4);
});

test('GEN-02 an answer to a cancelled or repeated run is dropped', () => {
  const waiting = after(toConcepts.slice(0, -1));
  const late: WizardEvent = { type: 'concepts-arrived', run: 'c1', concepts };
  expect(after([{ type: 'cancelled' }, late], waiting).conceptSets).toEqual([]);
  const again = reduce(waiting, { type: 'concepts-started', run: 'c2' });
  expect(reduce(again, late)).toBe(again);
  expect(
    after([{ type: 'concepts-arrived', run: 'c2', concepts }], again).conceptSets,
  ).toHaveLength(1);
});

test('WIZ-07 three more are added as a set, and earlier sets stay', () => {
  const more = after(
    [
      { type: 'concepts-started', run: 'c2' },
      { type: 'concepts-arrived', run: 'c2', concepts },
    ],
    after(toConcepts),
  );
  expect(more.conceptSets).toHaveLength(2);
  expect(more.shownSet).toBe(1);
  expect(reduce(more, { type: 'set-shown', set: 0 }).shownSet).toBe(0);
  expect(reduce(more, { type: 'set-shown', set: 7 }).shownSet).toBe(1);
});

test('WIZ-07 until a new brief is there the earlier choice and brief stand', () => {
  const back = reduce(after(toBrief), { type: 'went-back' });
  const writing = reduce(back, { type: 'brief-started', run: 'b2', index: 2 });
  expect(writing).toMatchObject({ step: 6, creativeBrief: 'Objective: sell.' });
  const cancelled = reduce(writing, { type: 'cancelled' });
  expect(cancelled).toMatchObject({ step: 5, creativeBrief: 'Objective: sell.' });
  expect(cancelled.answers.selectedConcept).toBe('1');
  const arrived = reduce(writing, { type: 'brief-arrived', run: 'b2', brief: 'New.' });
  expect(arrived).toMatchObject({ creativeBrief: 'New.', answers: { selectedConcept: '2' } });
});

test('WIZ-08 a brief can be edited, dropped and saved, never to nothing', () => {
  const editing = reduce(after(toBrief), { type: 'brief-edited', text: 'Mine.' });
  expect(canContinue(editing)).toBe(false);
  expect(reduce(editing, { type: 'brief-saved' })).toMatchObject({
    creativeBrief: 'Mine.',
    briefEdit: null,
  });
  expect(reduce(editing, { type: 'brief-edit-dropped' }).creativeBrief).toBe('Objective: sell.');
  const blank = reduce(editing, { type: 'brief-edited', text: ' ' });
  expect(reduce(blank, { type: 'brief-saved' })).toBe(blank);
});

test('WIZ-09 Generate needs a video style or voice-over only', () => {
  const seven = reduce(after(toBrief), { type: 'advanced' });
  expect(reduce(seven, { type: 'script-started', run: 's' }).writing).toBeNull();
  const voice = reduce(seven, { type: 'answered', answers: { voiceOverOnly: true } });
  expect(reduce(voice, { type: 'script-started', run: 's' }).writing?.kind).toBe('script');
});

test('WIZ-10 GEN-05 a script opens step 8; a failed or late one leaves step 7 as it was', () => {
  const waiting = after(toScript.slice(0, -1));
  expect(waiting.step).toBe(7);
  expect(reduce(waiting, { type: 'run-failed', run: 's1' })).toMatchObject({
    step: 7,
    writing: null,
  });
  expect(reduce(waiting, { type: 'visited', step: 6 })).toMatchObject({ step: 7, writing: null });
  const gone = reduce(waiting, { type: 'cancelled' });
  expect(reduce(gone, { type: 'script-arrived', run: 's1', script: 'Late.' })).toBe(gone);
  expect(after(toScript)).toMatchObject({ step: 8, typedOut: false });
});

test('WIZ-11 an edit or revision stays at 8 and is the next take; earlier takes come back', () => {
  const edited = after(
    [{ type: 'script-edited', text: 'Take two.' }, { type: 'script-saved' }],
    after(toScript),
  );
  expect(edited).toMatchObject({ step: 8, take: 1 });
  const revised = after(
    [
      { type: 'revision-noted', notes: 'shorter' },
      { type: 'revision-started', run: 'r1' },
      { type: 'script-arrived', run: 'r1', script: 'Take three.' },
    ],
    edited,
  );
  expect(revised).toMatchObject({ step: 8, take: 2, revisionNotes: null });
  expect(currentScript(reduce(revised, { type: 'take-shown', take: 0 }))).toBe('Take one.');
  const partly = after(
    [
      { type: 'revision-noted', notes: 'shorter, and let her sing' },
      { type: 'revision-started', run: 'r2' },
      { type: 'script-arrived', run: 'r2', script: 'Take four.', left: 'let her sing' },
    ],
    revised,
  );
  expect(partly).toMatchObject({ take: 3, revisionNotes: 'let her sing' });
  const same = after(
    [{ type: 'script-edited', text: 'Take three.' }, { type: 'script-saved' }],
    revised,
  );
  expect(same.takes).toHaveLength(3);
});

test('WIZ-11 an edit that is not saved holds the package back', () => {
  const editing = after([{ type: 'script-edited', text: 'Half a' }], after(toScript));
  expect(reduce(editing, { type: 'advanced' }).step).toBe(8);
  expect(reduce(editing, { type: 'storyboard-bypassed' }).step).toBe(8);
});

test('WIZ-11 notes that lead to the same script stay, and no take is made', () => {
  const same = after(
    [
      { type: 'revision-noted', notes: 'mention the owl' },
      { type: 'revision-started', run: 'r1' },
      { type: 'script-arrived', run: 'r1', script: 'Take one.' },
    ],
    after(toScript),
  );
  expect(same).toMatchObject({ revisionNotes: 'mention the owl', take: 0, writing: null });
});

test('WIZ-12 a revision without notes is not started and loses nothing', () => {
  const noted = after([{ type: 'revision-noted', notes: '  ' }], after(toScript));
  expect(reduce(noted, { type: 'revision-started', run: 'r' })).toBe(noted);
});

test('GEN-06 frames belong to the take they were drawn from', () => {
  const drawn = after(
    [
      { type: 'board-started', run: 'd1' },
      { type: 'script-edited', text: 'Take two.' },
      { type: 'script-saved' },
      { type: 'board-arrived', run: 'd1', frames },
    ],
    after(toScript),
  );
  expect(shownBoard(drawn)).toEqual({ take: 0, frames });
  expect(drawn.take).toBe(1);
  const late = reduce(drawn, { type: 'board-arrived', run: 'd1', frames: [] });
  expect(late).toBe(drawn);
});

const planned = (shots: ReturnType<typeof planOf> | undefined, script = 'Take one.') =>
  after(
    [
      { type: 'answered', answers: { videoStyle: 'direct' } },
      { type: 'script-started', run: 's1' },
      { type: 'script-arrived', run: 's1', script, shots },
    ],
    after([...toBrief, { type: 'advanced' }]),
  );
const revised = (draft: Draft, script: string, shots?: ReturnType<typeof planOf>) =>
  after(
    [
      { type: 'revision-noted', notes: 'shorter' },
      { type: 'revision-started', run: 'r1' },
      { type: 'script-arrived', run: 'r1', script, shots },
    ],
    draft,
  );

test('PLAN-01 a take has the plan that came with its script, or none', () => {
  expect(currentShots(planned(planOf('A can.')))).toEqual(planOf('A can.'));
  expect(currentShots(planned(undefined))).toBeUndefined();
});

test('PLAN-01 a script changed by hand keeps its plan, and earlier takes have their own', () => {
  const edited = after(
    [{ type: 'script-edited', text: 'By hand.' }, { type: 'script-saved' }],
    planned(planOf('A can.')),
  );
  expect(edited.take).toBe(1);
  expect(currentShots(edited)).toEqual(planOf('A can.'));
  const again = revised(edited, 'Take three.', planOf('An owl.'));
  expect(currentShots(again)).toEqual(planOf('An owl.'));
  expect(currentShots(reduce(again, { type: 'take-shown', take: 0 }))).toEqual(planOf('A can.'));
});

test('PLAN-01 a revision without a plan keeps the one there was; a new script does not', () => {
  const draft = revised(planned(planOf('A can.')), 'Shorter.');
  expect(currentShots(draft)).toEqual(planOf('A can.'));
  const anew = after(
    [
      { type: 'went-back' },
      { type: 'script-started', run: 's2' },
      { type: 'script-arrived', run: 's2', script: 'Anew.' },
    ],
    draft,
  );
  expect(currentShots(anew)).toBeUndefined();
});

test('PLAN-01 the same script with another plan is the same take, planned anew', () => {
  const anew = after(
    [
      { type: 'went-back' },
      { type: 'script-started', run: 's2' },
      { type: 'script-arrived', run: 's2', script: 'Take one.', shots: planOf('An owl.') },
    ],
    planned(undefined),
  );
  expect(anew.takes).toHaveLength(1);
  expect(currentShots(anew)).toEqual(planOf('An owl.'));
});

test('WIZ-11 Bypass Storyboard goes to 9 without frames', () => {
  const bypassed = after(
    [{ type: 'board-started', run: 'd1' }, { type: 'storyboard-bypassed' }],
    after(toScript),
  );
  expect(bypassed).toMatchObject({ step: 9, bypassed: true, drawing: null });
});

test('WIZ-14 a sent package opens step 10; a failed one keeps everything', () => {
  const nine = reduce(after(toScript), { type: 'advanced' });
  const typed = reduce(nine, { type: 'answered', answers: { email: 'june@nightjar.example' } });
  const sending = reduce(typed, { type: 'send-started', run: 'p1' });
  expect(reduce(sending, { type: 'run-failed', run: 'p1' })).toEqual(typed);
  const receipt = { email: 'june@nightjar.example', submissionId: 'x', frames: 0 };
  expect(reduce(sending, { type: 'send-succeeded', run: 'p1', receipt })).toMatchObject({
    step: 10,
    receipt,
  });
  expect(reduce(typed, { type: 'send-succeeded', run: 'p1', receipt })).toBe(typed);
});

test('GEN-10 a refused field is shown until it is typed in again', () => {
  const refused = reduce(after(toConcepts.slice(0, -1)), {
    type: 'run-failed',
    run: 'c1',
    fieldErrors: { productName: 'Too odd.', description: 'Too long.' },
  });
  const typed = reduce(refused, { type: 'answered', answers: { productName: 'New' } });
  expect(typed.fieldErrors).toEqual({ description: 'Too long.' });
});

test('WIZ-22 starting over clears everything', () => {
  expect(reduce(after(toScript), { type: 'started-over' })).toEqual(emptyDraft);
});

test('PLAN-07 a choice needs no notes, makes the next take, and leaves notes for later', () => {
  const at8 = draftAt(8);
  const operation = { kind: 'shorter' } as const;
  const started = reduce(at8, { type: 'revision-started', run: 'r', operation });
  expect(started.writing).toEqual({ id: 'r', kind: 'revision', from: 8, isChosen: true });
  const taken = reduce(started, { type: 'script-arrived', run: 'r', script: 'Other.' });
  expect(taken).toMatchObject({ take: at8.takes.length, revisionNotes: null, writing: null });
  expect(taken.takes.slice(0, -1)).toEqual(at8.takes);
  const noted = reduce(at8, { type: 'revision-noted', notes: 'funnier' });
  const chosen = reduce(noted, { type: 'revision-started', run: 'r', operation });
  expect(reduce(chosen, { type: 'script-arrived', run: 'r', script: 'Other.' })).toMatchObject({
    revisionNotes: 'funnier',
  });
  expect(reduce(at8, { type: 'revision-started', run: 'r' }).writing).toBeNull();
});
