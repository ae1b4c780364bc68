import fc from 'fast-check';
import MiniSearch from 'minisearch';
import { expect, test, vi } from 'vitest';
import { lostWays } from '../evaluate/lost-ways.ts';
import { understand } from '../understand.ts';
import { search } from './search.ts';

// Each 24th of six thousand ways: `npm run eval:chat` asks them all.
test('CHAT-06 every entry is found by its title and by each of its other questions', () => {
  expect(lostWays(24)).toEqual([]);
});

test.each([
  ['pasword forgoten', 'forgot-password'],
  ['how long does a prodution take', 'how-long-production'],
  ['subscritpion cancelation', 'cancel-starter'],
])('CHAT-06 %s is understood though it is misspelt', (question, id) => {
  expect(search(question, 1)[0]?.entry.id).toBe(id);
});

test.each(['', '   ', '???', '\u0000\ud800', '🎬🎬🎬', '123'])(
  'CHAT-06 %j finds nothing',
  (question) => {
    expect(search(question, 5)).toEqual([]);
  },
);

test.each([
  'ﷺ'.repeat(1_990),
  'İıŞş'.repeat(1_000),
  'İıŞş '.repeat(800),
  `${'how is it and '.repeat(285)}what?`,
  Array.from({ length: 400 }, (_, place) => `qu${place}xzyw`)
    .join(' ')
    .slice(0, 4_000),
])('CHAT-06 NF-05 an odd text of 4,000 characters is looked up by few words', (message) => {
  const asked = vi.spyOn(MiniSearch.prototype, 'search');
  understand(message, []);
  expect(asked.mock.calls.length).toBeLessThanOrEqual(6);
  for (const [query] of asked.mock.calls) {
    expect(String(query).split(' ').length).toBeLessThanOrEqual(160);
    expect(String(query).length).toBeLessThanOrEqual(6_000);
  }
  asked.mockRestore();
});

test('CHAT-06 any text is searched, to the same entries each time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      expect(search(text, 3)).toEqual(search(text, 3));
    }),
    { numRuns: 20 },
  );
});
