import { expect, test } from 'vitest';
import type { GenerateConceptsRequest } from '#domain/functions/generate-concepts.ts';
import type { Progress } from '#domain/functions/progress.ts';
import { sampleRequest } from '../testing/sample-request.ts';
import { fakeText, openTestContext } from './testing/fake-text.ts';
import { writeModelConcepts } from './write-model-concepts.ts';

const request = (changed: Partial<GenerateConceptsRequest> = {}): GenerateConceptsRequest => ({
  ...sampleRequest({}),
  variation: 0,
  earlierTitles: [],
  ...changed,
});
const wired = (at: number, changed: object = {}) => ({
  device: ['one unbroken shot', 'a confession', 'a countdown'][at],
  stage: ['the oven', 'the queue', 'the empty shelf'][at],
  title: ['The Oven Wakes', 'First in Line', 'Gone by Noon'][at],
  subtitle: `A loaf from Hearth & Crumb crosses Mill Street before dawn, ${at === 0 ? 'alone' : 'seen'} ${at === 1 ? 'once' : 'again'}.`,
  features: [
    'Opens on a glowing oven door',
    'Sourdough steams for 48 hours of film',
    'Ends on an empty shelf',
  ],
  tone: 'Warm, plain, quick',
  ...changed,
});
const answer = (...changes: object[]) =>
  JSON.stringify({ concepts: [0, 1, 2].map((at) => wired(at, changes[at])) });
const toldTitles = (told: Progress[]) =>
  told.flatMap((event) =>
    event.type === 'concept'
      ? [event.concept.title]
      : event.type === 'restarted'
        ? ['restarted']
        : [],
  );

test('GEN-08 three concepts are told one by one as they are whole, and are what is returned', async () => {
  const { model } = fakeText(answer());
  const { context, told } = openTestContext();
  const concepts = await writeModelConcepts(model, request(), context);
  expect(concepts.map(({ title }) => title)).toEqual([
    'The Oven Wakes',
    'First in Line',
    'Gone by Noon',
  ]);
  expect(Object.keys(concepts[0] ?? {})).toEqual(['title', 'subtitle', 'features', 'tone']);
  expect(told.flatMap((event) => (event.type === 'concept' ? [event.concept] : []))).toEqual(
    concepts,
  );
  const checking = told.findIndex((event) => event.type === 'stage' && event.stage === 'checking');
  expect(told.findLastIndex(({ type }) => type === 'concept')).toBeLessThan(checking);
});

test('GEN-08 an invented price is objected to by name; what the second answer still invents is left out', async () => {
  const priced = { features: ['A loaf for $3', 'Opens on an oven', 'Ends on a shelf', 'Steam'] };
  const { model, asks } = fakeText(answer({}, priced), answer({}, priced));
  const { context, told } = openTestContext();
  const concepts = await writeModelConcepts(model, request(), context);
  expect(asks[1]?.messages[0]?.content).toContain(
    'Concept 2 states what the client did not say: $3.',
  );
  expect(concepts[1]?.features).toEqual(['Opens on an oven', 'Ends on a shelf', 'Steam']);
  expect(JSON.stringify(told)).not.toContain('$3');
  expect(toldTitles(told)).toEqual([
    'The Oven Wakes',
    'restarted',
    'The Oven Wakes',
    'First in Line',
    'Gone by Noon',
  ]);
});

test('GEN-08 an idea that stands on an invented figure is no concept', async () => {
  const priced = answer({ title: 'The $3 Loaf' });
  const { model } = fakeText(priced, priced);
  await expect(
    writeModelConcepts(model, request(), openTestContext().context),
  ).rejects.toMatchObject({
    setback: 'unusable',
  });
});

test.each([
  [
    'two of them',
    JSON.stringify({ concepts: [wired(0), wired(1)] }),
    'There were 2 instead of three',
  ],
  [
    'the same device twice',
    answer({}, { device: 'One unbroken shot!' }),
    'Concept 2 has a title, device or idea that is taken',
  ],
  ['the same title twice', answer({}, {}, { title: 'first in line' }), 'Concept 3 has a title'],
  [
    'another product',
    answer({ title: 'A', subtitle: 'Someone drives fast.', features: ['x y', 'z w'], tone: '' }),
    'Concept 1 does not speak of the product',
  ],
  ['no idea', answer({ subtitle: 'Wow' }), 'Concept 1 needs a title, a subtitle'],
])('GEN-08 %s is sent back', async (_, bad, complaint) => {
  const { model, asks } = fakeText(bad, answer());
  const concepts = await writeModelConcepts(model, request(), openTestContext().context);
  expect(asks[1]?.messages[0]?.content).toContain(complaint);
  expect(concepts).toHaveLength(3);
});

test('WIZ-07 three more: earlier titles are sent as data and do not come back', async () => {
  const more = request({ variation: 1, earlierTitles: ['Gone By Noon', 'Another'] });
  const { model, asks } = fakeText(answer(), answer({}, {}, { title: 'The Last Loaf' }));
  const concepts = await writeModelConcepts(model, more, openTestContext().context);
  expect(asks[0]?.messages[0]?.content).toContain('"earlierTitles"');
  expect(asks[1]?.messages[0]?.content).toContain(
    'Concept 3 has a title, device or idea that is taken',
  );
  expect(concepts.map(({ title }) => title)).toEqual([
    'The Oven Wakes',
    'First in Line',
    'The Last Loaf',
  ]);
});

test('GEN-08 lengths are the domain’s', async () => {
  const long = 'A loaf of Hearth & Crumb rises. '.repeat(40);
  const { model } = fakeText(
    answer({ title: long, subtitle: long, features: [long, `x ${long}`], tone: long }),
  );
  const [first] = await writeModelConcepts(model, request(), openTestContext().context);
  expect(first?.title.length).toBeLessThanOrEqual(160);
  expect(first?.subtitle.length).toBeLessThanOrEqual(400);
  expect(first?.subtitle).toMatch(/rises\.$/);
});
