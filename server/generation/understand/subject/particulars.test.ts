// Day, place and sender of 64 announcements in four languages, written by somebody who had seen no code.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { userTypes } from '#domain/wizard/options.ts';
import { readForm } from '../understand.ts';

const announcements = z
  .array(
    z.object({
      userType: z.enum(userTypes),
      productName: z.string(),
      description: z.string(),
      targetAudience: z.string().default(''),
      behavior: z.string().default(''),
      notes: z.string().default(''),
      date: z.string(),
      venue: z.string(),
      sponsor: z.string(),
    }),
  )
  .parse(
    JSON.parse(
      readFileSync(new URL('../../evaluate/corpus/particulars.json', import.meta.url), 'utf8'),
    ),
  );

const frames = announcements.map((typed) => ({
  typed,
  frame: readForm({ ...typed, evaluation: '' }),
}));

test.each([
  { part: 'date', right: 43, invented: 1 },
  { part: 'venue', right: 26, invented: 2 },
  { part: 'sponsor', right: 39, invented: 0 },
] as const)(
  'PLAN-04 the $part that is typed is read, and none where none is',
  ({ part, right, invented }) => {
    const read = frames.map(({ typed, frame }) => ({
      want: typed[part],
      got: (part === 'date' ? frame.dates[0] : frame[part]) ?? '',
    }));
    const found = read.filter(({ want, got }) => want !== '' && isRead(want, got));
    expect(found.length).toBeGreaterThanOrEqual(right);
    expect(read.filter(({ want, got }) => want === '' && got !== '').length).toBeLessThanOrEqual(
      invented,
    );
  },
);

// With what stands before or behind it, or without its last words.
const isRead = (want: string, got: string) =>
  got.includes(want) || (want.includes(got) && got.length > want.length * 0.6);

test.each([
  ['Samstag, 17. April, ab 10 Uhr, Bauhof, Halle 2. Nur Barzahlung.', 'Bauhof, Halle 2'],
  ['On Saturday 9 November the van is on the pier in Killybegs.', 'the pier in Killybegs'],
  ['Estreno: viernes 14 de noviembre, 20:30 h, Teatro Colón, A Coruña.', 'Teatro Colón, A Coruña'],
  ['Nous jouons le 21 mars à 18h30, cinéma Armor, Saint-Jacut.', 'cinéma Armor, Saint-Jacut'],
  ['I learned it in Lagos and came home on 3 May.', undefined],
])('PLAN-04 where it takes place stands beside its day: %s', (description, venue) => {
  const frame = readForm({
    userType: 'business',
    productName: 'Probe',
    description,
    targetAudience: '',
    behavior: '',
    evaluation: '',
  });
  expect(frame.venue).toBe(venue);
});
