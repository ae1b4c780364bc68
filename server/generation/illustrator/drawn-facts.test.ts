import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readDrawnFacts } from './drawn-facts.ts';

test('what is noted of the drawings is what they say: else `node scripts/trace/note-drawn-facts.ts`', () => {
  const noted = readFileSync(new URL('./drawn-facts.json', import.meta.url), 'utf8');
  expect(JSON.parse(noted)).toEqual(readDrawnFacts());
});
