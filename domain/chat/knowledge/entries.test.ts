import { expect, test } from 'vitest';
import { formatDollars } from '../../money.ts';
import { formatCents, guaranteed, starter } from '../../payments/offer.ts';
import { stepNumbers } from '../../wizard/steps.ts';
import { chatAction } from '../action.ts';
import { textOf } from '../entry.ts';
import type { House } from '../house.ts';
import { type Aspect, answerTo, subjects } from '../subjects.ts';
import { waysToBegin } from '../ways/beginning.ts';
import { waysToMake } from '../ways/making.ts';
import { waysToPay } from '../ways/money.ts';
import { waysToAccount } from '../ways/people.ts';
import { waysToProduce } from '../ways/producing.ts';
import { entries } from './entries.ts';

const houses: House[] = [true, false].map((is) => ({
  phone: is ? '(213) 555-0142' : '',
  address: '',
  callUrl: '',
  isTest: is,
  keepsMail: is,
  hasGoogle: is,
  hasSamples: is,
  writesItself: is,
  countsVisits: is,
}));
const texts = entries.flatMap((entry) =>
  houses.map((house) => ({ id: entry.id, text: textOf(entry, house) })),
);

test('CHAT-06 there are ninety entries or more, each with an id and a title of its own', () => {
  expect(entries.length).toBeGreaterThanOrEqual(90);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  expect(new Set(entries.map(({ title }) => title)).size).toBe(entries.length);
});

test.each(entries.map((entry) => [entry.id, entry] as const))(
  'CHAT-06 %s leads to entries that exist, and to an action that is one',
  (id, { next, action, aliases, title }) => {
    const known = entries.map((entry) => entry.id);
    for (const other of next) expect(known).toContain(other);
    expect(next).not.toContain(id);
    expect(next.length).toBeLessThanOrEqual(3);
    if (action) expect(chatAction.safeParse(action).success).toBe(true);
    expect(aliases.length).toBeGreaterThanOrEqual(2);
    expect(title.length).toBeLessThanOrEqual(90);
  },
);

test('CHAT-06 the further ways to ask belong to entries', () => {
  const known = entries.map(({ id }) => id);
  const ways = [waysToBegin, waysToMake, waysToPay, waysToProduce, waysToAccount];
  const idsWithWays = ways.flatMap((some) => Object.keys(some));
  expect(new Set(idsWithWays).size).toBe(idsWithWays.length);
  expect(idsWithWays.length).toBeGreaterThan(120);
  for (const id of idsWithWays) expect(known).toContain(id);
});

test('CHAT-06 texts are a few plain sentences without markup, numbers left open or loud words', () => {
  for (const { id, text } of texts) {
    expect(text, id).not.toMatch(/[<>*_#`[\]]|undefined|NaN|!|\bhttps?:/);
    expect(text, id).toMatch(/[.”]$/);
    expect(text.length, id).toBeLessThanOrEqual(520);
    expect(text.length, id).toBeGreaterThan(40);
  }
});

test('CHAT-06 a text begins with the fact, so that it answers however it was asked for', () => {
  const fitsOneQuestionOnly =
    /^(?:yes|no(?! (?:account|skill|tax|cookies))|not(?! allowed)|none|gladly|sure|of course|ask|only|minutes|that is)\b/i;
  for (const { id, text } of texts) expect(text, id).not.toMatch(fitsOneQuestionOnly);
});

test('CHAT-06 every aspect of a subject is answered by an entry', () => {
  const known = entries.map(({ id }) => id);
  const aspects: Aspect[] = ['price', 'time', 'change', 'end', 'rights', 'reach'];
  const named = aspects.flatMap((aspect) =>
    subjects.flatMap((subject) => answerTo(aspect, subject) ?? []),
  );
  expect(named.length).toBeGreaterThan(20);
  for (const id of named) expect(known).toContain(id);
});

test('CHAT-06 amounts are those that are charged: no other is named', () => {
  const charged = [
    formatCents(starter.cents),
    formatCents(starter.usualCents),
    formatDollars(guaranteed.from),
    formatDollars(guaranteed.to),
    formatDollars(guaranteed.to + 1),
  ];
  const guidelines = ['$6,000', '$12,000', '$20,000', '$25k', '$250k'];
  const amounts = texts.flatMap(({ text }) => text.match(/\$[\d.,]*\dk?/g) ?? []);
  expect(amounts.length).toBeGreaterThan(10);
  for (const amount of amounts) expect([...charged, ...guidelines]).toContain(amount);
});

test('CHAT-06 every step of the wizard is spoken of', () => {
  const about = entries.filter(({ id }) => id.startsWith('step-') || id === 'what-happens-next');
  // 10.5 and 13 are told of as choosing an amount and as the starter package.
  const others = entries.filter(({ id }) => id === 'choose-amount' || id === 'starter-package');
  expect(about.length + others.length).toBeGreaterThanOrEqual(stepNumbers.length - 1);
});
