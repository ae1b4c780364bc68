// Whatever happens in whatever order, these hold.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultConcepts } from '../../concepts/default-concepts.ts';
import { planOf } from '../../storyboard/testing/plan-of.ts';
import { writings } from '../kept-in-step/writings.ts';
import { packageKey } from '../money/package-key.ts';
import { productionKey } from '../requests.ts';
import { contentKey } from '../saving/content-key.ts';
import { ranked } from '../testing/ranked.ts';
import { chosenConcept, type Draft, emptyDraft } from './draft.ts';
import type { WizardEvent } from './events.ts';
import { progressOf } from './progress.ts';
import { reduce } from './reducer.ts';
import { isReachable } from './routing.ts';
import { parseSavedState, restoreDraft, saveDraft, stateText } from './saved-state.ts';
import { stepNumbers } from './step-numbers.ts';

const runs = fc.constantFrom('r1', 'r2', 'r3');
const texts = fc.oneof(fc.constantFrom('', ' ', 'Nightjar'), fc.string({ maxLength: 12 }));
const answers = fc.record(
  {
    userType: fc.constantFrom('business', 'creator', '' as const),
    platform: fc.uniqueArray(fc.constantFrom('tiktok', 'youtube', 'instagram')),
    productName: texts,
    description: texts,
    creativeApproach: fc.constantFrom('bold', 'story'),
    videoStyle: fc.constantFrom('direct', 'narrative'),
    voiceOverOnly: fc.boolean(),
    email: texts,
    budget: fc.constantFrom('under-25k', '50k-100k', '' as const),
    specificBudget: fc.constantFrom('', '$0', '$3,000', '$12,000', '$30,000'),
    schedule: fc.constantFrom('asap', '' as const),
    mediaBuyingServices: fc.boolean(),
    selectedDirector: fc.constantFrom('', 'director-1', 'nobody'),
  } as const,
  { requiredKeys: [] },
);
const concepts = defaultConcepts('Nightjar');
const frames = [1, 2, 3, 4].map((n) => ({ title: `Shot ${n}`, description: '' }));
const of = <T extends WizardEvent['type']>(type: T) => fc.constant({ type } as const);

const refreshed = fc.oneof(
  fc.constant({ of: 'concepts' as const, concepts: concepts.slice(1) }),
  texts.map((brief) => ({ of: 'brief' as const, brief })),
  texts.map((script) => ({ of: 'script' as const, script })),
  fc.constant({ of: 'board' as const, frames: frames.slice(1) }),
);

const event = fc.oneof(
  { weight: 6, arbitrary: of('advanced') },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('answered' as const), answers }) },
  fc.constantFrom(
    { type: 'went-back' as const },
    { type: 'cancelled' as const },
    { type: 'sharpening-opened' as const },
    { type: 'brief-saved' as const },
    { type: 'brief-edit-dropped' as const },
    { type: 'script-saved' as const },
    { type: 'script-edit-dropped' as const },
    { type: 'script-typed-out' as const },
    { type: 'revision-closed' as const },
    { type: 'storyboard-bypassed' as const },
    { type: 'amount-help-opened' as const },
    { type: 'drawing-stopped' as const },
    { type: 'analysis-ended' as const },
  ),
  fc.record({ type: fc.constant('visited' as const), step: fc.constantFrom(...stepNumbers) }),
  fc.record({
    type: fc.constantFrom(
      'suggestions-started' as const,
      'concepts-started' as const,
      'script-started' as const,
      'revision-started' as const,
      'board-started' as const,
      'direction-started' as const,
      'matching-started' as const,
      'production-started' as const,
      'production-recorded' as const,
      'production-orphaned' as const,
      'run-failed' as const,
    ),
    run: runs,
  }),
  fc.record({
    type: fc.constant('refresh-started' as const),
    run: runs,
    of: fc.constantFrom(...writings),
  }),
  fc.record({
    type: fc.constant('refresh-arrived' as const),
    run: runs,
    refreshed: refreshed,
  }),
  fc.record({ type: fc.constant('refresh-taken' as const), taken: refreshed }),
  fc.record({ type: fc.constant('left-as-it-is' as const), of: fc.constantFrom(...writings) }),
  fc.record({
    type: fc.constant('suggestions-arrived' as const),
    run: runs,
    suggestions: fc.constantFrom(null, [
      { id: 'tighten' as const, title: 'Tighter', why: '', changes: { description: 'Brew.' } },
    ]),
  }),
  fc.record({
    type: fc.constant('concepts-arrived' as const),
    run: runs,
    concepts: fc.constant(concepts),
  }),
  fc.record({ type: fc.constant('brief-started' as const), run: runs, index: fc.nat(3) }),
  fc.record({ type: fc.constant('brief-arrived' as const), run: runs, brief: texts }),
  fc.record({ type: fc.constant('script-arrived' as const), run: runs, script: texts }),
  fc.record({
    type: fc.constant('board-arrived' as const),
    run: runs,
    frames: fc.constant(frames),
  }),
  fc.record({
    type: fc.constant('direction-arrived' as const),
    run: runs,
    directed: fc.record({
      frame: fc.integer({ min: 1, max: 4 }),
      drawn: fc.constant({ title: 'Directed', description: '' }),
      shots: fc.constant(planOf('One.')),
    }),
  }),
  fc.record({ type: fc.constant('set-shown' as const), set: fc.nat(3) }),
  fc.record({ type: fc.constant('take-shown' as const), take: fc.nat(3) }),
  fc.record({ type: fc.constant('brief-edited' as const), text: texts }),
  fc.record({ type: fc.constant('script-edited' as const), text: texts }),
  fc.record({ type: fc.constant('revision-noted' as const), notes: texts }),
  fc.record({ type: fc.constant('send-started' as const), run: runs }),
  fc.record({
    type: fc.constant('send-succeeded' as const),
    run: runs,
    receipt: fc.constant({ email: 'a@b.example', submissionId: 'id', frames: 4 }),
  }),
  fc.record({
    type: fc.constant('matches-arrived' as const),
    run: runs,
    directors: fc.nat(3).map(ranked),
    common: fc.constant([]),
  }),
  fc.record({
    type: fc.constant('matching-failed' as const),
    run: runs,
    retryAfterSeconds: fc.constantFrom(null, 60),
  }),
  fc.record({
    type: fc.constant('director-chosen' as const),
    id: fc.constantFrom('director-1', 'director-2', 'nobody'),
  }),
);

// A walk that has got as far as a recorded production, so that every event has something to meet.
const wholeWay: WizardEvent[] = [
  {
    type: 'answered',
    answers: { userType: 'business', platform: ['tiktok'], productName: 'N', description: 'D' },
  },
  ...Array.from({ length: 3 }, () => ({ type: 'advanced' }) as const),
  { type: 'answered', answers: { creativeApproach: 'bold', videoStyle: 'direct' } },
  { type: 'concepts-started', run: 'r1' },
  { type: 'concepts-arrived', run: 'r1', concepts },
  { type: 'brief-started', run: 'r1', index: 0 },
  { type: 'brief-arrived', run: 'r1', brief: 'Objective: sell.' },
  { type: 'advanced' },
  { type: 'script-started', run: 'r1' },
  { type: 'script-arrived', run: 'r1', script: 'One.' },
  { type: 'advanced' },
  { type: 'send-started', run: 'r1' },
  {
    type: 'send-succeeded',
    run: 'r1',
    receipt: { email: 'a@b.example', submissionId: 'id', frames: 4 },
  },
  {
    type: 'answered',
    answers: { budget: 'under-25k', specificBudget: '$12,000', schedule: 'asap' },
  },
  { type: 'advanced' },
  { type: 'matching-started', run: 'r1' },
  { type: 'matches-arrived', run: 'r1', directors: ranked(2), common: [] },
  { type: 'analysis-ended' },
  { type: 'director-chosen', id: 'director-1' },
  { type: 'production-started', run: 'r1' },
  { type: 'production-recorded', run: 'r1' },
];
const walk = fc
  .tuple(fc.nat(wholeWay.length), fc.array(event, { maxLength: 25 }))
  .map(([length, events]) => ({
    start: wholeWay.slice(0, length).reduce(reduce, emptyDraft),
    events: events as WizardEvent[],
  }));

const alongEvery = (check: (before: Draft, after: Draft, event: WizardEvent) => void) =>
  fc.assert(
    fc.property(walk, ({ start, events }) => {
      events.reduce((before, event) => {
        const after = reduce(before, event);
        check(before, after, event);
        return after;
      }, start);
    }),
    { numRuns: 400 },
  );

test('WIZ-24 the step shown is always one that can be reached', () => {
  alongEvery((_, after) => expect(isReachable(after, after.step)).toBe(true));
});

test('WIZ-01 on a forward move the progress never goes back', () => {
  alongEvery((before, after, event) => {
    if (!/^(advanced|production-recorded)$|-arrived$/.test(event.type)) return;
    expect(progressOf(after).shown).toBeGreaterThanOrEqual(progressOf(before).shown);
  });
});

test('WIZ-24 Back, Forward and Cancel lose nothing that was typed or written', () => {
  alongEvery((before, after, event) => {
    if (!['went-back', 'visited', 'cancelled', 'advanced', 'run-failed'].includes(event.type))
      return;
    const {
      step,
      writing,
      drawing,
      directing,
      refresh,
      sending,
      requesting,
      analyzing,
      fieldErrors,
      ...kept
    } = before;
    expect(after).toMatchObject(kept);
  });
});

test('WIZ-11 no take is ever lost', () => {
  alongEvery((before, after) => {
    expect(after.takes.map((take) => take.script).slice(0, before.takes.length)).toEqual(
      before.takes.map((take) => take.script),
    );
  });
});

test('WIZ-10 an answer that nobody waits for changes nothing', () => {
  alongEvery((before, _, event) => {
    if (!event.type.endsWith('-arrived')) return;
    expect(reduce(before, { ...event, run: 'nobody' } as WizardEvent)).toBe(before);
  });
});

test('WIZ-08 a written brief and a chosen concept are never unset', () => {
  alongEvery((before, after) => {
    if (before.creativeBrief.trim() !== '') expect(after.creativeBrief.trim()).not.toBe('');
    if (before.answers.selectedConcept !== '') expect(chosenConcept(after)).toBeDefined();
  });
});

test('WIZ-22 saving and restoring gives the same draft, but for work under way', () => {
  alongEvery((_, after) => {
    const state = saveDraft(after, { open: true, returnToWizard: false });
    const json = stateText(state);
    expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(state)));
    const saved = parseSavedState(json);
    if (!saved) throw new Error('not readable');
    const restored = restoreDraft(saved);
    const resting = {
      ...after,
      ...{
        writing: null,
        drawing: null,
        directing: null,
        refresh: null,
        sending: null,
        fieldErrors: {},
      },
      ...{ matches: null, matching: null, matchingFailed: null, requesting: null },
    };
    expect(restored).toEqual({
      ...resting,
      step: restored.step,
      analyzing: restored.step === 12,
    });
    expect(restored.step).toBe(after.writing?.from ?? after.step);
    expect(packageKey(restored)).toBe(packageKey(after));
    expect(contentKey(restored)).toBe(contentKey(after));
  });
});

test('WIZ-19 at 11 the house knows of this package, this budget and this director', () => {
  alongEvery((_, after) => {
    if (after.step === 11) expect(after.recorded).toBe(productionKey(after));
  });
});

test('WIZ-18 12 is entered with an analysis, whichever way', () => {
  alongEvery((before, after) => {
    if (before.step !== 12 && after.step === 12) expect(after.analyzing).toBe(true);
  });
});

test('WIZ-14 money, time and director do not make another package of the one that was sent', () => {
  alongEvery((before, _, event) => {
    if (event.type !== 'director-chosen') return;
    expect(packageKey(reduce(before, event))).toBe(packageKey(before));
    const answers = { budget: '25k-50k', schedule: 'asap', specificBudget: '$9' } as const;
    expect(packageKey(reduce(before, { type: 'answered', answers }))).toBe(packageKey(before));
  });
});
