import { expect, test } from 'vitest';
import { stageFor } from '../stage.ts';
import { broomFrame, broomRequest } from '../testing/broom-frame.ts';
import { fill, slotsOf } from '../wording/pattern.ts';
import { wordsOf } from './words.ts';

const languages = ['en', 'de', 'es', 'fr'] as const;
const known = new Set([
  ...Object.keys(stageFor(broomFrame, broomRequest).slots),
  // What a picture, a concept or a section of the brief adds.
  ...['told', 'lettering', 'also', 'detail', 'title', 'frame', 'picture', 'words', 'pace'],
  ...['note', 'claim', 'limit', 'when', 'seconds', 'rule', 'sign'],
  ...[
    'clothes',
    'format',
    'size',
    'length',
    'safe',
    'person',
    'opener',
    'fact',
    'figure',
    'contact',
    'heard',
    'deed',
    'sponsor',
    'audience',
  ],
]);

const allIn = (value: unknown, path = ''): [path: string, text: string][] =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(value ?? {}).flatMap(([key, one]) => allIn(one, `${path}.${key}`));

function isBalanced(text: string): boolean {
  const open: string[] = [];
  const pairs: Record<string, string> = { '}': '{', ']': '[', '>': '<' };
  for (const letter of text) {
    if ('{[<'.includes(letter)) open.push(letter);
    else if (letter in pairs && open.pop() !== pairs[letter]) return false;
  }
  return open.length === 0;
}

test.each(languages)('every pattern in %s is balanced and names known slots', (language) => {
  for (const [path, text] of allIn(wordsOf(language))) {
    expect(isBalanced(text), `${path}: ${text}`).toBe(true);
    expect(
      slotsOf(text).filter((slot) => !known.has(slot)),
      `${path}: ${text}`,
    ).toEqual([]);
  }
});

test('French keeps its spaces before tall signs, whatever was left out', () => {
  expect(JSON.stringify(wordsOf('fr'))).not.toMatch(/ [;:!?»]|« /u);
  expect(fill('{a}<, {b}>\u00a0: {c} .', { a: 'un', c: 'deux' }, 's')).toBe('un\u00a0: deux.');
});

test('a slot that begins a sentence within a pattern takes a capital, a question keeps its mark', () => {
  const slots = { said: 'Does it smell?', who: 'a woman' };
  expect(fill('{said}. {who} waits', slots, 's')).toBe('Does it smell? A woman waits');
});
