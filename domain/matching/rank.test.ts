import fc from 'fast-check';
import { expect, test } from 'vitest';
import { budgets, creativeApproaches, platforms } from '../wizard/options.ts';
import type { Candidate } from './candidate.ts';
import { catalogue } from './catalogue.ts';
import { profileOf } from './profile.ts';
import { rankDirectors, reasonsOf } from './rank.ts';
import { scoreOf } from './score.ts';
import { candidateWith, questionAbout } from './testing/question-about.ts';

const rank = (candidates: readonly Candidate[], asked: Record<string, unknown> = {}) =>
  rankDirectors(candidates.map(profileOf), questionAbout(asked));

const word = fc.constantFrom(
  ...[
    'bread',
    'Morning',
    'with',
    'AI',
    'vertical',
    '9:16',
    'years',
    'Campaign',
    'story',
    'to camera',
  ],
  ...['(.*)+$', '\\b[', 'Objective:', '- ', '\n\n', 'خبزنا', '\u202e', 'naïve', 'ﷺ', '😀'],
);
const words = fc.array(word, { maxLength: 12 });
const text = words.map((list) => list.join(' '));
const candidate: fc.Arbitrary<Candidate> = fc.record({
  id: fc.string({ minLength: 1, maxLength: 3 }),
  name: fc.constantFrom('Ada', 'Ádám', 'Zoe', 'ada'),
  location: fc.constantFrom('', 'Miami, FL', 'Austin, TX', 'Oslo'),
  isPriceShown: fc.boolean(),
  bio: text,
  specialties: words,
  skills: words,
  tools: words,
  startingPrice: fc.option(fc.constantFrom(0, 500, 1_000, 5_000, 12_000, 50_000, 200_000)),
  rating: fc.option(fc.constantFrom(4.2, 4.9, 5)),
  reviews: fc.nat(3),
});
const candidates = fc.uniqueArray(candidate, { selector: ({ id }) => id, maxLength: 12 });
const asked = fc.record({
  creativeBrief: text,
  description: fc.constantFrom('bread', 'A story of the morning'),
  platform: fc.subarray([...platforms], { minLength: 1 }),
  creativeApproach: fc.constantFrom(...creativeApproaches),
  budget: fc.constantFrom(...budgets),
  specificBudget: fc.constantFrom('', '$900', '$4,999', '$24,999'),
});

test('MATCH-04 the points of the reasons add up to the score, and none is empty', () => {
  fc.assert(
    fc.property(candidates, asked, (all, question) => {
      for (const { score, terms } of rank(all, question)) {
        expect(terms.reduce((sum, { points }) => sum + points, 0)).toBe(score);
        // What is said of the budget comes first, and may give nothing.
        const fit = terms.filter(({ reason }) => !reason.startsWith('Starts '));
        expect(terms.slice(-fit.length || terms.length)).toEqual(fit);
        for (const { points, reason } of fit) {
          expect(points).toBeGreaterThan(0);
          expect(reason).not.toBe('');
        }
        expect(fit.map(({ points }) => points)).toEqual(
          fit.map(({ points }) => points).toSorted((a, b) => b - a),
        );
      }
    }),
  );
});

test('MATCH-04 the same directors come out alike, in whatever order they and their skills came', () => {
  const shuffled = fc
    .tuple(candidates, fc.infiniteStream(fc.nat()))
    .map(([all, keys]) => ({ all, other: shuffle(all, keys) }));
  fc.assert(
    fc.property(shuffled, asked, ({ all, other }, question) => {
      const flipped = other.map((one) => ({ ...one, skills: one.skills.toReversed() }));
      const outcome = (list: Candidate[]) =>
        rank(list, question).map(({ candidate: { id }, score, terms }) => ({ id, score, terms }));
      expect(outcome(flipped)).toEqual(outcome(all));
      expect(outcome(all)).toEqual(outcome(all));
    }),
  );
});

function shuffle<T>(list: readonly T[], keys: Iterator<number>): T[] {
  return list
    .map((one) => ({ one, key: Number(keys.next().value) }))
    .sort((a, b) => a.key - b.key)
    .map(({ one }) => one);
}

test('MATCH-03 another word in the brief never lowers a score', () => {
  fc.assert(
    fc.property(candidate, asked, word, (one, question, more) => {
      const profile = profileOf(one);
      const score = (creativeBrief: string) =>
        scoreOf(profile, questionAbout({ ...question, creativeBrief })).score;
      const before = score(question.creativeBrief);
      expect(score(`${question.creativeBrief} ${more}`)).toBeGreaterThanOrEqual(before);
      expect(score(`${question.creativeBrief}\n\n${more}`)).toBeGreaterThanOrEqual(before);
    }),
  );
});

test('MATCH-04 equals are ordered by rating, reviews, name, and at last id', () => {
  const list = [
    candidateWith({ id: 'a', name: 'Ada', rating: null, reviews: 90 }),
    candidateWith({ id: 'b', name: 'Ada', rating: 4, reviews: 1 }),
    candidateWith({ id: 'c', name: 'Ada', rating: 4.5, reviews: 1 }),
    candidateWith({ id: 'd', name: 'Ada', rating: 4.5, reviews: 2 }),
    candidateWith({ id: 'e', name: 'Émile', rating: 4.5, reviews: 2 }),
    candidateWith({ id: 'f', name: 'Zoe', rating: 4.5, reviews: 2 }),
    candidateWith({ id: 'g', name: 'Zoe', rating: 4.5, reviews: 2 }),
    candidateWith({ id: 'h', name: 'Zoe', rating: 1, reviews: 0, location: 'Miami, FL' }),
  ];
  const order = rank(list.toReversed()).map((ranked) => ranked.candidate.id);
  expect(order.join('')).toBe('hdefgcba');
});

test('MATCH-03 hostile text of 20,000 characters is read like any other', () => {
  const texts = [
    '('.repeat(20_000),
    '(a+)+$'.repeat(3_000),
    `${'a'.repeat(19_990)}!`,
    `${':\n'.repeat(9_000)}x: `,
    `${'\n '.repeat(9_000)}x`,
    ' \u202eخبز\u200f'.repeat(3_000),
    '\ud800 [[:alpha:]] \\p{L} .*'.repeat(800),
    Array.from({ length: 4_000 }, (_, at) => `w${at.toString(36)}x`).join(' '),
  ];
  for (const hostile of texts) {
    const one = candidateWith({ bio: hostile, skills: [hostile], location: hostile });
    const question = { creativeBrief: hostile.toWellFormed().slice(0, 20_000) };
    const [ranked] = rank([one], question);
    expect(rank([one], question)[0]?.score).toBe(ranked?.score);
  }
});

test('MATCH-01 MATCH-03 the whole catalogue is ranked, and what is asked changes who leads', () => {
  const everybody = catalogue.map(({ description, startingAt, ...one }) => ({
    ...one,
    bio: description,
    tools: [],
    startingPrice: startingAt,
    isPriceShown: true,
  }));
  const first = (question: Record<string, unknown>) => rank(everybody, question)[0]?.candidate.id;
  const bread = 'A sound and one cut for food and drink, sunrise, bread';
  expect(rank(everybody)).toHaveLength(12);
  expect(first({ creativeBrief: bread, specificBudget: '$12,000', platform: ['youtube'] })).toBe(
    'odalys-brandt-vey',
  );
  const insurance = 'Insurance for people who have other things to do, explained by a customer';
  expect(
    first({
      creativeBrief: insurance,
      budget: '25k-50k',
      platform: ['youtube'],
      creativeApproach: 'problem',
    }),
  ).toBe('sunniva-takeda-rhode');
});

test('MATCH-04 a reason that most have is none for one of them, and is said once of all', () => {
  const ranked = rank([
    candidateWith({ id: 'a', name: 'A', skills: ['AI video'], bio: 'Ten years of bold work' }),
    candidateWith({ id: 'b', name: 'B', skills: ['AI video'] }),
    candidateWith({ id: 'c', name: 'C', skills: ['AI video'], location: 'Miami, FL' }),
  ]);
  expect(reasonsOf(ranked)).toEqual({
    own: [['Makes bold work', 'Long in the trade'], ['Based on a US coast'], []],
    common: ['Works with AI tools'],
  });
});

test('MATCH-04 of the brief’s words those that most have are left out', () => {
  const who = (id: string, skills: string[]) => candidateWith({ id, name: id, skills });
  const ranked = rank([who('a', ['Bread', 'Butter']), who('b', ['Bread']), who('c', ['Barley'])], {
    creativeBrief: 'Bread, butter and barley.',
  });
  expect(reasonsOf(ranked)).toEqual({
    own: [['One of your brief’s words: butter'], [], ['One of your brief’s words: barley']],
    common: [],
  });
});

test('MATCH-04 a reason names no word of the brief that its writer chose, where it is said what was typed', () => {
  const one = candidateWith({ skills: ['Street casting', 'Bread'] });
  const creativeBrief = 'Audience: Left open; to be confirmed before casting. Bread.';
  const reasons = (typed?: string) => reasonsOf(rank([one], { creativeBrief, typed })).own;
  expect(reasons('Rye bread.')).toEqual([['One of your brief’s words: bread']]);
  expect(reasons('')).toEqual([[]]);
  expect(reasons()).toEqual([['Two of your brief’s words: casting, bread']]);
});

test('MATCH-04 who is alone in the list has every reason', () => {
  const ranked = rank([candidateWith({ skills: ['AI video'], location: 'Miami, FL' })]);
  expect(reasonsOf(ranked)).toEqual({
    own: [['Works with AI tools', 'Based on a US coast']],
    common: [],
  });
});

test('MATCH-04 no reason a row shows holds for more than half of any list', () => {
  fc.assert(
    fc.property(candidates, asked, (all, question) => {
      const { own } = reasonsOf(rank(all, question));
      const holders = Map.groupBy(own.flat(), (reason) => reason);
      if (all.length < 2) return;
      for (const [reason, { length }] of holders)
        if (!reason.includes('your brief’s words'))
          expect(length).toBeLessThanOrEqual(all.length / 2);
    }),
  );
});
