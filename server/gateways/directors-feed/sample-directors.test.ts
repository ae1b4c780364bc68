import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { filterSkills } from '#domain/directors/directory.ts';
import { catalogue } from '#domain/matching/catalogue.ts';
import { sampleDirectors } from './sample-directors.ts';
import { films } from './sample-reels.ts';

const line = z.string().trim().min(2).max(60);
const lines = z.array(line).refine((all) => new Set(all).size === all.length);
const row = z.strictObject({
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  name: line,
  location: line,
  contact_email: z.email().regex(/@(example\.com|[a-z-]+\.example)$/),
  contact_phone: z.string().regex(/^555-01\d\d$/),
  hourly_rate: z.int().positive(),
  project_minimum: z.int().min(900),
  rating: z.number().min(1).max(5).multipleOf(0.1).nullable(),
  review_count: z.int().nonnegative(),
  bio: z.string().trim().min(10).max(1000),
  skills: lines.min(5).max(10),
  tools: lines.min(2).max(10),
  categories: lines.min(1).max(5),
  profile_image: z.null(),
  video_reel_url: z
    .url({ protocol: /^https$/, hostname: /^(www\.youtube\.com|youtu\.be)$/ })
    .nullable(),
  video_reel_duration: z
    .string()
    .regex(/^\d{1,2}:[0-5]\d$/)
    .nullable(),
  website_url: z.url({ protocol: /^https$/, hostname: /\.example$/ }).optional(),
  availability_status: z.enum(['available', 'busy']),
});

const count = (matches: (one: (typeof sampleDirectors)[number]) => boolean) =>
  sampleDirectors.filter(matches).length;

test('DIR-09 the sample feed holds sixty complete rows, each person once', () => {
  expect(z.array(row).parse(sampleDirectors)).toHaveLength(60);
  for (const key of ['id', 'name', 'bio', 'contact_email', 'contact_phone'] as const)
    expect(new Set(sampleDirectors.map((one) => one[key])).size).toBe(60);
});

test('DIR-09 the feed begins with the people of the catalogue, none of them busy', () => {
  const first = sampleDirectors.slice(0, 12);
  expect(first.map(({ id }) => id)).toEqual(catalogue.map(({ id }) => id));
  expect(new Set(first.map((one) => one.availability_status))).toEqual(new Set(['available']));
  expect(first.map(({ project_minimum }) => project_minimum)).toEqual(
    catalogue.map(({ startingAt }) => startingAt),
  );
});

test('DIR-09 an id is the name in plain letters, as far as it goes', () => {
  const letters: Record<string, string> = { ø: 'o', ł: 'l', ı: 'i' };
  for (const { id, name } of sampleDirectors) {
    const plain = name
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^a-z -]/g, (letter) => letters[letter] ?? '?');
    const parts = plain.split(/[ -]/);
    expect(parts).toEqual(expect.arrayContaining(id.split('-')));
  }
});

test('DIR-02 every skill offered as a filter finds somebody, the usual ones many', () => {
  const counts = filterSkills.map((skill) =>
    count(({ skills }) => skills.some((one) => one.toLowerCase().includes(skill.toLowerCase()))),
  );
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(2);
  expect(Math.min(...counts)).toBeLessThanOrEqual(3);
  expect(Math.max(...counts)).toBeGreaterThanOrEqual(20);
});

test('DIR-07 every reel of the feed and the catalogue is a film we may name, at its true length', async () => {
  const document = await readFile('docs/sample-reels.md', 'utf8');
  for (const { id, duration } of Object.values(films))
    expect(document).toMatch(new RegExp(`\\| ${duration} \\| \\[${id}\\]`));
  for (const { video_reel_url: url, video_reel_duration: duration } of sampleDirectors) {
    if (url === null) continue;
    const { pathname, searchParams } = new URL(url);
    const id = searchParams.get('v') ?? pathname.split('/').at(-1);
    expect(Object.values(films)).toContainEqual({ id, duration });
  }
});

test('DIR-09 the feed is as uneven as real ones', () => {
  expect(count(({ rating }) => rating === null)).toBeGreaterThanOrEqual(3);
  expect(count((one) => (one.rating === null) !== (one.review_count === 0))).toBe(0);
  expect(count(({ video_reel_url }) => video_reel_url === null)).toBeGreaterThanOrEqual(3);
  expect(count(({ website_url }) => website_url === undefined)).toBeGreaterThanOrEqual(5);
  expect(count(({ availability_status }) => availability_status === 'busy')).toBe(12);
  expect(count(({ name }) => !name.includes(' '))).toBe(1);
  expect(count(({ name }) => /[^\x20-\x7e]/.test(name))).toBeGreaterThanOrEqual(8);
  expect(count(({ name }) => name.length > 40)).toBe(1);
  expect(count(({ bio }) => bio.length > 850)).toBe(1);
  expect(count(({ bio }) => bio.length < 30)).toBe(1);
});
