import { expect, test } from 'vitest';
import { readings } from '../readings.ts';

const verbsOf = (text: string) =>
  readings.en.tongue
    .tag(text, new Set())
    .filter(({ tag }) => tag === 'verb')
    .map(({ low }) => low);

test.each([
  ['Inez in grey coveralls hauls a dead motor out of a barn', 'hauls'],
  ['A pupil and mum watch it on a phone', 'watch'],
  ['Gravel flies up and chips a windscreen', 'chips'],
  ['Wayne in orange overalls kneels on the drive', 'kneels'],
])('%j has its verb', (text, verb) => expect(verbsOf(text)).toContain(verb));

test.each([
  'Cable locks in the shed',
  'Bike lights, the best in town',
  'A box of nails the size of a thumb',
])('%j has none', (text) => expect(verbsOf(text)).toEqual([]));

test('an article has a noun', () => {
  const tags = readings.en.tongue.tag('a remote with its back off', new Set());
  expect(tags[1]?.tag).toBe('noun');
});

test.each([
  ['everyone else already gone', 'go'],
  ['they have driven home', 'drive'],
  ['he has thrown it', 'throw'],
])('%j has the verb %j', (text, lemma) => {
  const lemmas = readings.en.tongue.tag(text, new Set()).map((one) => one.lemma);
  expect(lemmas).toContain(lemma);
});
