import { expect, test } from 'vitest';
import { everydayQuestions } from './testing/everyday-questions.ts';
import { heldOutQuestions } from './testing/held-out-questions.ts';
import { oddQuestions } from './testing/odd-questions.ts';
import { heldOutSubjects, otherSubjects } from './testing/other-subjects.ts';
import { nearTo, understand } from './understand.ts';

const linesOf = (text: string) => text.trim().split('\n');

/** How many of 100 are answered, and how many are answered or offered to be pressed. */
function measure(text: string) {
  const lines = linesOf(text).map((line) => {
    const [question = '', ids = ''] = line.split(' | ');
    const found = understand(question, []).map(({ id }) => id);
    const near = nearTo(question).map(({ id }) => id);
    const offered = near.filter((id) => !found.includes(id)).slice(0, 3);
    const isRight = (id: string | undefined) => id !== undefined && ids.split(',').includes(id);
    return { isAnswered: isRight(found[0]), isOffered: [...found, ...offered].some(isRight) };
  });
  const share = (of: 'isAnswered' | 'isOffered') =>
    (100 * lines.filter((line) => line[of]).length) / lines.length;
  return { answered: share('isAnswered'), offered: share('isOffered') };
}

const refused = (text: string) => {
  const lines = linesOf(text);
  return (100 * lines.filter((line) => understand(line, []).length === 0).length) / lines.length;
};

test.each([
  ['everyday', everydayQuestions, 260, 97, 99],
  ['odd', oddQuestions, 260, 94, 98],
  ['held out', heldOutQuestions, 60, 70, 92],
] as const)(
  'CHAT-06 of the %s questions enough are answered, and more are offered',
  (_, text, count, answered, offered) => {
    expect(linesOf(text).length).toBeGreaterThanOrEqual(count);
    const found = measure(text);
    expect(found.answered).toBeGreaterThanOrEqual(answered);
    expect(found.offered).toBeGreaterThanOrEqual(offered);
  },
);

test('CHAT-06 other subjects are refused', () => {
  expect(refused(otherSubjects)).toBeGreaterThanOrEqual(93);
  expect(refused(heldOutSubjects)).toBeGreaterThanOrEqual(90);
});

test('CHAT-06 an amount of money is understood by what it leads to', () => {
  const [small] = understand('can you do something with 1,500 dollars', []);
  const [large] = understand('we have $90k to spend', []);
  expect([small?.id, large?.id]).toEqual(['no-budget', 'big-budget']);
});
