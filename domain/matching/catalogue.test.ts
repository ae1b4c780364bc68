import { expect, test } from 'vitest';
import { z } from 'zod';
import { catalogue } from './catalogue.ts';

const line = z.string().trim().min(2).max(60);
const director = z.strictObject({
  id: z.string().regex(/^[a-z]+(-[a-z]+)+$/),
  name: line,
  location: line,
  rating: z.number().min(1).max(5).multipleOf(0.1),
  reviews: z.int().positive(),
  videoUrl: z.url({ protocol: /^https$/, hostname: /^(www\.youtube\.com|youtu\.be)$/ }),
  videoThumbnail: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  videoDuration: z.string().regex(/^\d{1,2}:[0-5]\d$/),
  description: z.string().min(60).max(300),
  specialties: z.array(line).min(2).max(5),
  skills: z.array(line).min(5).max(10),
  rate: z.int().positive(),
  startingAt: z.int().positive(),
});

test('MATCH-01 the catalogue holds twelve complete directors, each once', () => {
  expect(z.array(director).parse(catalogue)).toHaveLength(12);
  for (const key of ['id', 'name', 'description', 'videoThumbnail'] as const)
    expect(new Set(catalogue.map((one) => one[key])).size).toBe(12);
  for (const { skills } of catalogue) expect(new Set(skills).size).toBe(skills.length);
});

test.each([1000, 5000, 10_000, 25_000, 50_000, 100_000])(
  'MATCH-01 a budget of $%i finds somebody who starts within it and above half of it',
  (budget) => {
    const near = catalogue.filter(
      ({ startingAt }) => startingAt <= budget && budget <= 2 * startingAt,
    );
    expect(near).not.toEqual([]);
  },
);

test('MATCH-01 not everybody carries what the ranking rewards', () => {
  const bios = catalogue.map(({ description }) => description);
  const honoured = bios.filter((bio) => /award|years|veteran/i.test(bio));
  expect(honoured.length).toBeGreaterThanOrEqual(3);
  expect(honoured.length).toBeLessThanOrEqual(6);
  for (const platform of ['TikTok', 'YouTube', 'Instagram'])
    expect(catalogue.some(({ specialties }) => specialties.includes(platform))).toBe(true);
});
