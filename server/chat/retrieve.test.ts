import { expect, test } from 'vitest';
import { entries } from '#domain/chat/knowledge/entries.ts';
import { smallTalk } from '#domain/chat/small-talk.ts';
import { retrieve, scoreFloor } from './retrieve.ts';
import { askedQuestions, unanswerable } from './testing/asked-questions.ts';
import { newQuestions, newUnanswerable } from './testing/new-questions.ts';
import { someHouse } from './testing/some-house.ts';
import { understand } from './understand.ts';

const share = (part: number, all: number) => part / all;

function wrong(questions: typeof askedQuestions): string[] {
  return questions.flatMap(([question, ...ids]) => {
    const found = understand(question, [])[0]?.id ?? 'nothing';
    return ids.includes(found) ? [] : [`${question} → ${found}, not ${ids.join(' or ')}`];
  });
}
const answered = (questions: readonly string[]) =>
  questions.flatMap((question) => understand(question, []).map(({ id }) => `${question} → ${id}`));

test('CHAT-06 at least 98 of 100 questions of the table find their entry', () => {
  const misses = wrong(askedQuestions);
  expect(askedQuestions.length).toBeGreaterThanOrEqual(200);
  expect(share(misses.length, askedQuestions.length), misses.join('\n')).toBeLessThanOrEqual(0.02);
});

test('CHAT-06 at least 95 of 100 questions about something else are refused', () => {
  const wrongly = answered(unanswerable);
  expect(share(wrongly.length, unanswerable.length), wrongly.join('\n')).toBeLessThanOrEqual(0.05);
});

test('CHAT-06 of questions nothing was written from, 8 of 10 find their entry', () => {
  const misses = wrong(newQuestions);
  expect(share(misses.length, newQuestions.length), misses.join('\n')).toBeLessThanOrEqual(0.2);
});

test('CHAT-06 of other subjects nothing was written from, 9 of 10 are refused', () => {
  const wrongly = answered(newUnanswerable);
  expect(share(wrongly.length, newUnanswerable.length), wrongly.join('\n')).toBeLessThanOrEqual(
    0.1,
  );
});

test('CHAT-06 every entry is found by its title and by each of its other ways to ask', () => {
  const lost = entries.flatMap(({ id, title, aliases }) =>
    [title, ...aliases].flatMap((way) => {
      const found = retrieve(way, 6).filter(({ score }) => score >= scoreFloor);
      const isFound = found.some(({ entry }) => entry.id === id) || smallTalk(way, someHouse());
      return isFound ? [] : [`${id}: ${way}`];
    }),
  );
  expect(lost).toEqual([]);
});

test.each(['', '   ', '???', 'the and of', '\u0000\ud800', '🎬🎬🎬'])(
  'CHAT-06 %j finds nothing',
  (question) => {
    expect(retrieve(question)).toEqual([]);
  },
);
