import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createdOn } from '../days.ts';
import { formData } from './form-data.ts';
import { projectWords } from './project-words.ts';

test('PROJ-07 a project that says nothing is shown by the words for nothing', () => {
  expect(projectWords({})).toEqual({
    approach: 'Standard',
    videoStyle: 'Not specified',
    platforms: [],
    budget: 'Not specified',
    schedule: 'Not specified',
    audience: 'Not specified',
    description: '',
  });
});

test('PROJ-07 stored values are shown by their labels', () => {
  expect(
    projectWords({
      creativeApproach: 'problem',
      videoStyle: 'narrative',
      platform: ['youtube', 'tiktok'],
      budget: '25k-50k',
      specificBudget: '$12,000',
      schedule: '1-2weeks',
      targetAudience: ' Neighbours ',
      description: ' Bread.\n',
    }),
  ).toEqual({
    approach: 'Problem',
    videoStyle: 'Character in Narrative',
    platforms: ['YouTube', 'TikTok'],
    budget: '$25k–$50k',
    schedule: '1–2 weeks',
    audience: 'Neighbours',
    description: 'Bread.',
  });
});

test('PROJ-10 free text of an older project is shown as it is', () => {
  expect(
    projectWords({
      creativeApproach: 'Mostly sung',
      videoStyle: 'constructor',
      platform: 'Cinema',
      budget: 'What it takes',
      schedule: 'By Easter',
    }),
  ).toMatchObject({
    approach: 'Mostly sung',
    videoStyle: 'constructor',
    platforms: ['Cinema'],
    budget: 'What it takes',
    schedule: 'By Easter',
  });
});

test.each([
  ['tiktok', ['TikTok']],
  [['tiktok', 'tiktok', ' '], ['TikTok']],
  ['', []],
  [[], []],
])('PROJ-03 platforms %j are the badges %j', (platform, badges) => {
  expect(projectWords({ platform }).platforms).toEqual(badges);
});

test.each([
  ['under-25k', '12000', 'Under $25k ($12,000)'],
  ['under-25k', '$12,000', 'Under $25k ($12,000)'],
  ['under-25k', '', 'Under $25k'],
  ['50k-100k', '12000', '$50k–$100k'],
  ['', '$9,000', '$9,000'],
  ['', 'a little', 'a little'],
])('PROJ-07 budget %j with amount %j is %j', (budget, specificBudget, words) => {
  expect(projectWords({ budget, specificBudget }).budget).toBe(words);
});

test('PROJ-07 any answers can be shown', () => {
  const text = fc.string({ maxLength: 100 });
  const answers = fc.record(
    {
      platform: fc.oneof(text, fc.array(text, { maxLength: 5 })),
      budget: text,
      specificBudget: text,
      schedule: text,
      creativeApproach: text,
      videoStyle: text,
      targetAudience: text,
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(answers, (given) => {
      const read = formData.safeParse(given);
      if (!read.success) return;
      const { description: _, platforms, ...words } = projectWords(read.data);
      for (const word of [...platforms, ...Object.values(words)]) expect(word).not.toBe('');
    }),
  );
});

test.each([
  ['2026-11-20T00:00:00.000Z', 'Nov 20, 2026'],
  ['2026-11-20T23:59:59.999Z', 'Nov 20, 2026'],
  ['2026-01-05T12:00:00.000Z', 'Jan 5, 2026'],
  ['', ''],
  ['yesterday', ''],
])('PROJ-03 %j was created on %j', (iso, day) => {
  expect(createdOn(iso)).toBe(day);
});

test('PROJ-03 the day is that of the named time zone', () => {
  expect(createdOn('2026-11-20T02:00:00.000Z', 'America/Los_Angeles')).toBe('Nov 19, 2026');
});
