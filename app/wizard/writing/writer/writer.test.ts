import { beforeEach, expect, test, vi } from 'vitest';
import type { CallFailure } from '#app/calls/ask.ts';
import { createStreamBuffer, nothingStreamed } from '#app/calls/stream-buffer.ts';
import { defaultConcepts } from '#domain/concepts/default-concepts.ts';
import type { Progress } from '#domain/functions/progress.ts';
import { planOf } from '#domain/storyboard/testing/plan-of.ts';
import { currentScript, currentShots, shownBoard } from '#domain/wizard/draft/draft.ts';
import type { StepNumber } from '#domain/wizard/draft/step-numbers.ts';
import { draftAt } from '#domain/wizard/testing/draft-at.ts';
import { playParts } from '../../testing/play-parts.ts';
import { createSourceNotices } from './source-notices.ts';
import { createWriter } from './writer.ts';

const frames = [1, 2, 3, 4].map((n) => ({ title: `Shot ${n}`, description: '' }));
const concepts = defaultConcepts('Other').map((concept) => ({
  ...concept,
  title: `New ${concept.title}`,
}));
const usual: Record<string, unknown> = {
  'generate-concepts': { concepts, source: 'built-in' },
  'generate-creative-brief': { creativeBrief: 'Objective: new.', source: 'built-in' },
  'sharpen-details': { suggestions: [], source: 'built-in' },
  'generate-script': { script: 'New script.', source: 'built-in' },
  'generate-storyboard': { storyboardFrames: frames, fallback: false, source: 'built-in' },
};

// A server whose answers are set per function: an answer, a failure, or a promise of one.
let answers: Record<string, unknown>;
beforeEach(() => {
  answers = { ...usual };
});
const failing = (failure: CallFailure) => ({ failure });
const answerTo = async (name: string) => {
  const answer = await answers[name];
  const failed = answer as { failure?: CallFailure };
  return failed.failure ? { ok: false, failure: failed.failure } : { ok: true, answer };
};
let call: ReturnType<typeof playParts>['call'];

function writerAt(step: StepNumber, wait: { scriptDelayMs?: number } = { scriptDelayMs: 0 }) {
  const played = playParts(draftAt(step), answerTo);
  call = played.call;
  const { parts, shown } = played;
  const seen = {
    written: createStreamBuffer((then) => then()),
    drawn: createStreamBuffer((then) => then()),
    sourceNotices: createSourceNotices(parts.show),
  };
  const writer = createWriter({ ...parts, ...seen, ...wait });
  const titles = () => shown.map((toast) => toast.title);
  return { ...played, ...seen, writer, titles };
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

test('PLAN-01 the plan that comes with the script is what is drawn', async () => {
  const shots = planOf('A can.');
  answers['generate-script'] = { script: 'New script.', shots, source: 'built-in' };
  const { store, writer } = writerAt(7);
  store.dispatch(style);
  await writer.writeScript();
  expect(currentShots(store.read())).toEqual(shots);
  expect(call.mock.lastCall?.[0]).toBe('generate-storyboard');
  expect(call.mock.lastCall?.[1]).toMatchObject({ shots });
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
    expect(shown).toMatchObject([{ title, text, tone: 'destructive' }]);
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

test('WIZ-12 a revision takes what was refused before off the screen', async () => {
  const { store, writer, shown, withdrawn } = writerAt(8);
  store.dispatch({ type: 'revision-noted', notes: '' });
  await writer.reviseScript();
  expect(withdrawn).toEqual([]);
  store.dispatch({ type: 'revision-noted', notes: 'shorter' });
  await writer.reviseScript();
  expect(withdrawn).toEqual([shown[0]?.about]);
});

test('WIZ-12 a revision without notes asks for some and calls nobody', async () => {
  const { store, writer, shown } = writerAt(8);
  store.dispatch({ type: 'revision-noted', notes: '  ' });
  await writer.reviseScript();
  expect(shown).toMatchObject([
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

const options = () =>
  call.mock.lastCall?.[2] as { signal: AbortSignal; onProgress: (event: Progress) => void };
// An answer to wait for, and the way to give it.
function held(name: string) {
  let give = () => {};
  answers[name] = new Promise((resolve) => {
    give = () => resolve(usual[name]);
  });
  return () => give();
}

test('WIZ-07 GEN-08 concepts are shown one by one as they come, and kept only when all are there', async () => {
  const give = held('generate-concepts');
  const { store, writer, written } = writerAt(4);
  store.dispatch(approach);
  const done = writer.writeConcepts();
  const before = store.read();
  const [first, , third] = concepts;
  if (!first || !third) throw new Error('three are needed');
  options().onProgress({ type: 'concept', index: 2, concept: third });
  options().onProgress({ type: 'concept', index: 0, concept: first });
  expect(written.read().concepts).toEqual([first, undefined, third]);
  expect(store.read()).toBe(before);
  give();
  await done;
  expect(store.read().conceptSets[0]?.concepts).toEqual(concepts);
});

test('WIZ-08 a brief that began anew shows nothing of what came before', async () => {
  const give = held('generate-creative-brief');
  const { writer, written } = writerAt(5);
  const done = writer.writeBrief(0);
  options().onProgress({ type: 'stage', stage: 'asking' });
  options().onProgress({ type: 'text', text: 'Objective: half\n' });
  options().onProgress({ type: 'restarted' });
  options().onProgress({ type: 'stage', stage: 'falling-back' });
  expect(written.read()).toEqual({ ...nothingStreamed, stage: 'falling-back' });
  options().onProgress({ type: 'text', text: 'Objective: whole\n' });
  expect(written.read().text).toBe('Objective: whole\n');
  give();
  await done;
});

test('WIZ-10 what comes after Cancel is not shown, and the next run begins with nothing', async () => {
  const give = held('generate-script');
  const { store, writer, written } = writerAt(7);
  store.dispatch(style);
  const done = writer.writeScript();
  await vi.waitFor(() => expect(call).toHaveBeenCalled(), 60_000);
  const { onProgress, signal } = options();
  onProgress({ type: 'text', text: 'TITLE\n' });
  store.dispatch({ type: 'cancelled' });
  expect(signal.aborted).toBe(true);
  onProgress({ type: 'text', text: 'Late.\n' });
  expect(written.read().text).toBe('TITLE\n');
  give();
  await done;
  void writer.writeScript();
  expect(written.read()).toEqual(nothingStreamed);
  store.dispatch({ type: 'cancelled' });
});

test.each([
  ['WIZ-11 a script that was read while it was written is not typed out', 'TITLE\n', true],
  ['WIZ-11 a script that came at once is typed out', '', false],
])('%s', async (_, text, typedOut) => {
  const give = held('generate-script');
  const { store, writer } = writerAt(7);
  store.dispatch(style);
  const done = writer.writeScript();
  await vi.waitFor(() => expect(call).toHaveBeenCalled(), 60_000);
  options().onProgress({ type: 'text', text });
  give();
  await done;
  expect(store.read()).toMatchObject({ step: 8, typedOut });
});

test('WIZ-11 drawing can be stopped: the call ends, the take stays', async () => {
  const give = held('generate-storyboard');
  const { store, writer, titles } = writerAt(8);
  const done = writer.drawStoryboard();
  const { takes } = store.read();
  store.dispatch({ type: 'drawing-stopped' });
  expect(options().signal.aborted).toBe(true);
  give();
  await done;
  expect(store.read()).toMatchObject({ step: 8, drawing: null, takes });
  expect(titles()).toEqual([]);
});

test('GEN-08 when a model failed, a sentence says so, in a toast and with the work as it stands', async () => {
  const making = { source: 'fallback', setback: 'timeout' };
  answers['generate-concepts'] = { concepts, ...making };
  const { store, writer, shown, sourceNotices } = writerAt(4);
  store.dispatch(approach);
  await writer.writeConcepts();
  const words = 'The model did not answer in time, so AD BUILDER’s own writer wrote these.';
  expect(shown).toEqual([expect.objectContaining({ text: words })]);
  expect(shown[0]?.tone).toBeUndefined();
  expect(sourceNotices.of(store.read().conceptSets[0]?.concepts)).toBe(words);
  answers['generate-concepts'] = { concepts: [...concepts], source: 'provider' };
  await writer.writeConcepts();
  expect(sourceNotices.of(store.read().conceptSets[1]?.concepts)).toBeNull();
  expect(sourceNotices.of(store.read().conceptSets[0]?.concepts)).toBe(words);
});

test('GEN-08 frames of our own illustrator among a model’s are counted', async () => {
  const board = usual['generate-storyboard'] as object;
  answers['generate-storyboard'] = { ...board, source: 'provider', standIns: 2 };
  const { store, writer, sourceNotices } = writerAt(8);
  await writer.drawStoryboard();
  const words = sourceNotices.of(shownBoard(store.read())?.frames);
  expect(words).toContain('2 of the 4 frames were drawn by our own illustrator');
});

const detailed = () => {
  const all = writerAt(4);
  all.store.dispatch({ type: 'went-back' });
  all.store.dispatch({ type: 'sharpening-opened' });
  return all;
};
const suggestions = [{ id: 'tighten', title: 'T', why: 'W', changes: { description: 'Brew.' } }];

test('WIZ-05 a model’s suggestions are asked for once', async () => {
  answers['sharpen-details'] = { suggestions, source: 'provider' };
  const { store, writer, titles } = detailed();
  await writer.suggest();
  await writer.suggest();
  expect(call).toHaveBeenCalledTimes(1);
  expect(store.read()).toMatchObject({ step: 3.5, sharpened: { by: 'model', suggestions } });
  expect(titles()).toEqual([]);
});

test.each([
  [failing({ reason: 'network' }), 'No answer came'],
  [failing({ reason: 'limited', retryAfterSeconds: 60 }), 'No answer came'],
  [{ suggestions: [], source: 'fallback', setback: 'spent' }, 'budget'],
])(
  'WIZ-05 without a model’s answer our own are there at once, and why: %j',
  async (answer, why) => {
    answers['sharpen-details'] = answer;
    const { store, writer, sourceNotices } = detailed();
    await writer.suggest();
    expect(store.read()).toMatchObject({ step: 3.5, writing: null, sharpened: { by: 'rules' } });
    expect(sourceNotices.of('suggestions')).toContain(why);
  },
);

test('WIZ-05 Stop ends the call and has our own suggestions at once', async () => {
  const give = held('sharpen-details');
  const { store, writer, sourceNotices, titles } = detailed();
  const done = writer.suggest();
  writer.stopSuggesting();
  expect(options().signal.aborted).toBe(true);
  expect(store.read()).toMatchObject({ step: 3.5, writing: null, sharpened: { by: 'rules' } });
  expect(sourceNotices.of('suggestions')).toContain('Stopped');
  give();
  await done;
  expect(titles()).toEqual([]);
});
