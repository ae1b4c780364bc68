import { beforeEach, expect, test, vi } from 'vitest';
import type { CallFunction } from '#app/api.ts';
import { createArrivals } from '#app/arrivals.ts';
import type { CallFailure } from '#app/ask.ts';
import type { Toast } from '#app/ui/toast.tsx';
import { defaultConcepts } from '#domain/concepts/default-concepts.ts';
import { currentScript, shownBoard } from '#domain/wizard/draft.ts';
import type { StepNumber } from '#domain/wizard/steps.ts';
import { draftAt } from '#domain/wizard/testing/draft-at.ts';
import { createDraftStore } from './draft-store.ts';
import { createRemarks } from './remarks.ts';
import { createWriter } from './writer.ts';

const frames = [1, 2, 3, 4].map((n) => ({ title: `Shot ${n}`, description: '' }));
const concepts = defaultConcepts('Other').map((concept) => ({
  ...concept,
  title: `New ${concept.title}`,
}));
const usual: Record<string, unknown> = {
  'generate-concepts': { concepts, source: 'built-in' },
  'generate-creative-brief': { creativeBrief: 'Objective: new.', source: 'built-in' },
  'generate-script': { script: 'New script.', source: 'built-in' },
  'generate-storyboard': { storyboardFrames: frames, fallback: false, source: 'built-in' },
};

// A server whose answers are set per function: an answer, a failure, or a promise of one.
let answers: Record<string, unknown>;
beforeEach(() => {
  answers = { ...usual };
});
const failing = (failure: CallFailure) => ({ failure });
const call = vi.fn(async (name: string, _body: unknown, _options?: unknown) => {
  const answer = await answers[name];
  const failed = answer as { failure?: CallFailure };
  return failed.failure ? { ok: false, failure: failed.failure } : { ok: true, answer };
});

function writerAt(step: StepNumber, wait: { scriptDelayMs?: number } = { scriptDelayMs: 0 }) {
  call.mockClear();
  const store = createDraftStore(draftAt(step));
  const shown: Toast[] = [];
  let made = 0;
  const show = (toast: Toast) => void shown.push(toast);
  const seen = {
    written: createArrivals((then) => then()),
    drawn: createArrivals((then) => then()),
    remarks: createRemarks(show),
  };
  const writer = createWriter({
    ...seen,
    store,
    call: call as unknown as CallFunction,
    show,
    announce: () => {},
    newId: () => `run-${++made}`,
    ...wait,
  });
  return { ...seen, store, writer, titles: () => shown.map((toast) => toast.title), shown };
}

const approach = { type: 'answered', answers: { creativeApproach: 'story' } } as const;
const style = { type: 'answered', answers: { videoStyle: 'direct' } } as const;

test('WIZ-06 GEN-01 concepts arrive on step 5 without a word', async () => {
  const { store, writer, titles } = writerAt(4);
  store.dispatch(approach);
  await writer.writeConcepts();
  expect(store.read()).toMatchObject({ step: 5, writing: null });
  expect(store.read().conceptSets[0]?.concepts).toEqual(concepts);
  expect(titles()).toEqual([]);
});

test.each<CallFailure>([{ reason: 'network' }, { reason: 'timeout' }, { reason: 'unusable' }])(
  'GEN-02 concepts fail ($reason): the three defaults, said in red',
  async (failure) => {
    answers['generate-concepts'] = failing(failure);
    const { store, writer, shown } = writerAt(4);
    store.dispatch(approach);
    await writer.writeConcepts();
    const titles = store.read().conceptSets[0]?.concepts.map((concept) => concept.title);
    expect(titles).toEqual(['Bold & Direct', 'Story-Driven', 'Problem-Solution']);
    expect(shown).toEqual([
      expect.objectContaining({ title: 'Using Default Concepts', tone: 'destructive' }),
    ]);
  },
);

test('GEN-02 fallback concepts of the function: Concepts Generated', async () => {
  answers['generate-concepts'] = { fallbackConcepts: { concepts }, source: 'fallback' };
  const { store, writer, shown } = writerAt(4);
  store.dispatch(approach);
  await writer.writeConcepts();
  expect(store.read().conceptSets[0]?.concepts).toEqual(concepts);
  expect(shown.map(({ title, tone }) => [title, tone])).toEqual([
    ['Concepts Generated', undefined],
  ]);
});

test('WIZ-07 three more ask for another variation', async () => {
  const { store, writer } = writerAt(5);
  await writer.writeConcepts();
  expect(call.mock.lastCall?.[1]).toMatchObject({ variation: 1 });
  expect(store.read()).toMatchObject({ step: 5, shownSet: 1 });
});

test('GEN-03 the brief fails: a template from the answers, Creative Brief Created', async () => {
  answers['generate-creative-brief'] = failing({ reason: 'server', requestId: null });
  const { store, writer, titles } = writerAt(5);
  await writer.writeBrief(2);
  expect(store.read().step).toBe(6);
  expect(store.read().creativeBrief).toContain('Nightjar');
  expect(store.read().answers.selectedConcept).toBe('2');
  expect(titles()).toEqual(['Creative Brief Created']);
});

test('WIZ-10 the script opens step 8 and its storyboard is drawn', async () => {
  const { store, writer, titles } = writerAt(7);
  store.dispatch(style);
  await writer.writeScript();
  expect(store.read().step).toBe(8);
  expect(currentScript(store.read())).toBe('New script.');
  expect(shownBoard(store.read())?.frames).toEqual(frames);
  expect(titles()).toEqual([]);
});

test('WIZ-10 the script is asked for one second after Generate', async () => {
  vi.useFakeTimers();
  const { store, writer } = writerAt(7, {});
  store.dispatch(style);
  const written = writer.writeScript();
  await vi.advanceTimersByTimeAsync(999);
  expect(call).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(call).toHaveBeenCalled();
  vi.useRealTimers();
  await written;
});

test.each<[CallFailure, string, string]>([
  [
    { reason: 'timeout' },
    'Generation timeout',
    'Script generation is taking longer than expected. Please try again.',
  ],
  [
    { reason: 'network' },
    'Generation failed',
    'There was an error generating your script. Please try again.',
  ],
  [
    { reason: 'server', requestId: 'r' },
    'Generation failed',
    'There was an error generating your script. Please try again.',
  ],
  [
    { reason: 'unusable' },
    'Script Generation Error',
    'There was an issue generating your script. Please try again.',
  ],
])(
  'WIZ-10 GEN-05 a script that fails (%o) returns to 7 and says so',
  async (failure, title, text) => {
    answers['generate-script'] = failing(failure);
    const { store, writer, shown } = writerAt(7);
    store.dispatch(style);
    await writer.writeScript();
    expect(store.read()).toMatchObject({ step: 7, writing: null, takes: [] });
    expect(shown).toEqual([{ title, text, tone: 'destructive' }]);
  },
);

test('GEN-06 the storyboard fails: frames of the platform, Storyboard Created', async () => {
  answers['generate-storyboard'] = failing({ reason: 'network' });
  const { store, writer, titles } = writerAt(8);
  await writer.drawStoryboard();
  expect(shownBoard(store.read())?.frames).toHaveLength(4);
  expect(titles()).toEqual(['Storyboard Created']);
});

test('GEN-06 a board marked as a fallback says so too', async () => {
  answers['generate-storyboard'] = { storyboardFrames: frames, fallback: true, source: 'fallback' };
  const { writer, titles } = writerAt(8);
  await writer.drawStoryboard();
  expect(titles()).toEqual(['Storyboard Created']);
});

test('WIZ-12 a revision without notes asks for some and calls nobody', async () => {
  const { store, writer, shown } = writerAt(8);
  store.dispatch({ type: 'revision-noted', notes: '  ' });
  await writer.reviseScript();
  expect(shown).toEqual([
    {
      title: 'No revision notes provided',
      text: "Please add some notes about what you'd like to change.",
      tone: 'destructive',
    },
  ]);
  expect(call).not.toHaveBeenCalled();
});

test('WIZ-11 a revision stays at 8 and is the next take', async () => {
  const { store, writer } = writerAt(8);
  store.dispatch({ type: 'revision-noted', notes: 'shorter' });
  await writer.reviseScript();
  expect(call.mock.lastCall?.[1]).toMatchObject({ revisionNotes: 'shorter' });
  expect(store.read()).toMatchObject({ step: 8, take: 1 });
});

test('WIZ-10 a cancelled run is aborted, and its late answer dropped', async () => {
  let arrive = (_: unknown) => {};
  answers['generate-concepts'] = new Promise((resolve) => {
    arrive = resolve;
  });
  const { store, writer, titles } = writerAt(4);
  store.dispatch(approach);
  const written = writer.writeConcepts();
  const options = call.mock.lastCall?.[2] as { signal: AbortSignal } | undefined;
  store.dispatch({ type: 'cancelled' });
  expect(options?.signal.aborted).toBe(true);
  arrive({ concepts, source: 'built-in' });
  await written;
  expect(store.read()).toMatchObject({ step: 4, conceptSets: [] });
  expect(titles()).toEqual([]);
});

test('GEN-10 too many requests: everything stays, and how long to wait is said', async () => {
  answers['generate-concepts'] = failing({ reason: 'limited', retryAfterSeconds: 700 });
  const { store, writer, shown } = writerAt(4);
  store.dispatch(approach);
  await writer.writeConcepts();
  expect(store.read()).toMatchObject({ step: 4, conceptSets: [] });
  expect(shown[0]?.text).toContain('in 12 minutes');
});

test('GEN-10 a refused field leads to the step that asks for it', async () => {
  const fields = { description: 'Too odd.' };
  answers['generate-creative-brief'] = failing({ reason: 'validation', fields });
  const { store, writer } = writerAt(5);
  await writer.writeBrief(0);
  expect(store.read()).toMatchObject({ step: 3, fieldErrors: fields });
});
