import { expect, test } from 'vitest';
import { notUnderstood, revisionWords } from './revision-words.ts';

test('PLAN-07 what became of a revision is said: done, in part, not understood', () => {
  expect(
    revisionWords([
      { words: 'Shorter', outcome: 'done' },
      { words: 'purple it', outcome: 'not-understood', why: 'kept-as-remark' },
      { words: 'language', outcome: 'partly', why: 'own-words-stay' },
    ]),
  ).toBe(
    'Done: “Shorter”. In part: another language (your own sentences stay as you typed them). Not understood: “purple it” (it stands as a remark under the script).',
  );
  expect(revisionWords([])).toBe('');
});

test('PLAN-07 where nothing of it was done it is not said to be done in part', () => {
  const words = 'Take out the row with the spoon.';
  expect(revisionWords([{ words, outcome: 'partly', why: 'kept-as-remark' }])).toBe(
    `Not done: “${words}” (it stands as a remark under the script).`,
  );
});

test('PLAN-07 what was not understood stays as it was typed, to be said better', () => {
  expect(
    notUnderstood([
      { words: 'Shorter', outcome: 'done' },
      { words: 'purple it', outcome: 'not-understood', why: 'kept-as-remark' },
      { words: 'longer with a whistle in French', outcome: 'partly', why: 'rest-as-remark' },
      { words: 'no music', outcome: 'partly', why: 'as-it-was' },
    ]),
  ).toBe('purple it\nlonger with a whistle in French');
});
