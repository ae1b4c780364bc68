import { expect, test } from 'vitest';
import { formatDollars } from '#domain/money.ts';
import { formatCents, guaranteed, starter } from '#domain/payments/offer.ts';
import { projectAmount } from '#domain/payments/order-amount.ts';
import {
  freeForEverybody,
  starterGives,
  starterInShort,
  whyMonthly,
} from '#domain/payments/starter-contents.ts';
import { readPolicy } from '#domain/policies-text/policies.ts';
import { stepNumbers } from '#domain/wizard/draft/step-numbers.ts';
import { budgets } from '#domain/wizard/options.ts';
import type { Installation } from '../installation.ts';
import { type Aspect, answerTo, subjects } from '../subjects.ts';
import { entries } from './entries.ts';
import { textOf } from './entry.ts';

const installations: Installation[] = [true, false].map((is) => ({
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
  installations.map((installation) => ({ id: entry.id, text: textOf(entry, installation) })),
);

test('CHAT-06 there are ninety entries or more, each with an id and a title of its own', () => {
  expect(entries.length).toBeGreaterThanOrEqual(90);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  expect(new Set(entries.map(({ title }) => title)).size).toBe(entries.length);
});

test.each(entries.map((entry) => [entry.id, entry] as const))(
  'CHAT-06 %s leads to entries that exist',
  (id, { next }) => {
    const known = entries.map((entry) => entry.id);
    for (const other of next) expect(known).toContain(other);
    expect(next).not.toContain(id);
  },
);

test('CHAT-06 no question is written down for two entries', () => {
  const asked = entries.flatMap(({ title, questions }) => [title, ...questions]);
  const twice = asked.filter((question, place) => asked.indexOf(question) !== place);
  expect(twice).toEqual([]);
});

test('CHAT-06 texts are a few plain sentences without markup, numbers left open or loud words', () => {
  for (const { id, text } of texts) {
    expect(text, id).not.toMatch(/[<>*_#`[\]{}]|undefined|NaN|!|\bhttps?:/);
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
    ...budgets.map((budget) => formatDollars(projectAmount({ budget }))),
  ];
  const guidelines = ['$6,000', '$12,000', '$20,000', '$25k', '$50k', '$250k'];
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

test('OFFER-01 asked why it is paid by the month, the assistant says what the offer says', () => {
  expect(texts.find(({ id }) => id === 'starter-price')?.text).toContain(whyMonthly);
});

test('FILE-08 OFFER-01 assistant and terms say what the offer says of the starter package', () => {
  const starterText = texts.find(({ id }) => id === 'starter-package')?.text ?? '';
  const { sections } = readPolicy('terms', { phone: '', address: '' });
  for (const said of [starterText, JSON.stringify(sections)]) {
    expect(said).toContain(starterInShort);
    expect(said).toContain(freeForEverybody);
    for (const { short } of starterGives) expect(said).toContain(short);
  }
});
