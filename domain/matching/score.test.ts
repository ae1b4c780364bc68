import { describe, expect, test } from 'vitest';
import type { Candidate } from './candidate.ts';
import { profileOf } from './profile.ts';
import { scoreOf } from './score.ts';
import { candidateWith, questionAbout } from './testing/question-about.ts';

const score = (candidate: Partial<Candidate>, asked: Record<string, unknown> = {}) =>
  scoreOf(profileOf(candidateWith(candidate)), questionAbout(asked));
const reasons = (candidate: Partial<Candidate>, asked: Record<string, unknown> = {}) =>
  score(candidate, asked).terms.map(({ points, reason }) => `${points} ${reason}`);

test('MATCH-03 who shares nothing with what is asked has no points and no reasons', () => {
  expect(score({})).toEqual({ score: 0, terms: [] });
});

describe('MATCH-02 budget', () => {
  const bracket = { budget: '50k-100k' };
  test.each([
    ['at the budget', 50_000, 15],
    ['a dollar below', 49_999, 15],
    ['half the budget', 25_000, 15],
    ['a dollar below half', 24_999, 10],
    ['far below', 100, 10],
    ['nothing', 0, 10],
    ['a dollar above the budget', 50_001, 3],
    ['a dollar below twice the budget', 99_999, 3],
    ['twice the budget', 100_000, 0],
    ['far above', 900_000, 0],
  ])('a starting price %s', (_where, startingPrice, points) => {
    expect(score({ startingPrice }, bracket).score).toBe(points);
  });

  test.each([
    ['$4,999', 1_999, 3],
    ['$4,999', 2_000, 0],
    ['$4,999', 1_000, 15],
    ['$5,000', 5_000, 15],
    ['$5,000', 2_500, 15],
    ['$5,000', 2_499, 10],
    ['$9,999', 9_999, 3],
    ['$9,999', 10_000, 0],
    ['$10,000', 10_000, 15],
    ['$24,999', 19_999, 3],
    ['$24,999', 20_000, 0],
  ])('%s asked, %i the starting price', (specificBudget, startingPrice, points) => {
    expect(score({ startingPrice }, { specificBudget }).score).toBe(points);
  });

  test('an unknown price or amount gives no budget term', () => {
    expect(score({ startingPrice: null }, bracket).terms).toEqual([]);
    expect(score({ startingPrice: 100 }, { budget: 'under-25k' }).terms).toEqual([]);
  });

  test('the words follow from the step alone, so that no amount reveals a price', () => {
    const all = (startingPrice: number, specificBudget: string) =>
      reasons({ startingPrice }, { specificBudget });
    expect(all(1_900, '$1,000')).toEqual(['3 Starts near your budget']);
    expect(all(1_900, '$4,999')).toEqual(all(1_900, '$1,000'));
    expect(all(1_000, '$1,000')[0]).toBe('10 Starts within your budget');
    for (const price of [1, 400, 1_000])
      expect(all(price, '$500')[0]).toBe('10 Starts near your budget');
  });

  test('the words agree with a price that is shown', () => {
    const first = (startingPrice: number, specificBudget: string) =>
      reasons({ startingPrice, isPriceShown: true }, { specificBudget })[0];
    expect(first(9_000, '$9,000')).toBe('3 Starts within your budget');
    expect(first(9_001, '$9,000')).toBe('3 Starts a little above your budget');
    expect(first(9_999, '$8,000')).toBe('3 Starts a little above your budget');
    expect(first(9_999, '$7,999')).toBe('3 Starts above your budget');
    expect(first(5_000, '$9,000')).toBe('10 Starts within your budget');
    expect(first(28_000, '$12,000')).toBe('0 Starts above your budget');
    expect(first(60_000, '$8,000')).toBe('0 Starts above your budget');
    expect(first(20_000, '$24,999')).toBe('0 Starts within your budget');
    const within = { budget: '25k-50k', specificBudget: '' } as const;
    const chosen = (startingPrice: number) =>
      reasons({ startingPrice, isPriceShown: true }, within)[0];
    expect(chosen(25_000)).toBe('10 Starts within your budget');
    expect(chosen(28_000)).toBe('3 Starts within the range you chose');
    expect(chosen(49_900)).toBe('3 Starts within the range you chose');
  });
});

describe('MATCH-03 words of the brief', () => {
  const skills = ['Bread', 'Butter', 'Neighbours'];

  test('three points for each, whole words in any case', () => {
    const creativeBrief = 'NEIGHBOURS buy bread with butter. Warm bread.';
    expect(reasons({ skills }, { creativeBrief })).toEqual([
      '9 Three of your brief’s words: neighbours, bread, butter',
    ]);
    expect(
      reasons({ skills }, { creativeBrief: `${creativeBrief} Rolls, cakes, coffee.` }),
    ).toEqual(['9 Three of your brief’s words: neighbours, bread, butter']);
    expect(score({ skills: ['Breadcrumbs', 'Shortbread'] }, { creativeBrief }).score).toBe(0);
  });

  test('they are found in bio, specialties, skills and tools, not in name or place', () => {
    for (const found of [{ bio: 'bread' }, { specialties: ['Bread'] }, { tools: ['bread oven'] }])
      expect(score(found, { creativeBrief: 'bread' }).score).toBe(3);
    const named = { name: 'Bread Smith', location: 'Breadville, Bread' };
    expect(score(named, { creativeBrief: 'bread breadville' }).score).toBe(0);
  });

  test('the description of the product is read too, each word once', () => {
    const asked = { creativeBrief: 'bread', description: 'Bread and butter' };
    expect(reasons({ bio: 'Bread, butter.' }, asked)).toEqual([
      '6 Two of your brief’s words: bread, butter',
    ]);
  });

  test('there is no cap on the points; three words are shown', () => {
    const words = Array.from(
      { length: 40 },
      (_, at) =>
        `${String.fromCharCode(97 + (at % 26))}${'qz'.repeat(2 + (at % 3))}${at < 26 ? 'k' : 'j'}`,
    );
    const text = [...new Set(words)].join(' ');
    const { score: points, terms } = score({ bio: text }, { creativeBrief: text });
    expect(points).toBe(120);
    expect(terms[0]?.reason).toBe(
      `40 of your brief’s words: ${words.slice(0, 3).join(', ')} and 37 more`,
    );
  });

  test('a word without end is shortened where it is shown', () => {
    const long = '语'.repeat(5_000);
    const [reason] = reasons({ bio: long }, { creativeBrief: long });
    expect(reason).toBe(`3 One of your brief’s words: ${'语'.repeat(40)}…`);
  });
});

test.each([
  ['AI among the tools', { tools: ['Runway'] }, '8 Works with AI tools'],
  ['AI in the bio', { bio: 'She trains AI.' }, '8 Works with AI tools'],
  ['AI twice is once', { bio: 'ai', skills: ['AI video', 'Software'] }, '8 Works with AI tools'],
  ['technology', { specialties: ['Technology'] }, '8 At home in technology'],
  ['advertising', { bio: 'Commercial work and marketing' }, '6 Makes commercials'],
  ['a campaign', { bio: 'Health campaigns' }, '6 Has made whole campaigns'],
  ['marketing', { bio: 'Marketing background' }, '6 Comes from marketing'],
  ['brands', { bio: 'Films for brands' }, '6 Works for brands'],
  ['an award', { bio: 'An award-listed eye, for years' }, '4 Named for awards'],
  ['years', { bio: 'Twenty years' }, '4 Long in the trade'],
  ['a veteran', { bio: 'Veteran of trailers' }, '4 Long in the trade'],
  ['a coast', { location: 'Los Angeles, CA' }, '3 Based on a US coast'],
])('MATCH-03 %s', (_what, candidate, reason) => {
  expect(reasons(candidate)).toEqual([reason]);
});

test.each([
  ['a runway in a bio is one for models', { bio: 'From the runway to Sora Ito' }],
  ['a word that only holds the letters', { bio: 'Said so again, yearslong' }],
  ['an award among the skills', { skills: ['Award shows', 'Years'] }],
])('MATCH-03 %s gives nothing', (_what, candidate) => {
  expect(reasons(candidate)).toEqual([]);
});

test.each([
  [['tiktok'], 'TikTok and vertical films', '8 Makes films for TikTok'],
  [['tiktok'], 'Vertical films, 9:16', '7 Shoots vertical video for TikTok'],
  [['tiktok'], 'social media', '6 At home in social media, as TikTok needs it'],
  [['youtube'], 'YouTube', '8 Makes films for YouTube'],
  [['youtube'], 'In 16:9', '7 Shoots widescreen video for YouTube'],
  [['youtube'], 'documentary', '6 Makes the longer films YouTube has room for'],
  [['instagram'], 'Instagram', '8 Makes films for Instagram'],
  [['instagram'], 'square video', '7 Frames square video for Instagram'],
  [['instagram'], 'fashion', '6 At home in fashion, beauty or lifestyle, for Instagram'],
  [['youtube', 'tiktok'], 'Vertical documentary', '7 Shoots vertical video for TikTok'],
  [['youtube', 'tiktok'], 'TikTok, YouTube', '8 Makes films for YouTube'],
])('MATCH-03 for %j somebody with "%s" earns %s', (platform, skill, reason) => {
  expect(reasons({ skills: [skill] }, { platform, creativeApproach: 'problem' })).toEqual([reason]);
});

test.each([
  ['bold', 'Bold', '7 Makes bold work'],
  ['bold', 'Comedy', '6 Works with wit and surprise'],
  ['bold', 'High-speed', '5 Has the tools for a bold look'],
  ['story', 'Storytelling', '7 Tells stories'],
  ['story', 'Dialogue', '6 Works with people and what they say'],
  ['story', 'Cinematography', '5 Has an eye for the cinema'],
  ['problem', 'Problem', '7 Starts from the problem'],
  ['problem', 'Explainer films', '6 Explains and demonstrates'],
  ['problem', 'Table-top', '5 Shows products plainly'],
])('MATCH-03 for %s somebody with "%s" earns %s', (creativeApproach, skill, reason) => {
  expect(reasons({ skills: [skill] }, { creativeApproach })).toEqual([reason]);
});

test('MATCH-04 the reasons come the weightiest first, equals in a fixed order', () => {
  const candidate = {
    bio: 'Years of bold TikTok commercials with AI, bread and butter',
    location: 'Miami, FL',
    startingPrice: 30_000,
  };
  const asked = { creativeBrief: 'bread', budget: '50k-100k' };
  expect(reasons(candidate, asked)).toEqual([
    '10 Starts within your budget',
    '8 Makes films for TikTok',
    '8 Works with AI tools',
    '7 Makes bold work',
    '6 Makes commercials',
    '5 Takes on projects of your size',
    '4 Long in the trade',
    '3 One of your brief’s words: bread',
    '3 Based on a US coast',
  ]);
  expect(score(candidate, asked).score).toBe(54);
});
